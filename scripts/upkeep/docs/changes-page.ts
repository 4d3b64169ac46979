import { type CodeMeaning } from "../../change/diff/format/explain.ts";
import { BUMPS, SEVERITIES } from "../../change/diff/change.ts";
import { plain } from "./plain.ts";

/** The reference page of all codes of the diff, and of where each is told. */
export function changesPage(codes: readonly CodeMeaning[]): string {
  return `${[
    "# Changes",
    "<!-- Printed from the table of the diff by `npm run docs`. Do not edit. -->",
    INTRODUCTION,
    severities(),
    FOR_PROGRAMS,
    `## Codes\n\n${codeTable(codes)}`,
    `## What is compared\n\n${placeTable(codes)}`,
  ].join("\n\n")}\n`;
}

const INTRODUCTION = `\`npx blockwright diff\` compares two states of the manifests and packages. It compares what manifests mean, not how
they are written: spelling out a default or reordering keys is not a change. Each difference has a code, which has one
severity and keeps its meaning; \`npx blockwright diff --explain CODE\` prints what is told under it, sentence by sentence.`;

const FOR_PROGRAMS = `## For programs

\`npx blockwright diff --json\` prints one JSON document. Later versions may add members, but change or remove none.

| member | meaning |
|---|---|
| \`format\` | 2 |
| \`ok\` | false if a change reaches \`--fail-on\` |
| \`base\`, \`head\` | the names of the two states |
| \`packages\` | packages that differ, each with \`package\` (its id), \`bump\`, \`counts\` by severity, \`changes\`, most severe first, and \`tools\`, whose definitions take about \`before\` and \`after\` tokens of a model, \`before\` null where there was none |
| \`changes\` | each with \`code\`, \`word\` (of the manifest, such as \`maximum\`), \`severity\`, \`operation\` (null: the package as a whole), \`subject\`, \`message\`, \`reason\`, and the locations \`base\` and \`head\` |
| \`subject\` of a change | what it is about within operation or package, null if about all of it: \`kind\` (input, output, credential, rule, reply, schema, error, policy, lookup, page, job or example) and \`name\` in \`head\`, or in \`base\` where \`head\` has none: a reply has its status, a page its operation, an error the provider's code or ours, a rule its message, any other the name in the manifest |
| \`base\`, \`head\` of a change | null if that state does not have it, else \`file\`, \`start\` and \`end\`, each with \`line\` and \`column\` from 1 |`;

function severities(): string {
  const meanings = {
    breaking: "code or workflows that use the package may fail",
    additive: "there is something new to use",
    fix: "the package behaves better or differently within its promises",
    docs: "only texts for people differ",
  };
  const rows = SEVERITIES.map((name) => `| ${name} | ${meanings[name]} | ${BUMPS[name]} |`);
  const table = ["| severity | meaning | bump |", "|---|---|---|", ...rows].join("\n");
  const early =
    "Before version 1.0.0, a breaking change raises the minor version and any other change the patch\nversion, as a range such as `^0.1.0` expects.";
  return `${table}\n\n${early}`;
}

function codeTable(codes: readonly CodeMeaning[]): string {
  const rows = codes.map(
    ({ code, severity, reasons }) =>
      `| \`${code}\` | ${severity} | ${reasons.map(plain).join(" Or: ")} |`,
  );
  return ["| code | severity | why |", "|---|---|---|", ...rows].join("\n");
}

/** Places in the order of the table; those of one place are one line. */
function placeTable(codes: readonly CodeMeaning[]): string {
  const places = new Map<string, Set<string>>();
  for (const { code, told } of codes)
    for (const { place } of told) places.set(place, (places.get(place) ?? new Set()).add(code));
  const rows = [...places]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([place, own]) => `| \`${place}\` | ${[...own].map((code) => `\`${code}\``).join(", ")} |`,
    );
  return ["| place | codes |", "|---|---|", ...rows].join("\n");
}
