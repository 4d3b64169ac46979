import type { Input, Rule } from "../definition.ts";
import { matches } from "./pattern.ts";
import type { Keywords } from "../keywords.ts";
import { shown } from "./unfit.ts";

/** Inputs read so far. One that was refused counts as given, so that it is not blamed twice. */
interface Known {
  readonly values: Readonly<Record<string, unknown>>;
  readonly refused: ReadonlySet<string>;
}

/** Conditions on several inputs. */
export const rules = {
  rules({ inputs, rules: all = [] }, { values, problems, warnings }) {
    const known = { values, refused: new Set(problems.map(({ input }) => input)) };
    const found = { error: problems, warning: warnings };
    for (const [name, own] of Object.entries(inputs)) {
      const { enumBy } = own;
      const message = enumBy && dependentProblem(name, own, enumBy, known);
      if (message) found[enumBy.severity].push({ input: name, message });
    }
    for (const rule of all) {
      const input = "of" in rule ? (rule.of[0]?.[0] ?? "") : rule.input;
      if (!holds(rule, known)) found[rule.severity].push({ input, message: rule.message });
    }
  },
} satisfies Keywords;

function holds(rule: Rule, { values, refused }: Known): boolean {
  const has = (name: string) => Object.hasOwn(values, name) || refused.has(name);
  if ("of" in rule) {
    const held = rule.of.filter((names) => names.every(has)).length;
    return rule.kind === "any-of" ? held > 0 : held === 1;
  }
  const value = Object.hasOwn(values, rule.input) ? values[rule.input] : undefined;
  if (value === undefined) return true;
  if ("pattern" in rule) return matches(rule.pattern, String(value));
  return rule.needs.every(
    ({ input, equals = String(values[input]) }) =>
      has(input) && (refused.has(input) || String(values[input]) === equals),
  );
}

/** What is wrong with a value that is not allowed while another input has its value. */
function dependentProblem(
  name: string,
  { convert, secret }: Input,
  { input, fallback, values: allowedBy }: NonNullable<Input["enumBy"]>,
  { values, refused }: Known,
): string | undefined {
  const other = String(values[input] ?? fallback);
  const allowed = Object.hasOwn(allowedBy, other) ? allowedBy[other] : undefined;
  const value = values[name];
  if (value === undefined || refused.has(input) || !allowed) return undefined;
  const items = convert === "csv-text" ? String(value).split(",") : [value].flat();
  const wrong = items.find((item) => !allowed.includes(String(item)));
  if (wrong === undefined) return undefined;
  const found = secret ? "" : `, not ${shown(wrong)}`;
  return `${name} must be one of ${allowed.join(", ")} when ${input} is ${other}${found}.`;
}
