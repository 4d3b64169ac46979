import { diagnostic } from "../diagnostics/diagnostic.ts";
import { holesOf, sourcesOf } from "../ir/sources.ts";
import type { Choice, Hole, Json, Template } from "../ir/types.ts";
import { memberName, wordOf } from "../lower/template.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { ManifestParameter } from "../manifest/types.ts";
import {
  type Findings,
  member,
  type PreparedManifest,
  type PreparedOperation,
} from "./prepared.ts";
import { type TemplateNode, templateNodes } from "./template-nodes.ts";
import { lowered } from "./template-spreads.ts";

/** A part of a template that goes where none of its sources is given. */
interface Part {
  readonly template: Template;
  /** `labels?`, or that it is an item. */
  readonly what: string;
  readonly at: ManifestPath;
  readonly isMarked: boolean;
}

/** A `?` that leaves nothing out, and last choices of holes that are gone before they count. */
export function* checkOptionalParts({ manifest, operations, source }: PreparedManifest): Findings {
  for (const operation of operations) {
    const { query = {}, headers = {} } = operation.operation;
    const parts = [
      ...templateNodes(operation, manifest).flatMap(partsOf),
      ...optionalMembers(query, [...operation.at, "query"], false),
      ...optionalMembers(headers, [...operation.at, "headers"], false),
    ];
    for (const { template, what, at, isMarked } of parts) {
      const range = isMarked ? source.keyAt(at) : source.valueAt(at);
      const names = sayAll(sourcesOf(template));
      const unused = holesOf(template).find((hole) => neverEnds(hole, template));
      const last = unused?.choices.at(-1);
      if (last) yield diagnostic("choice-unused", range, { what, names, choice: say(last) });
      const always = isMarked && alwaysGiven(template, operation);
      if (always) yield diagnostic("optional-always", range, { member: what, name: always });
    }
  }
}

function partsOf({ kind, written, at, inEach }: TemplateNode): readonly Part[] {
  if (kind === "name") return [];
  if (Array.isArray(written)) {
    return written.flatMap((item: Json, index): readonly Part[] => {
      if (typeof item === "string" && item.startsWith("...{")) return [];
      const template = lowered(item, inEach);
      const place = [...at, index];
      const what = "this item of the list";
      return sourcesOf(template).length === 0
        ? []
        : [{ template, what, at: place, isMarked: false }];
    });
  }
  if (typeof written !== "object" || written === null || wordOf(written) !== undefined) return [];
  return optionalMembers(written, at, inEach);
}

function optionalMembers(written: object, at: ManifestPath, inEach: boolean): readonly Part[] {
  return Object.entries(written).flatMap(([name, value]: [string, Json]): readonly Part[] => {
    if (name === "..." || !memberName(name).optional || value === null) return [];
    const template = lowered(value, inEach);
    if (sourcesOf(template).length === 0) return [];
    return [{ template, what: `"${name}"`, at: [...at, name], isMarked: true }];
  });
}

/** Whether a hole ends in a text or a built-in, and all that decides about the part stands before it. */
function neverEnds(hole: Hole, template: Template): boolean {
  const last = hole.choices.at(-1);
  if (last === undefined || "path" in last) return false;
  const own = new Set(hole.choices.map((choice) => JSON.stringify(choice)));
  return sourcesOf(template).every((source) => own.has(JSON.stringify(source)));
}

/** The name of a parameter in it that every call sends. */
function alwaysGiven(template: Template, { all }: PreparedOperation): string | undefined {
  const names = sourcesOf(template).flatMap((source) =>
    source.kind === "parameter" && source.path.length === 0 ? [source.name] : [],
  );
  return names.find((name) => isAlwaysSent(member(all, name)));
}

function isAlwaysSent(parameter: ManifestParameter | undefined): boolean {
  if (parameter === undefined || parameter.when !== undefined) return false;
  const { required, default: usual, type, choices } = parameter;
  const isPart = type === "boolean" && Object.keys(choices?.table ?? BOTH).length < 2;
  if (isPart || choices?.omitted.length) return false;
  return required === true || usual !== undefined;
}

const BOTH = [true, false];

function sayAll(choices: readonly Choice[]): string {
  return choices.map(say).join(" and ");
}

/** As it is written in a hole. */
function say(choice: Choice): string {
  switch (choice.kind) {
    case "uuid":
      return "`$uuid`";
    case "now":
      return "`$now`";
    case "text":
      return JSON.stringify(choice.value);
    case "parameter":
      return `{${[choice.name, ...choice.path].join(".")}}`;
    case "item":
    case "key":
    case "value":
      return `{${[choice.kind, ...choice.path].join(".")}}`;
  }
}
