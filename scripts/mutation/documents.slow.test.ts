import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { load } from "js-yaml";
import { expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { readContract } from "../../contract-tests/contract/read.ts";
import { type Documents, documentFailures } from "../../contract-tests/documents/failures.ts";
import type { Path } from "../../contract-tests/documented/position.ts";
import { edits } from "../../contract-tests/members/edits.ts";
import { project } from "../emit/project.fixture.ts";
import { roots } from "../system/roots.fixture.ts";
import { readOriginal } from "./original.ts";
import { regenerate } from "./regenerate.ts";

// Three of the five, and what these do not have: forms, parts, lines, shared requests, documents of GraphQL, fetched addresses.
const manifests = [
  ...["books", "crm", "docgen"].map((name) => `specs/${name}.yaml`),
  ...["batch", "fetches", "forms", "issues", "labels", "letters", "uploads", "values"].map(
    (name) => `scripts/language/testdata/language/${name}.yaml`,
  ),
  "examples/providers/specs/stripe.yaml",
];

/** What may change without being seen, and why. */
const unseen: readonly (readonly [RegExp, why: string])[] = [
  [/\.(description|summary|title|message)$/, "people read it, and the generator adds to it"],
  [/^openapi\.(openapi|info\.license|externalDocs)/, "says nothing of the provider"],
  [/^openapi\.components\.securitySchemes\./, "only where a credential goes is compared"],
  [/\.responses\.\d+\.headers/, "headers that examples happen to show"],
  [/\.responses\.\d+\.content\..*\.schema\./, "a reply is compared by the name of its schema"],
  [
    /\.(style|explode|allowReserved|encoding)(\.|$)/,
    "how values are written is for generators of clients",
  ],
  [
    /^block\.(\$defs|operations\.\d+\.outputs)(\.|$)/,
    "of the schema of an output only its kind is compared",
  ],
  [/^block\.operations\.\d+\.(inputs|auth)/, "what fields and credentials say is said again"],
  [/^block\.fields\.\d+(\.variants\.\d+)?\.type(\.|$)/, "each operation has a variant of its own"],
  [
    /^block\.operations\.\d+\.(page|job)\./,
    "the generator finds out which outputs tell of a page or a job",
  ],
  [/^block\.server\.(map|defaults)/, "runs through the code of the package instead"],
];

/** Places in bodies that may change, too: alternatives, what is inside of inputs, and how lists are written. */
const open: Readonly<Record<string, readonly string[]>> = {
  forms: ["line_items[0][price]", "line_items[0][quantity]", "contentSchema.items.properties"],
  letters: [
    "to.items.required",
    "from.properties.name.required",
    "content.items.anyOf.0.required",
    "content.items.anyOf.1.required",
    "content.maxItems",
    "reply.anyOf",
    "rows",
    "labels.minItems",
    "empty.properties",
    "sent.properties.since.anyOf",
  ],
  uploads: ["owners.type", "attachments.maxItems"],
};

async function emitted(path: string) {
  const text = readFileSync(join(roots.workspace.root, path), "utf8");
  const folder = join(roots.workspace.root, dirname(path));
  const files = await regenerate(readOriginal({ file: { path, text }, folder }), null, project);
  const read = (name: string) => files?.find((each) => each.path === name)?.contents ?? "";
  const documents: Documents = {
    block: JSON.parse(read("block.json")),
    openapi: load(read("openapi.yaml")) as Documents["openapi"], // as it is emitted
  };
  return { documents, contract: readContract(parseYaml(text), path, folder) };
}

const MOST = 3;

/** Every member, but for examples. */
function* members(value: unknown, path: Path = []): Iterable<Path> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inside] of Object.entries(value)) {
    if (key === "examples" || key === "example") continue;
    const own = [...path, Array.isArray(value) ? Number(key) : key];
    yield own;
    yield* members(inside, own);
  }
}

test.each(manifests)("every edit of the documents of %s is seen", async (path) => {
  const { documents, contract } = await emitted(path);
  expect(documentFailures(contract, documents)).toEqual([]);
  const known = open[basename(path, ".yaml")] ?? [];
  const found = new Set<string>();
  for (const member of members(documents)) {
    const place = member.join(".");
    if (unseen.some(([kind]) => kind.test(place))) continue;
    // Gone, and changed once: a number in both directions.
    for (const edited of [...edits(documents, { path: member })].slice(0, MOST)) {
      if (isSeen(contract, edited)) continue;
      const inBody = place.replace(/^.*\.schema\.(properties\.)?/, "");
      found.add(known.find((each) => `${inBody}.`.startsWith(`${each}.`)) ?? place);
    }
  }
  expect([...found]).toEqual(known);
});

function isSeen(contract: Parameters<typeof documentFailures>[0], edited: Documents): boolean {
  try {
    return documentFailures(contract, edited).length > 0;
  } catch {
    return true;
  }
}
