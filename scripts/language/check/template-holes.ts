import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { type Diagnostic, diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import { type FoundHole, holesOf } from "../ir/hole.ts";
import type { Choice } from "../ir/types.ts";
import type { Manifest, ManifestParameter } from "../manifest/types.ts";
import {
  type Findings,
  member,
  type PreparedManifest,
  type PreparedOperation,
} from "./prepared.ts";
import { travelKind } from "./input-steps.ts";
import { rangeOf, type TemplateNode, templateNodes } from "./template-nodes.ts";

/** What the holes of templates are filled with: parameters that exist, and have a form at that place. */
export function* checkTemplateHoles({ manifest, operations, source }: PreparedManifest): Findings {
  for (const operation of operations) {
    for (const node of templateNodes(operation, manifest)) {
      yield* checkBraces(node, source);
      for (const { hole, problems } of holeProblems(node, operation)) {
        const range = rangeOf(source, node, hole.text);
        yield* problems.map(({ found }) => found(range));
      }
    }
  }
}

/** Whether a hole names nothing, so that a parameter may be meant that seems to be placed elsewhere. */
export function hasUnknownHole(operation: PreparedOperation, manifest: Manifest): boolean {
  return templateNodes(operation, manifest).some(
    (node) =>
      unquoted(node) ||
      holeProblems(node, operation).some(({ problems }) =>
        problems.some(({ isUnknown }) => isUnknown),
      ),
  );
}

function holeProblems(node: TemplateNode, operation: PreparedOperation) {
  if (typeof node.written !== "string") return [];
  return holesOf(node.written, node.inEach).map((hole) => ({
    hole,
    problems: hole.choices
      ? hole.choices.flatMap((choice) => choiceProblems(choice, hole, node, operation))
      : malformed(hole, operation),
  }));
}

interface Problem {
  readonly isUnknown?: true;
  found(range: SourceRange): Diagnostic;
}

function choiceProblems(
  choice: Choice,
  { text }: FoundHole,
  node: TemplateNode,
  { id, named: all }: PreparedOperation,
): readonly Problem[] {
  if (choice.kind === "text" || choice.kind === "now" || choice.kind === "uuid") return [];
  if (choice.kind !== "parameter") {
    const isGiven = node.gives.includes(choice.kind);
    return isGiven ? [] : [unknown(text, id, innerHint(choice.kind, node))];
  }
  const parameter = member(all, choice.name);
  if (parameter === undefined) {
    return [unknown(text, id, didYouMean(choice.name, [...Object.keys(all), ...node.gives]))];
  }
  if (choice.path.length > 0) {
    if (parameter.type === "file") return isFact(choice.path) ? [] : [unknown(text, id, FACTS)];
    if (parameter.type !== "json") return [unknown(text, id, ` (${choice.name} is not json)`)];
    return node.kind === "name" ? [open(node, choice.name)] : [];
  }
  const type = typeProblem(parameter, text, node);
  const isOpen = node.kind === "name" && mayBeAnything(parameter);
  return [...(type ? [type] : []), ...(isOpen ? [open(node, choice.name)] : [])];
}

/** What holes may say of a file. */
function isFact([about = "", ...others]: readonly string[]): boolean {
  return others.length === 0 && ["name", "mediaType", "size"].includes(about);
}

const FACTS = " (of a file, there are `name`, `mediaType` and `size`)";

function unknown(hole: string, operation: string, hint: string): Problem {
  return {
    isUnknown: true,
    found: (range) => diagnostic("hole-unknown", range, { hole, operation, hint }),
  };
}

function open({ written }: TemplateNode, param: string): Problem {
  const values = { name: String(written), param };
  return { found: (range) => diagnostic("name-hole-open", range, values) };
}

/** `{item}` where `$each` goes through an object, and the other way round. */
function innerHint(kind: string, { gives }: TemplateNode): string {
  if (kind !== "item") return "";
  return gives.includes("key") ? " (of an object, `$each` gives `{key}` and `{value}`)" : "";
}

/** Built-ins that do not exist, choices that cannot be read, and names that no parameter can have. */
function malformed({ text }: FoundHole, { id, named: all }: PreparedOperation): readonly Problem[] {
  return [unknown(text, id, malformedHint(text, Object.keys(all)))];
}

/** What is meant by the form of a hole that has none of their words. */
export function malformedHint(hole: string, names: readonly string[]): string {
  if (!/^\{\$|\|/.test(hole)) return didYouMean(hole.slice(1, -1), names);
  return ' (there are `{$uuid}`, `{$now}`, `{$now.date}`, `{$now-1d.epoch}`, `{a|b}` and `{a|"text"}`)';
}

/** Structured values have no agreed form within a text. */
function typeProblem(
  parameter: ManifestParameter,
  hole: string,
  { written, place, inText }: TemplateNode,
): Problem | undefined {
  const isAlone = written === hole && !inText;
  const kind = travelKind(parameter);
  const isList = kind === "array";
  if (kind !== "object" && !isList) return undefined;
  if (isAlone && (place === "body" || (isList && place === "query"))) return undefined;
  const values = isList
    ? { type: "a list", instead: 'say `convert: [csv, { join: "," }]`' }
    : { type: "json", instead: "say `convert: json-text`" };
  const where = isAlone ? `a ${place}` : "a text";
  return { found: (range) => diagnostic("hole-type", range, { name: hole, where, ...values }) };
}

function mayBeAnything({ type, enum: listed, pattern }: ManifestParameter): boolean {
  return type === "string" && listed === undefined && pattern === undefined;
}

/** The only name in an object, where it has no value. */
function unquoted({ kind, written }: TemplateNode): string | undefined {
  if (kind === "name" || typeof written !== "object" || written === null) return undefined;
  const [[name, value] = [], ...others] = Object.entries(written);
  return value === null && others.length === 0 && /^[A-Za-z][\w.|]*$/.test(name ?? "")
    ? name
    : undefined;
}

/** `title: {name}` without quotes. */
function* checkBraces(node: TemplateNode, source: PreparedManifest["source"]): Findings {
  const name = unquoted(node);
  if (name === undefined) return;
  const range = source.valueAt(node.at);
  const text = source.file.text.slice(range.start, range.end);
  // Null may be meant where it is written.
  if (/^\{\s*[\w.|]+\s*\}$/.test(text))
    yield diagnostic("hole-unquoted", range, { hole: `{${name}}` });
}
