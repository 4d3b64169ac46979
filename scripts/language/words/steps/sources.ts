import { pathsIn } from "../../../../packages/runtime/src/conditions.ts";
import type { Path, Source } from "../../../../packages/runtime/src/definition.ts";
import { atStep } from "../../../../packages/runtime/src/steps/paths.ts";
import { eachStep, fillStep, ifStep } from "../../../../packages/runtime/src/steps/sources.ts";
import { anything, asRead, making, simple, step, unchanged, wording } from "./step.ts";

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
      change: (source) => (typeof source === "object" && isText(source) ? wording() : making()),
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
      type: ["string", "object"],
      minLength: 1,
      minProperties: 1,
      properties: {
        "...": {
          $ref: "#/$defs/path",
          description:
            "Path of an object: the item has its members, too. Others stand beside them, and win.",
          examples: ["item", "item.message"],
        },
      },
      propertyNames: {
        type: "string",
        pattern: "^(?:\\.\\.\\.|[^.?]+(?:\\.[^.?]+)*\\??)$",
        patternErrorMessage:
          "The name of a member has no dots but those that nest it, `metrics.likes`, and no `?` but one behind it, `name?`, where it may be left out; or it is `...` for all members of an object.",
      },
      additionalProperties: { $ref: "#/$defs/value" },
      description:
        "What every item of a list becomes. A path makes it the value there, a text with paths in braces that text, names an object of values: `metrics.likes` is the member `likes` of the object `metrics`, and `name?` is left out if its value is missing or blank text. Paths begin with `item`, or as those of outputs. Items of which nothing is left go.",
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
      change(source) {
        if (typeof source === "object" && isText(source)) return { tells: "wording" };
        const members = plainMembers(source);
        return members ? { tells: "items", members } : { tells: "making" };
      },
    },
  }),
] as const;

/** Members of items that are paths alone, if nothing more is made of them. */
export function plainMembers(each: Source): Readonly<Record<string, Path>> | null {
  if (typeof each === "string" || !("members" in each) || each.spread !== undefined) return null;
  const plain = Object.entries(each.members).flatMap(([name, member]) =>
    typeof member === "string" ? [[name, member] as const] : [],
  );
  return plain.length < Object.keys(each.members).length ? null : Object.fromEntries(plain);
}

/** Whether a source is fixed text and values in turn. */
export function isText(source: Exclude<Source, Path>): source is readonly Source[] {
  return Array.isArray(source);
}

/** What is made of the values of a text, without its fixed parts. */
export function valuesIn(text: readonly Source[]): readonly Source[] {
  return text.filter((_, index) => index % 2 > 0);
}
