import {
  BUMPS,
  type Direction,
  type Rule,
  type Rules,
  SEVERITIES,
} from "../../change/diff/rule.ts";
import { plain } from "./plain.ts";

/** What a golden case shows of a rule. */
export interface ChangeExample {
  /** Unified difference of the two states, without the names of files. */
  readonly diff: string;
  /** What is said about it. */
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

\`npm run --silent diff -- --json\` prints one document. Members may be added to it; none is changed or removed.

| member | meaning |
|---|---|
| \`format\` | 1 |
| \`ok\` | false when a change is as grave as \`--fail-on\` says |
| \`base\`, \`head\` | the two states, as people name them |
| \`packages\` | packages that differ, each with \`package\` (its id), \`bump\`, \`counts\` by severity, and \`changes\`, the gravest first |
| \`changes\` | each with \`rule\`, \`severity\`, \`direction\` (input, request, reply, output or host), \`operation\` (null: the package as a whole), \`message\`, \`reason\`, and the places \`base\` and \`head\` |
| \`base\`, \`head\` of a change | null where that state has nothing of it, else \`file\`, \`start\` and \`end\`, each with \`line\` and \`column\` from 1 |`;

function introduction(count: number): string {
  return [
    `\`npm run diff\` compares two states of the manifests and packages, and knows ${count} kinds of changes.`,
    "Manifests are compared as they are understood: what is only written in another way, such as a",
    "default that is spelled out or another order of keys, is no change. Each rule is",
    "shown by one change and by what is said about it.",
  ].join("\n");
}

function severities(): string {
  const meanings = {
    breaking: "code or workflows that use the package may fail",
    additive: "there is something new to use",
    fix: "the package does better what it promised, or does it in another way",
    docs: "only texts for people differ",
  };
  const rows = SEVERITIES.map((name) => `| ${name} | ${meanings[name]} | ${BUMPS[name]} |`);
  const table = ["| severity | meaning | bump |", "|---|---|---|", ...rows].join("\n");
  const early =
    "Before version 1.0.0, a breaking change raises the minor version and any other the patch,\nwhich is what a range such as `^0.1.0` promises.";
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
