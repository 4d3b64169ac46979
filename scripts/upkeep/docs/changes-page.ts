import {
  BUMPS,
  type Direction,
  type Rule,
  type Rules,
  SEVERITIES,
} from "../../change/diff/rule.ts";
import { plain } from "./plain.ts";

export interface ChangeExample {
  /** Unified difference of the two states, without the names of files. */
  readonly diff: string;
  readonly printed: string;
}

const TITLES: Readonly<Record<Direction, string>> = {
  input: "What callers give",
  request: "What is sent to the provider",
  reply: "What the provider may answer",
  output: "What callers get",
  host: "Blocks, credentials, behaviour and packages",
};

/** The reference page of all rules of the diff. */
export function changesPage(rules: Rules, examples: ReadonlyMap<string, ChangeExample>): string {
  const sections = Object.entries(TITLES).flatMap(([direction, title]) =>
    printSection(
      title,
      Object.entries(rules).filter(([, rule]) => rule.direction === direction),
      examples,
    ),
  );
  return `${[
    "# Changes",
    "<!-- Printed from the catalogue and its golden cases by `npm run docs`. Do not edit. -->",
    introduction(Object.keys(rules).length),
    severities(),
    FOR_PROGRAMS,
    ...sections,
  ].join("\n\n")}\n`;
}

const FOR_PROGRAMS = `## For programs

\`npx blockwright diff --json\` prints one JSON document. Later versions may add members, but change or remove none.

| member | meaning |
|---|---|
| \`format\` | 1 |
| \`ok\` | false if a change reaches \`--fail-on\` |
| \`base\`, \`head\` | the names of the two states |
| \`packages\` | packages that differ, each with \`package\` (its id), \`bump\`, \`counts\` by severity, \`changes\`, most severe first, and \`tools\`, whose definitions take about \`before\` and \`after\` tokens of a model, \`before\` null where there was none |
| \`changes\` | each with \`rule\`, \`severity\`, \`direction\` (input, request, reply, output or host), \`operation\` (null: the package as a whole), \`subject\`, \`message\`, \`reason\`, and the locations \`base\` and \`head\` |
| \`subject\` of a change | what it is about within operation or package, null if about all of it: \`kind\` (input, output, credential, rule, reply, schema, error, policy, lookup, page, job or example) and \`name\` in \`head\`, or in \`base\` where \`head\` has none: a reply has its status, a page its operation, an error its code, a rule its message, any other the name in the manifest |
| \`base\`, \`head\` of a change | null if that state does not have it, else \`file\`, \`start\` and \`end\`, each with \`line\` and \`column\` from 1 |`;

function introduction(count: number): string {
  return [
    `\`npx blockwright diff\` compares two states of the manifests and packages by ${count} rules.`,
    "It compares what manifests mean, not how they are written: spelling out a default or reordering",
    "keys is not a change. Each rule below is shown by an example and its message.",
  ].join("\n");
}

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

function printSection(
  title: string,
  entries: readonly (readonly [string, Rule])[],
  examples: ReadonlyMap<string, ChangeExample>,
): readonly string[] {
  if (entries.length === 0) return [];
  const index = entries.map(([id, { severity }]) => `- [${id}](#${id}): ${severity}`);
  return [
    `## ${title}`,
    index.join("\n"),
    ...entries.map(([id, rule]) => printRule(id, rule, examples.get(id))),
  ];
}

function printRule(id: string, rule: Rule, example: ChangeExample | undefined): string {
  const { severity, message, reason } = rule;
  return [
    `### ${id}`,
    `**${severity}** (${BUMPS[severity]}): ${plain(message)}`,
    plain(reason),
    ...(example ? [fenced("diff", example.diff), fenced("text", example.printed)] : []),
  ].join("\n\n");
}

function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}
