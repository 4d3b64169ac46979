import { pathsIn } from "../../../../packages/runtime/src/conditions.ts";
import type { Path, Source } from "../../../../packages/runtime/src/definition.ts";
import { atStep } from "../../../../packages/runtime/src/steps/paths.ts";
import { eachStep, fillStep, ifStep } from "../../../../packages/runtime/src/steps/sources.ts";
import { anything, asRead, type Change, making, simple, step, unchanged, wording } from "./step.ts";

/** Steps that read other values. */
export const sources = [
  step({
    name: "at",
    argument: {
      type: "string",
      description:
        "A path in the value, with indexes from the end, or into what a Link header says by its `rel`.",
      examples: ["item[-1].id", "links.next.url"],
    },
    meaning: "the value at a path in it",
    output: {
      takes: anything,
      makes: "part",
      schema: asRead,
      ...simple,
      run: atStep,
      change: making,
    },
  }),
  step({
    name: "fill",
    argument: {
      description: "A text, fixed parts and values in turn, or another value.",
      examples: [["Found ", "body.total", " tickets"]],
    },
    meaning: "a text or another value, in its place",
    output: {
      takes: anything,
      makes: "part",
      schema: (_, source, { made }) => made(source),
      loses: "inner",
      run: fillStep,
      inside: (source) => [source],
      change: (source) => changeOf(source, "members"),
    },
  }),
  step({
    name: "if",
    argument: {
      $ref: "#/$defs/condition",
      description: "What has to hold for there to be a value.",
      examples: [{ "body.kind": "photo" }],
    },
    meaning: "the value, if a condition holds",
    output: {
      takes: anything,
      ...unchanged,
      loses: "some",
      run: ifStep,
      inside: pathsIn,
      change: making,
    },
  }),
  step({
    name: "each",
    argument: {
      $ref: "#/$defs/source",
      description:
        "What every item of a list becomes: the value at a path, or at the first present one of a list of them, a text with paths in braces, or an object of named values. Paths begin with `item`, or as those of outputs. Items of which nothing is left go.",
      examples: [{ id: "item.id", "name?": "item.name" }, "item.full_name", "- {item.full_name}"],
    },
    meaning: "what each item becomes",
    output: {
      takes: ["array"],
      makes: "same",
      schema: (base, source, { at, made }) => ({
        type: "array",
        items: made(source, at(base, [0])),
      }),
      loses: null,
      run: eachStep,
      inside: (source) => [source],
      change: (source) => changeOf(source, "items"),
    },
  }),
] as const;

function changeOf(source: Source, tells: "items" | "members"): Change {
  if (typeof source === "object" && isText(source)) return wording();
  const members = plainMembers(source);
  return members ? { tells, members } : making();
}

/** Members of an object that are paths alone, if nothing more is made of them. */
export function plainMembers(made: Source): Readonly<Record<string, Path>> | null {
  if (typeof made === "string" || !("members" in made) || made.spread !== undefined) return null;
  const plain = Object.entries(made.members).flatMap(([name, member]) =>
    typeof member === "string" ? [[name, member] as const] : [],
  );
  return plain.length < Object.keys(made.members).length ? null : Object.fromEntries(plain);
}

/** Whether a source is fixed text and values in turn. */
export function isText(source: Exclude<Source, Path>): source is readonly Source[] {
  return Array.isArray(source);
}

/** What is made of the values of a text, without its fixed parts. */
export function valuesIn(text: readonly Source[]): readonly Source[] {
  return text.filter((_, index) => index % 2 > 0);
}
