import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";
import { holesOf } from "../ir/hole.ts";
import type { Choice } from "../ir/types.ts";
import type { ManifestParameter } from "../manifest/types.ts";
import { type Findings, member } from "./prepared.ts";
import { travelKind } from "./input-steps.ts";
import { rangeOf, type TemplateNode } from "./template-nodes.ts";

/** What the holes of a text are filled with: parameters that exist, and have a form at that place. */
export function* checkHoles(written: string, node: TemplateNode): Findings {
  for (const { text, choices } of holesOf(written, node.inEach)) {
    const names = Object.keys(node.operation.named);
    if (choices) for (const choice of choices) yield* checkChoice(choice, text, node);
    else yield unknownHole(node, text, malformedHint(text, names));
  }
}

function* checkChoice(choice: Choice, text: string, node: TemplateNode): Findings {
  const { gives, kind, operation } = node;
  if (!("path" in choice)) return;
  if (choice.kind !== "parameter") {
    if (!gives.includes(choice.kind)) yield unknownHole(node, text, innerHint(choice.kind, gives));
    return;
  }
  const { name, path } = choice;
  const parameter = member(operation.named, name);
  const hint = parameter
    ? pathProblem(parameter, choice)
    : didYouMean(name, [...Object.keys(operation.named), ...gives]);
  if (!parameter || hint !== undefined) {
    yield unknownHole(node, text, hint ?? "");
    return;
  }
  const { type } = parameter;
  if (path.length === 0) yield* checkType(parameter, text, node);
  const isOpen = path.length > 0 ? type === "json" : mayBeAnything(parameter);
  if (kind !== "name" || !isOpen) return;
  const values = { name: String(node.written), param: name };
  yield diagnostic("name-hole-open", rangeOf(node, text), values);
}

/** Says that a hole names nothing. */
function unknownHole(node: TemplateNode, hole: string, hint: string): Diagnostic {
  const { id } = node.operation;
  return diagnostic("hole-unknown", rangeOf(node, hole), { hole, operation: id, hint });
}

/** Why there is nothing at a path inside a parameter. */
function pathProblem(
  { type }: ManifestParameter,
  { name, path }: Extract<Choice, { kind: "parameter" }>,
): string | undefined {
  const [about = "", ...others] = path;
  if (type === "json" || path.length === 0) return undefined;
  if (type !== "file") return ` (${name} is not json)`;
  const isFact = others.length === 0 && ["name", "mediaType", "size"].includes(about);
  return isFact ? undefined : " (of a file, there are `name`, `mediaType` and `size`)";
}

/** `{item}` where `$each` goes through an object, and the other way round. */
function innerHint(kind: string, gives: readonly string[]): string {
  const isOther = kind === "item" && gives.includes("key");
  return isOther ? " (of an object, `$each` gives `{key}` and `{value}`)" : "";
}

/** What is meant by the form of a hole that has none of their words. */
export function malformedHint(hole: string, names: readonly string[]): string {
  if (!/^\{\$|\|/.test(hole)) return didYouMean(hole.slice(1, -1), names);
  return ' (there are `{$uuid}`, `{$now}`, `{$now.date}`, `{$now-1d.epoch}`, `{a|b}` and `{a|"text"}`)';
}

/** Structured values have no agreed form within a text. */
function* checkType(parameter: ManifestParameter, name: string, node: TemplateNode): Findings {
  const { written, place, takes } = node;
  const travels = travelKind(parameter);
  const isList = travels === "array";
  if (travels !== "object" && !isList) return;
  const isAlone = written === name;
  const takesAny = takes === "any" || (takes === "members" && place === "body");
  if (isAlone && (takesAny || (takes === "list" && isList))) return;
  const values = isList
    ? { type: "a list", instead: 'say `convert: [csv, { join: "," }]`' }
    : { type: "json", instead: "say `convert: json-text`" };
  const isWhole = isAlone && takes === (place === "header" ? "text" : "list");
  const where = isWhole ? `a ${place}` : "a text";
  yield diagnostic("hole-type", rangeOf(node, name), { name, where, ...values });
}

function mayBeAnything({ type, enum: listed, pattern }: ManifestParameter): boolean {
  return type === "string" && listed === undefined && pattern === undefined;
}
