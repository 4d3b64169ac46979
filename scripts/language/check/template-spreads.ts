import { isMap } from "../../../packages/workflow/src/document/is-map.ts";
import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { parseText } from "../ir/hole.ts";
import { isReadAsList } from "../ir/input-steps.ts";
import type { Hole, Json, Template } from "../ir/types.ts";
import { lowerTemplate, memberName, spreadItem, wordOf } from "../lower/template.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { ManifestParameter } from "../manifest/types.ts";
import { checkLastChoice } from "./optional-parts.ts";
import { type Findings, member } from "./prepared.ts";
import type { TemplateNode } from "./template-nodes.ts";

/** What is written, lowered without what is known of its parameters. */
export function lowered(written: Json, inEach: boolean): Template {
  const each = inEach ? { isGiven: false } : null;
  return lowerTemplate(written, { lists: [], ascii: false, asText: false, each });
}

/** Says that a word of templates is written in a form that it does not have. */
export function malformed(
  source: TemplateNode["source"],
  at: ManifestPath,
  problem: string,
  instead: string,
): Diagnostic {
  return diagnostic("template-malformed", source.keyAt(at), { problem, instead });
}

/** `"..."` is a hole, `$each` with names, `$all` of members, or a list of them. */
export function* checkMemberSpread(
  value: Json,
  at: ManifestPath,
  beside: readonly string[],
  node: TemplateNode,
): Findings {
  const { source, inEach } = node;
  for (const [index, each] of [value].flat().entries()) {
    const spread = lowered(each, inEach);
    const group = isMap(each) ? each["$all"] : undefined;
    if (isMap(group) && wordOf(group) === undefined) {
      const place = [...(Array.isArray(value) ? [...at, index] : at), "$all"];
      yield* checkTogether(group, place, beside, source);
    } else if (spread.kind === "each") {
      if (spread.name !== null) continue;
      const instead = 'Add `name`: `{ $each: fields, name: "custom.{key}", item: "{value}" }`.';
      yield malformed(source, at, "`$each` makes a list here, and `...` takes members", instead);
    } else if (spread.kind === "hole") {
      const name = namedBy(spread, node, isObject);
      if (name === undefined) continue;
      const problem = `\`...\` takes the members of an object, and "${name}" need not be one`;
      yield malformed(source, at, problem, "Give it `type: object`.");
    } else {
      const instead =
        'Write a hole, a list of holes, `$each` with `name`, or `$all` with members: `"...": "{fields}"`.';
      yield malformed(source, at, "`...` takes the members of objects", instead);
    }
  }
}

/** Members that go together: each has its name alone, and none of them is spread again. */
function* checkTogether(
  group: object,
  at: ManifestPath,
  beside: readonly string[],
  source: TemplateNode["source"],
): Findings {
  const taken = beside.flatMap((name) => (name === "..." ? [] : memberName(name).name));
  for (const written of Object.keys(group)) {
    const place = [...at, written];
    const { name } = memberName(written);
    if (written === "...") {
      const problem = "`...` cannot stand in the `$all` that another `...` takes";
      yield malformed(source, place, problem, "Spread the object beside the other one.");
    } else if (taken.includes(name)) {
      const problem = `"${name}" stands beside the \`...\` that has it, too`;
      yield malformed(source, place, problem, "Leave one of both out.");
    }
  }
}

/** The items of a list, of which `"...{history}"` stands for several. */
export function* checkItems(items: readonly Json[], node: TemplateNode): Findings {
  const { at, source, inEach } = node;
  for (const [index, item] of items.entries()) {
    const place = [...at, index];
    const spread = spreadItem(item);
    if (spread === undefined) {
      const range = source.valueAt(place);
      yield* checkLastChoice(lowered(item, inEach), "this item of the list", range);
      continue;
    }
    const of = parseText(spread, inEach);
    if (typeof of === "string" || of.kind !== "hole") {
      yield malformed(source, place, "`...` takes the items of one list", 'Write `"...{list}"`.');
      continue;
    }
    const name = namedBy(of, node, isList);
    if (name === undefined) continue;
    const problem = `\`...\` takes the items of a list, and "${name}" need not be one`;
    yield malformed(source, place, problem, "Give it `convert: csv`, or `type: array`.");
  }
}

/** The first name in a hole of what need not be of a kind; what is inside json may be anything. */
function namedBy(
  { choices }: Hole,
  { operation: { all } }: TemplateNode,
  isOfKind: (parameter: ManifestParameter) => boolean,
): string | undefined {
  for (const choice of choices) {
    if ("path" in choice && choice.path.length > 0) continue;
    const parameter = choice.kind === "parameter" ? member(all, choice.name) : undefined;
    if (choice.kind === "parameter" && parameter && !isOfKind(parameter)) return choice.name;
  }
  return undefined;
}

/** Whether a parameter is always a list. */
export function isList(parameter: ManifestParameter): boolean {
  const { type, shape } = parameter;
  return isReadAsList(parameter) || (type === "json" && shape === "array");
}

/** Whether a parameter is always an object, the default shape of json. */
export function isObject({ type, shape }: ManifestParameter): boolean {
  return type === "json" && shape === "object";
}
