import { type Asked, holds, refused } from "../conditions.ts";
import type { Rule } from "../definition.ts";
import type { CheckedInputs, InputDefinition, Keywords } from "../keywords.ts";
import { shown } from "./unfit.ts";

/** Conditions on several inputs. */
export const rules = {
  rules(definition, checked) {
    const asked = askedAbout(definition, checked);
    for (const rule of definition.rules ?? []) {
      if (!isBroken(rule, asked)) continue;
      const { input, severity } = rule;
      const isShown = rule.shown && !definition.inputs[input]?.secret;
      const found = isShown ? `, not ${shown(brokenBy(rule, asked))}` : "";
      const message = rule.shown ? `${rule.message}${found}.` : rule.message;
      checked[severity === "error" ? "problems" : "warnings"].push({ input, message });
    }
  },
} satisfies Keywords;

/** An input that was refused counts as given, so that it is not blamed twice. */
function askedAbout({ inputs }: InputDefinition, { values, problems }: CheckedInputs): Asked {
  const wrong = new Set(problems.map(({ input }) => input));
  const own = (name: string) => (Object.hasOwn(values, name) ? values[name] : undefined);
  return {
    value(name) {
      const { convert, default: usual } = inputs[name] ?? {};
      const value = wrong.has(name) ? refused : (own(name) ?? usual);
      return convert === "csv-text" && typeof value === "string" ? value.split(",") : value;
    },
    given: (name) => wrong.has(name) || own(name) !== undefined,
    named: own,
    perItem: true,
  };
}

/** Whether a rule surely counts, and what it needs surely does not hold. */
function isBroken(rule: Rule, asked: Asked): boolean {
  if ("exactlyOne" in rule) {
    return rule.exactlyOne.filter((names) => names.every(asked.given)).length !== 1;
  }
  const { when = {}, need } = rule;
  const given = (name: string) => (asked.value(name) === refused ? undefined : asked.given(name));
  return holds(when, { ...asked, given }) === true && holds(need, asked) === false;
}

/** The value of the rule's input, or the first item of a list, with which it is broken. */
function brokenBy(rule: Rule, asked: Asked): unknown {
  const isOf = (item: unknown): Asked => ({
    ...asked,
    value: (name) => (name === rule.input ? item : asked.value(name)),
  });
  return [asked.value(rule.input)].flat().find((item) => isBroken(rule, isOf(item)));
}
