import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { generate } from "../../emit/pipeline.ts";
import { check } from "../../emit/pipeline/check.ts";
import type { SourceRange } from "../../language/diagnostics/diagnostic.ts";
import { isOk } from "../../emit/pipeline/result.ts";
import type { Roots } from "../../system/roots.ts";
import { printed } from "../../system/terminal/streams.fixture.ts";
import { diff } from "../diff/diff.ts";
import { releasedFolder } from "../record/record.ts";
import { type Elsewhere, elsewhere } from "./elsewhere.fixture.ts";
import { planRelease } from "./plan.ts";
import { SHELF } from "./release.fixture.ts";
import { run } from "./run.ts";

const NONE = { only: null, versionOptions: { pre: null, stable: false }, json: false } as const;
const SHELVES = ["shelf", "rack", "bin"] as const;
const HOOKED = SHELF.replace(
  "effect: read",
  "$&\n    hooks: { reply: ./hooks/shelf.ts#trim }",
).replace(
  "description: The books. }",
  `$&
    examples:
      none:
        params: { q: a }
        reply: { status: 200, body: { items: [] } }
        output: { data: [] }`,
);
const shelf = (id: string) =>
  (id === "bin" ? SHELF : HOOKED)
    .replaceAll(/(?<!hooks\/)shelf/g, id)
    .replaceAll("Shelf", id.toUpperCase());
const reply = (word: string) => `/** ${word} */
export function trim({ body }: { readonly body: unknown }): unknown {
  return body ?? ${JSON.stringify(word)};
}
`;

const id = fc.constantFrom(...SHELVES);
const word = fc.constantFrom("one", "two", "three");

/** What somebody may do between two commands. */
const edits = fc.oneof(
  edited(/(?<=description: )Find [^,]*/, (each) => `Find ${each}`),
  edited(/\n {2}\w+_remove_book:[^]*$/, () => "\n"),
  edited(/$/, (each) => `${each}: 1\n`),
  {
    weight: 3,
    arbitrary: word.map((each) => (at: Elsewhere) => {
      at.write("manifests/hooks/shelf.ts", reply(each));
    }),
  },
  id.map((each) => (at: Elsewhere) => at.write(`manifests/${each}.yaml`, shelf(each))),
  id.map((each) => (at: Elsewhere) => rmSync(join(at.root, `manifests/${each}.yaml`), GONE)),
  fc.tuple(id, id).map(([from, to]) => (at: Elsewhere) => {
    at.write(`manifests/${to}.yaml`, shelf(from));
  }),
  id.map((each) => (at: Elsewhere) => {
    const past = join(releasedFolder(at.roots().workspace), `${each}.yaml`);
    if (existsSync(past)) cpSync(past, join(at.root, `manifests/${each}.yaml`));
  }),
  id.map((each) => (at: Elsewhere) => at.write(`emitted/${each}/README.md`, "By hand.\n")),
  id.map((each) => (at: Elsewhere) => rmSync(join(at.root, `emitted/${each}`), GONE)),
  word.map((each) => (at: Elsewhere) => spoil(at, each)),
  fc.constant((at: Elsewhere) => regenerated(at.roots(), { force: true })),
  fc.constant(released),
  fc.constant((at: Elsewhere) => at.commit("Change")),
);

/** Releases what there is, as far as that can be done. */
async function released(at: Elsewhere): Promise<void> {
  for (const kind of ["apply", "record"] as const)
    await attempt(() => printed((streams) => run({ ...NONE, kind }, at.roots(), streams)));
}

const GONE = { recursive: true, force: true };

/** Another text where one of the manifests has this. */
function edited(where: RegExp, by: (word: string) => string) {
  return fc.tuple(id, word).map(([name, each]) => (at: Elsewhere) => {
    const path = `manifests/${name}.yaml`;
    if (existsSync(join(at.root, path))) at.write(path, at.read(path).replace(where, by(each)));
  });
}

/** Cuts, or forges, what was remembered. */
function spoil(at: Elsewhere, how: string): void {
  const { memory } = at.roots().workspace;
  if (memory === null || !existsSync(memory)) return;
  for (const name of readdirSync(memory).filter((each) => each.endsWith(".json"))) {
    const path = join(".cache/blockwright", name);
    const text = at.read(path);
    at.write(
      path,
      how === "one"
        ? text.slice(0, text.length / 2)
        : text.replaceAll(/"operations":\d/g, '"operations":9'),
    );
  }
}

async function regenerated(roots: Roots, more: { force?: true; check?: true }) {
  const { specs, generated: out } = roots.workspace;
  const given = { ...roots, specs, out, only: null, check: false, force: false, all: false };
  return await attempt(() => generate({ ...given, ...more }, () => undefined));
}

/** What a command says, or why it does not. */
async function attempt<T>(action: () => Promise<T>): Promise<T | string> {
  try {
    return await action();
  } catch (error) {
    return String(error);
  }
}

/** Everything that the commands say of a workspace, without times. */
async function told(roots: Roots): Promise<string> {
  const { installation, workspace } = roots;
  const { specs } = workspace;
  const options = { head: null, only: null, format: "json", failOn: null } as const;
  const given = { installation, workspace: () => workspace };
  const since = (base: string) =>
    attempt(() => printed((streams) => diff({ ...options, base }, given, streams)));
  const stale = await regenerated(roots, { check: true });
  const isCurrent = typeof stale !== "string" && isOk(stale);
  const said = {
    checked: await attempt(() => check({ ...roots, specs, only: null }, () => undefined)),
    stale,
    sinceRelease: await since("released"),
    sinceCommit: await since("main"),
    // Of packages that are up to date, as the command makes sure.
    plan: isCurrent ? await attempt(() => planRelease(roots)) : null,
  };
  return JSON.stringify(
    said,
    (name, value) => (name === "range" ? placeOf(value) : value),
    1,
  ).replaceAll(/"ms": [\d.]+/g, "");
}

/** Places are found when they are asked for. */
function placeOf({ file, start, end }: SourceRange): string {
  return `${file.path} ${start} ${end} ${file.text.slice(start, end)}`;
}

test("whatever is done, what is remembered hides nothing", async () => {
  // Mostly, what was edited is generated.
  const isGenerated = fc.constantFrom(true, true, false);
  const steps = fc.array(fc.tuple(edits, isGenerated), { minLength: 4, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(steps, async (each) => {
      const at = elsewhere();
      at.write("manifests/hooks/shelf.ts", reply("one"));
      for (const name of SHELVES) at.write(`manifests/${name}.yaml`, shelf(name));
      await released(at);
      at.commit("Release");
      for (const [step, isNext] of each) {
        await step(at);
        if (isNext) await regenerated(at.roots(), {});
        const roots = at.roots();
        const fresh = { ...roots, workspace: { ...roots.workspace, memory: null } };
        expect(await told(roots)).toBe(await told(fresh));
      }
    }),
    { numRuns: 8 },
  );
});
