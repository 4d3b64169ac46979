import { type Asked, holds, refused } from "../conditions.ts";
import type { Rule } from "../definition.ts";
import type { CheckedInputs, InputDefinition, Keywords } from "../keywords.ts";
import { shown } from "./unfit.ts";

/** Conditions on several inputs. */
export const rules = {
  rules(definition, checked) {
    const asked = askedAbout(definition, checked);
    for (const rule of definition.rules ?? []) {
      const { input, severity, shown: isShown } = rule;
      const value = asked.value(input);
      // Of a list that may hold some values every item is looked at.
      const items = isShown && Array.isArray(value) ? value : [value];
      const at = items.findIndex((item) => isBroken(rule, withValue(asked, input, item)));
      if (at < 0) continue;
      const found = definition.inputs[input]?.secret ? "" : `, not ${shown(items[at])}`;
      const message = isShown ? `${rule.message}${found}.` : rule.message;
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
  };
}

function withValue(asked: Asked, input: string, item: unknown): Asked {
  return { ...asked, value: (name) => (name === input ? item : asked.value(name)) };
}

/** Whether a rule surely counts, and what it needs surely does not hold. */
export function isBroken(rule: Rule, asked: Asked): boolean {
  const given = (name: string) => (asked.value(name) === refused ? undefined : asked.given(name));
  if (rule.when && holds(rule.when, { ...asked, given }) !== true) return false;
  if ("need" in rule) return holds(rule.need, asked) === false;
  return rule.exactlyOne.filter((names) => names.every(asked.given)).length !== 1;
}
