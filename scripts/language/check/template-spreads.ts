import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { parseText } from "../ir/hole.ts";
import { isReadAsList } from "../ir/input-steps.ts";
import type { Json, Template } from "../ir/types.ts";
import { groupEntries, lowerTemplate, memberName } from "../lower/template.ts";
import type { ManifestPath } from "../manifest/source.ts";
import {
  type Findings,
  member,
  type PreparedManifest,
  type PreparedOperation,
} from "./prepared.ts";

/** Where a spread stands. */
interface SpreadSetting {
  readonly operation: PreparedOperation;
  readonly source: PreparedManifest["source"];
  readonly inEach: boolean;
  /** The names of the members that are written beside it. */
  readonly beside?: readonly string[];
}

/** What is written, lowered without what is known of its parameters. */
export function lowered(written: Json, inEach: boolean): Template {
  const each = inEach ? { isGiven: false } : null;
  return lowerTemplate(written, { lists: [], ascii: false, asText: false, each });
}

/** Says that a word of templates is written in a form that it does not have. */
export function malformed(
  source: PreparedManifest["source"],
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
  setting: SpreadSetting,
): Findings {
  const {
    operation: { all },
    source,
    inEach,
  } = setting;
  for (const [index, each] of [value].flat().entries()) {
    const spread = lowered(each, inEach);
    if (spread.kind === "all" && spread.of.kind === "object") {
      yield* checkTogether(each, Array.isArray(value) ? [...at, index] : at, setting);
      continue;
    }
    if (spread.kind === "each") {
      if (spread.name !== null) continue;
      const instead = 'Add `name`: `{ $each: fields, name: "custom.{key}", item: "{value}" }`.';
      yield malformed(source, at, "`$each` makes a list here, and `...` takes members", instead);
      continue;
    }
    if (spread.kind !== "hole") {
      const instead =
        'Write a hole, a list of holes, `$each` with `name`, or `$all` with members: `"...": "{fields}"`.';
      yield malformed(source, at, "`...` takes the members of objects", instead);
      continue;
    }
    for (const choice of spread.choices) {
      const parameter = choice.kind === "parameter" && member(all, choice.name);
      if (!parameter || ("path" in choice && choice.path.length > 0)) continue;
      if (isObject(parameter)) continue;
      const problem = `\`...\` takes the members of an object, and "${choice.name}" need not be one`;
      yield malformed(source, at, problem, "Give it `type: object`.");
    }
  }
}

/** Members that go together: each has its name alone, and none of them is spread again. */
function* checkTogether(
  group: Json,
  at: ManifestPath,
  { source, beside = [] }: SpreadSetting,
): Findings {
  const taken = new Set(beside.map((name) => memberName(name).name));
  for (const [written] of groupEntries(group)) {
    const place = [...at, "$all", written];
    const { name } = memberName(written);
    if (written === "...") {
      const problem = "`...` cannot stand in the `$all` that another `...` takes";
      yield malformed(source, place, problem, "Spread the object beside the other one.");
    } else if (taken.has(name)) {
      const problem = `"${name}" stands beside the \`...\` that has it, too`;
      yield malformed(source, place, problem, "Leave one of both out.");
    }
  }
}

/** `"...{history}"` among the items of a list. */
export function* checkSpreads(
  items: readonly Json[],
  at: ManifestPath,
  { operation: { all }, source, inEach }: SpreadSetting,
): Findings {
  for (const [index, item] of items.entries()) {
    if (typeof item !== "string" || !item.startsWith("...{")) continue;
    const of = parseText(item.slice("...".length), inEach);
    const place = [...at, index];
    if (typeof of === "string" || of.kind !== "hole") {
      yield malformed(source, place, "`...` takes the items of one list", 'Write `"...{list}"`.');
      continue;
    }
    for (const choice of of.choices) {
      const parameter = choice.kind === "parameter" && member(all, choice.name);
      if (!parameter || choice.path.length > 0 || isList(parameter)) continue;
      const problem = `\`...\` takes the items of a list, and "${choice.name}" need not be one`;
      const instead = "Give it `convert: csv`, or `type: array`.";
      yield malformed(source, place, problem, instead);
    }
  }
}

/** Whether a parameter is always a list. */
export function isList(parameter: PreparedOperation["all"][string]): boolean {
  const { type, shape } = parameter;
  return isReadAsList(parameter) || (type === "json" && shape === "array");
}

/** Whether a parameter is always an object, the default shape of json. */
export function isObject({ type, shape }: PreparedOperation["all"][string]): boolean {
  return type === "json" && shape === "object";
}
