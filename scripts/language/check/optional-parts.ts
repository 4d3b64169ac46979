import { diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import { holesOf, sourcesOf } from "../ir/sources.ts";
import type { Choice, Hole, Template } from "../ir/types.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { ManifestParameter } from "../manifest/types.ts";
import { type Findings, member } from "./prepared.ts";
import type { TemplateNode } from "./template-nodes.ts";

/** A member that ends in `?`, which goes where none of its sources is given. */
export function* checkMark(
  name: string,
  template: Template,
  at: ManifestPath,
  { operation: { all }, source }: TemplateNode,
): Findings {
  const range = source.keyAt(at);
  const what = `"${name}"`;
  yield* checkLastChoice(template, what, range);
  const sources = sourcesOf(template);
  if (sources.length === 0)
    yield diagnostic("optional-without-hole", range, { member: name.slice(0, -1) });
  const names = sources.flatMap((each) =>
    each.kind === "parameter" && each.path.length === 0 ? [each.name] : [],
  );
  const always = names.find((each) => isAlwaysSent(member(all, each)));
  // What the provider writes may go in another operation.
  if (always && at[0] === "operations")
    yield diagnostic("optional-always", range, { member: what, name: always });
}

/** The last choice of a hole in what goes where none of its sources is given: it may never count. */
export function* checkLastChoice(template: Template, what: string, range: SourceRange): Findings {
  const sources = sourcesOf(template);
  if (sources.length === 0) return;
  const names = sources.map(say).join(" and ");
  const unused = holesOf(template).find((hole) => neverEnds(hole, template));
  const last = unused?.choices.at(-1);
  if (last) yield diagnostic("choice-unused", range, { what, names, choice: say(last) });
}

/** Whether a hole ends in a text or a built-in, and all that decides about the part stands before it. */
function neverEnds(hole: Hole, template: Template): boolean {
  const last = hole.choices.at(-1);
  if (last === undefined || "path" in last) return false;
  const own = new Set(hole.choices.map((choice) => JSON.stringify(choice)));
  return sourcesOf(template).every((source) => own.has(JSON.stringify(source)));
}

function isAlwaysSent(parameter: ManifestParameter | undefined): boolean {
  if (parameter === undefined || parameter.when !== undefined) return false;
  const { required, default: usual, type, choices } = parameter;
  const isPart = type === "boolean" && Object.keys(choices?.table ?? BOTH).length < 2;
  if (isPart || choices?.omitted.length) return false;
  return required === true || usual !== undefined;
}

const BOTH = [true, false];

/** As it is written in a hole. */
function say(choice: Choice): string {
  if (choice.kind === "text") return JSON.stringify(choice.value);
  if (!("path" in choice)) return `\`$${choice.kind}\``;
  const name = choice.kind === "parameter" ? choice.name : choice.kind;
  return `{${[name, ...choice.path].join(".")}}`;
}
