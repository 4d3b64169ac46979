import { type Document, isMap, isNode, parseDocument } from "yaml";
import type { Json } from "../../../packages/runtime/src/definition.ts";
import { limitWords } from "../../language/words/limits.ts";
import { testWords } from "../../language/words/tests.ts";
import { inputWords, outputWords } from "../../language/words/steps.ts";
import type { WordSchema } from "../../language/words/word.ts";

const WIDTH = 100;

/** The schema of manifests with what the tables of words say; every other byte stays. */
export function withWords(text: string): string {
  // JSON is YAML, and this reader tells where a value stands.
  const document = parseDocument(text);
  const edits = Object.entries(parts()).map(([place, part]) =>
    editOf(text, document, ["$defs", ...place.split("/")], part),
  );
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((all, { start, end, text: own }) => all.slice(0, start) + own + all.slice(end), text);
}

/** What the tables say, by place. */
function parts(): Readonly<Record<string, Json>> {
  const limits = Object.entries(limitWords).map(([name, { schema }]) => [name, schema] as const);
  const inputs = limits.map(([name, schema]) => [`parameter/properties/${name}`, schema]);
  const own = inputWords.filter(({ name }) => name !== "map");
  const taking = own.flatMap(({ name, argument, input }) => {
    const said = (input.acts === "reads" && input.argument) || argument;
    return said === null ? [] : [[writtenOf(name, input), unchecked(said)] as const];
  });
  const ownAlone = own.filter(({ argument }) => argument === null);
  const saidAlone = ownAlone.map(({ name, meaning }) => `\`${name}\` ${meaning}`);
  const steps = outputWords.filter(({ name }) => !UNWRITTEN.has(name));
  const outputs = steps.flatMap(({ name, argument, output }) =>
    argument === null ? [] : [[name, output.argument ?? argument] as const],
  );
  const alone = steps.filter(({ argument }) => argument === null);
  const allAlone = alone.map(
    ({ name, meaning, output }) => `\`${name}\` ${output.meaning ?? meaning}`,
  );
  const tests = Object.entries(testWords).flatMap(([name, { argument, inPlace }]) =>
    inPlace ? [] : [[name, unchecked(argument)] as const],
  );
  return {
    ...Object.fromEntries(inputs),
    "steps/properties": Object.fromEntries(outputs),
    "steps/description": `${ACTING} ${allAlone.join("; ")}.`,
    "steps/pattern": `^(?:${alone.map(({ name }) => name).join("|")})$`,
    "conditionTest/properties": Object.fromEntries(tests),
    "inputSteps/properties": Object.fromEntries(taking),
    "inputSteps/description": `${BEFORE} ${saidAlone.join("; ")}. ${AFTER}`,
    "inputSteps/pattern": `^(?:${ownAlone.map(({ name }) => name).join("|")})$`,
  };
}

/** A schema without what the checker tries, which says more of it: patterns. */
function unchecked({ format: _, ...schema }: WordSchema): Json {
  return schema;
}

function writtenOf(name: string, input: (typeof inputWords)[number]["input"]): string {
  return (input.acts === "sends" && input.written) || name;
}

/** Steps that paths, texts and other words make. */
const UNWRITTEN: ReadonlySet<string> = new Set(["at", "fill", "if", "closed"]);

const BEFORE =
  "What is made of the value before it is sent: one step, or a list of them, which act in its order, each on what the one before it makes. `trim`, `lowercase`, `uppercase` and `csv` come first: limits are checked after them, and those of a list are about its items. A step is a name alone, or a name with what it takes. Names alone:";

const ACTING =
  "What is made of a value: one step, or a list of them, which act in its order, each on what the one before it makes. Of a value that is missing nothing is made. A step is a name alone, or a name with what it takes. Names alone:";

const AFTER =
  "In a body of HTML or XML every value is escaped, and `raw` leaves it as it is given: whoever gives it decides what stands there.";

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Another value at a place; a new member goes to the end. */
function editOf(text: string, document: Document, path: readonly string[], value: Json): Edit {
  const range = rangeOf(document.getIn(path, true));
  if (range) return { ...range, text: printed(value, indentAt(text, range.start)) };
  const parent = document.getIn(path.slice(0, -1), true);
  const last = rangeOf(isMap(parent) ? parent.items.at(-1)?.value : undefined);
  if (!last) throw new Error(`The schema has no ${path.slice(0, -1).join("/")}.`);
  const indent = indentAt(text, last.start);
  const key = `,\n${" ".repeat(indent)}${JSON.stringify(path.at(-1))}: `;
  return { start: last.end, end: last.end, text: key + printed(value, indent) };
}

function rangeOf(node: unknown): Omit<Edit, "text"> | undefined {
  const [start, end] = (isNode(node) && node.range) || [];
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** Blanks at the beginning of the line of a place. */
function indentAt(text: string, place: number): number {
  return /^ */.exec(text.slice(text.lastIndexOf("\n", place) + 1))?.[0].length ?? 0;
}

/** As the file is printed: members below each other, lists and inner objects in one line where they fit. */
function printed(value: Json, indent: number): string {
  if (typeof value !== "object" || value === null) return inLine(value);
  const space = " ".repeat(indent + 2);
  const fitted = (name: string, member: Json) => {
    const line = inLine(member);
    const isShort = name.length + line.length < WIDTH;
    return name + (isShort ? line : printed(member, indent + 2));
  };
  const members = Array.isArray(value)
    ? value.map((item) => fitted(space, item))
    : Object.entries(value).map(([key, each]) => fitted(`${space}${JSON.stringify(key)}: `, each));
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  return `${open}\n${members.join(",\n")}\n${" ".repeat(indent)}${close}`;
}

function inLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([key, member]) => `${JSON.stringify(key)}: ${inLine(member)}`,
  );
  return `{ ${members.join(", ")} }`;
}
