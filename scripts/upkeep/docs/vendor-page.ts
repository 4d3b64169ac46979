import { readFileSync } from "node:fs";
import { join } from "node:path";
import { limitKinds } from "../../intake/catalog/limits.ts";
import { operationKinds } from "../../intake/catalog/operations.ts";
import { parameterKinds } from "../../intake/catalog/parameters.ts";
import { replyKinds } from "../../intake/catalog/replies.ts";
import { kinds } from "../../intake/finding.ts";
import type { FindingKind } from "../../intake/finding-kind.ts";
import { plain } from "./plain.ts";

/** The page on vendors' documents: two commands, and every finding with its golden case. */
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

const HEAD = `# Vendors' documents

<!-- Printed from the catalogue by \`npm run docs\`. Do not edit. -->

Many vendors publish a description of their API. Two commands read it: OpenAPI 3.0 to 3.2, Swagger 2.0 and Google Discovery, as JSON or YAML, of any size. References within the document are followed; other files are not read.`;

const DRIFT = `## Drift

    npm run drift -- books --openapi books.v1.json

compares a manifest with the document and reports {count} kinds of findings, each at its line of the manifest: *broken* if calls fail or lose data, *changed* if they may fail or the documentation is wrong, and *new* if the vendor offers more. Exit status 1 means that something is broken; \`--fail-on changed\` or \`new\` is stricter. \`--all\` also lists operations that the manifest does not have. \`--json\` and \`--format github\` are for programs and pull requests.

Operations are matched by method and path. The names of path parameters, and where the server's address ends and the path begins, do not matter. What a document leaves out is not a finding: a limit that it does not state, security that it does not describe, \`required\` if it never uses it. A finding is a question for a person, who knows whether the document or the manifest is right.`;

const IMPORT = `## Import

    npm run import -- github.json --list
    npm run import -- github.json --operations repos/get,issues/create --provider github

drafts a manifest that passes the check. Operations are named by the vendor's id or as \`GET /path\`. Replies are described four objects deep and left open below. The values of a reply are listed in its description only, because an \`enum\` would have to stay complete. Comments that begin with \`# decide:\` mark what is left to you; the examples are missing. A pattern of the vendor that does not compile or can take too long is left out, with such a comment.

If the manifest exists, limits, values, documented defaults and new parameters are updated from the document, and the named operations are added with their schemas. All other lines stay byte for byte, comments included. Nothing is removed; other differences are reported, as by drift. A change that would make the manifest invalid, for instance because an example breaks the new limit, is reported and not applied.`;

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
