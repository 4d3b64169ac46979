import { alternativesOf, isOneOf, namedIn, pathsOf, patternsIn } from "../contract/condition.ts";
import type { AllOf, ConditionContract, RuleContract } from "../contract/condition-types.ts";
import { sayCondition } from "../contract/say-condition.ts";
import type { OperationContract, ParameterContract } from "../contract/types.ts";
import { holdsOf } from "../oracle/input-conditions.ts";
import type { Inputs } from "../oracle/values.ts";
import { waysOf } from "../values/ways.ts";
import { areRight, type Aspect } from "./aspect.ts";

type Way = readonly [way: string, isSo: (inputs: Inputs) => boolean];

/** Each way in which rules are kept and broken. */
export function ruleAspects(operation: OperationContract): readonly Aspect[] {
  return operation.rules.flatMap((rule, at) => {
    const names = pathsOf([rule.when ?? {}, rule.need]);
    const about = { kind: "rule", text: `rule ${at + 1} of ${names.join(", ")}` } as const;
    return waysAspects(rule, operation, about);
  });
}

/** Each way in which the condition is kept and broken that decides whether a parameter is sent. */
export function sentAspects(
  operation: OperationContract,
  { name, when }: ParameterContract,
): readonly Aspect[] {
  if (!when) return [];
  const rule = { when: { [name]: { given: true } }, need: when };
  return waysAspects(rule, operation, { kind: "parameter", text: `${name}, which may go` });
}

/** As far as any inputs show it. */
function waysAspects(
  { when = {}, need }: Pick<RuleContract, "when" | "need">,
  operation: OperationContract,
  { kind, text }: Pick<Aspect, "kind" | "text">,
): readonly Aspect[] {
  const names = pathsOf([when, need]);
  const known = [...waysOf({ when, need }, operation)];
  const is = (condition: ConditionContract, inputs: Inputs) =>
    holdsOf(condition, operation, inputs);
  const isOpen: Way[1] = (inputs) => is(when, inputs) && !is(need, inputs);
  const all: readonly Way[] = [
    ["not asked for", (inputs) => !is(when, inputs) && !is(need, inputs)],
    ...alternativesOf(need).flatMap((own) => [
      ...keptWays(own, pathsOf(when), names).map(
        ([way, kept]): Way => [way, (inputs) => is(when, inputs) && is(kept, inputs)],
      ),
      ...brokenWays(own).map(
        ([way, others]): Way => [way, (inputs) => isOpen(inputs) && is(others, inputs)],
      ),
    ]),
    // Only values tell whether a pattern excludes any.
    ...names
      .filter((name) => patternsIn(need, name).length > 0)
      .map((name): Way => [`broken by ${name}`, isOpen]),
  ];
  return all
    .filter(([way, isSo]) => way.startsWith("broken") || known.some(isSo))
    .map(([way, isSo]) => ({
      kind,
      text: `${text}: ${way}`,
      shown: (seen) => areRight(seen, ...names) && isSo(seen.inputs),
    }));
}

type Stage = readonly [way: string, condition: AllOf];

/** One alternative alone, with each value that it lists. */
function keptWays(
  own: AllOf,
  asking: readonly string[],
  names: readonly string[],
): readonly Stage[] {
  const left = names.filter((name) => !Object.hasOwn(own, name) && !asking.includes(name));
  const alone = Object.fromEntries(left.map((name) => [name, { given: false }]));
  return [
    [`kept, ${sayCondition(own)}`, { ...own, ...alone }],
    ...Object.entries(own).flatMap(([name, test]) =>
      (isOneOf(test) ? namedIn(test) : []).map((value): Stage => {
        const one = { ...own, [name]: { is: value } };
        return [`kept, ${sayCondition(one)}`, one];
      }),
    ),
  ];
}

/** Without one test it would hold: with another value, and with none. */
function brokenWays(own: AllOf): readonly Stage[] {
  return Object.keys(own).flatMap((name) =>
    [true, false].map((given): Stage => {
      const { [name]: _, ...others } = own;
      const way = given ? `another ${name}` : `no ${name}`;
      return [`${way}, ${sayCondition(own)}`, { ...others, [name]: { given } }];
    }),
  );
}
