import type { Input } from "../../../packages/runtime/src/definition.ts";
import { writtenRule } from "../../../packages/runtime/src/inputs/written-rules.ts";
import { convertedDefault } from "../ir/converted.ts";
import { valueType } from "../ir/input-definition.ts";
import type { ManifestParameter, ManifestRule } from "../manifest/types.ts";
import type { Rule } from "../ir/types.ts";

type Ruled = Readonly<Record<string, Pick<Input, "type" | "convert" | "default">>>;

/** Parameters as rules look at them. */
export function ruledInputs(all: Readonly<Record<string, ManifestParameter>>): Ruled {
  const inputs = Object.entries(all).map(([name, parameter]) => {
    const { type, convert } = parameter;
    const fallback = convertedDefault(parameter);
    return [
      name,
      {
        type: valueType(type),
        ...(convert && { convert }),
        ...(fallback !== undefined && { default: fallback }),
      },
    ];
  });
  return Object.fromEntries(inputs);
}

/** Lowers one rule over these inputs; a message is derived where the manifest gives none. */
export function lowerRule(rule: ManifestRule, inputs: Ruled): Rule {
  const { message, ...written } = wordsOf(rule);
  const { severity = "error" } = rule;
  return writtenRule({ ...written, severity, message: rule.message ?? message }, inputs);
}

/** What a rule says, and how people are told of it. */
function wordsOf({ anyOf, exactlyOne, param: input = "", requires = [], matches }: ManifestRule) {
  if (anyOf) {
    const of = anyOf.map(together);
    return { kind: "any-of", of, message: `One of these is required: ${say(of)}.` } as const;
  }
  if (exactlyOne) {
    const of = exactlyOne.map(together);
    const message = `Exactly one of these is required: ${say(of)}.`;
    return { kind: "exactly-one", of, message } as const;
  }
  if (matches !== undefined) {
    const message = `${input} should match ${matches}.`;
    return { kind: "matches", input, pattern: matches, message } as const;
  }
  const needs = requires.map(lowerNeed);
  const message = `${input} goes with ${needs.map(sayNeed).join(" and ")}.`;
  return { kind: "requires", input, needs, message } as const;
}

/** `name + company` -> both names. */
export function together(alternative: string): readonly string[] {
  return alternative.split("+").map((name) => name.trim());
}

/** Another input that has to be given, or to have a value. */
interface Need {
  readonly input: string;
  readonly equals?: string;
}

/** `other` or `other=value`. */
export function lowerNeed(need: string): Need {
  const at = need.indexOf("=");
  if (at < 0) return { input: need.trim() };
  return { input: need.slice(0, at).trim(), equals: need.slice(at + 1).trim() };
}

function say(alternatives: readonly (readonly string[])[]): string {
  return alternatives.map((names) => names.join(" with ")).join(", ");
}

function sayNeed({ input, equals }: Need): string {
  return equals === undefined ? input : `${input} ${equals}`;
}
