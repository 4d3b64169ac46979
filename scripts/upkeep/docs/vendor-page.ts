import { readFileSync } from "node:fs";
import { join } from "node:path";
import { limitKinds } from "../../intake/catalog/limits.ts";
import { operationKinds } from "../../intake/catalog/operations.ts";
import { parameterKinds } from "../../intake/catalog/parameters.ts";
import { replyKinds } from "../../intake/catalog/replies.ts";
import { kinds } from "../../intake/finding.ts";
import type { FindingKind } from "../../intake/finding-kind.ts";
import { plain } from "./plain.ts";

/** The page on vendors' documents: two commands, and every finding with what its golden case shows. */
export function vendorPage(root: string): string {
  const count = Object.keys(kinds).length;
  const groups = {
    Operations: operationKinds,
    Parameters: parameterKinds,
    Limits: limitKinds,
    Replies: replyKinds,
  };
  return `${[
    HEAD,
    DRIFT.replace("{count}", String(count)),
    IMPORT,
    ...Object.entries(groups).flatMap(([title, entries]) => [
      `## ${title}`,
      ...Object.entries(entries).map(([code, kind]) => entry(code, kind, exampleOf(root, code))),
    ]),
  ].join("\n\n")}\n`;
}

const HEAD = `# What vendors say of their own APIs

<!-- Printed from the catalogue by \`npx tsx scripts/upkeep/docs/write.ts\`. Do not edit. -->

Many vendors publish a description of their API. Two commands read it: OpenAPI 3.0 to 3.2, Swagger 2.0 and Google Discovery, as JSON or YAML, however large. References may lead anywhere within the document; other files are not read.`;

const DRIFT = `## Drift

    npm run drift -- books --openapi books.v1.json

compares a manifest with the document and reports {count} kinds of findings, each at its line of the manifest: *broken* where calls fail or lose something, *changed* where they may, or where what is documented is wrong, and *new* where there is more to use. Exit status 1 tells that something is broken; \`--fail-on changed\` or \`new\` is stricter. \`--all\` lists what the manifest does not have, \`--json\` and \`--format github\` are for programs and pull requests.

Operations are found by method and path, whatever their parameters are called and wherever the path is split from the server's address. What a document leaves out is no finding: a limit that is not stated, security that is not described, \`required\` that is used nowhere. So a finding is a question for a person, who knows whether the document or the manifest is right.`;

const IMPORT = `## Import

    npm run import -- github.json --list
    npm run import -- github.json --operations repos/get,issues/create --provider github

drafts a manifest that passes the check, from operations by the vendor's id or as \`GET /path\`. Replies are described four objects deep; what lies below stays open. Values that a reply may have are told in its description, since a list would have to be complete forever. What a person has to decide stands in comments, \`# decide: ...\`; examples are still to be written.

Where the manifest exists, the vendor has the word on limits, values, documented defaults and new parameters, and operations that are named are added with their schemas. All other lines stay byte for byte, comments included. Nothing is removed; what else differs is told, as by drift. A change after which the manifest would have mistakes, say because an example is against the new limit, is told and not made.`;

function entry(
  code: string,
  { severity, message, cause, fix }: FindingKind,
  example: string,
): string {
  return [
    `### ${code}`,
    `**${severity.charAt(0).toUpperCase()}${severity.slice(1)}**: ${plain(message)}`,
    `${plain(cause)} *Fix:* ${plain(fix)}`,
    `\`\`\`text\n${example}\n\`\`\``,
  ].join("\n\n");
}

/** Of a golden case, the first finding of the code that it is named after. */
function exampleOf(root: string, code: string): string {
  const text = readFileSync(join(root, `scripts/intake/testdata/drift/${code}.txt`), "utf8");
  const printed = text.trimEnd().split("\n\n");
  return printed.find((each) => each.split("\n", 1)[0]?.includes(` ${code}: `)) ?? "";
}
