import type { OperationContract, RuleContract } from "../contract/types.ts";
import { namesOf, parameterOf, sayRule } from "../oracle/input-conditions.ts";
import { valueOf } from "../oracle/values.ts";
import { areRight, type Aspect, isGiven } from "./aspect.ts";
import type { Seen } from "../oracle/seen.ts";

/** Each way in which inputs of a rule may be given together, whatever it makes of that. */
export function ruleAspects(operation: OperationContract): readonly Aspect[] {
  return operation.rules.flatMap((rule) =>
    waysOf(rule, operation).map(([way, shown]) => ({
      kind: "rule" as const,
      text: `${sayRule(rule)}: ${way}`,
      shown: (seen: Seen) => areRight(seen, ...namesOf(rule, operation)) && shown(seen),
    })),
  );
}

type Way = readonly [way: string, shown: (seen: Seen) => boolean];

function waysOf(rule: RuleContract, operation: OperationContract): readonly Way[] {
  const all = namesOf(rule, operation);
  const only = (names: readonly string[]) => (seen: Seen) =>
    all.every((name) => names.includes(name) === isGiven(seen, name));
  if ("alternatives" in rule) {
    const { alternatives } = rule;
    return [
      ["none", only([])],
      ...alternatives.flatMap((names, index): readonly Way[] => [
        [`${names.join(" + ")} alone`, only(names)],
        ...(names.length > 1
          ? names.map((name): Way => {
              const rest = names.filter((each) => each !== name);
              return [`${names.join(" + ")} without ${name}`, only(rest)];
            })
          : []),
        ...alternatives
          .slice(index + 1)
          .map(
            (others): Way => [
              `${names.join(" + ")} and ${others.join(" + ")}`,
              only([...names, ...others]),
            ],
          ),
      ]),
    ];
  }
  const { parameter } = rule;
  if (rule.kind === "matches") {
    const fits = ({ inputs }: Seen) =>
      new RegExp(rule.pattern, "u").test(String(inputs[parameter]));
    return [
      ["kept", (seen) => isGiven(seen, parameter) && fits(seen)],
      ["broken", (seen) => isGiven(seen, parameter) && !fits(seen)],
    ];
  }
  const isKept = ({ inputs }: Seen, { parameter: name, equals }: (typeof rule.needs)[number]) => {
    const value = valueOf(parameterOf(operation, name), inputs[name]);
    return value !== undefined && (equals === null || String(value) === equals);
  };
  return [
    ["kept", (seen) => isGiven(seen, parameter) && rule.needs.every((each) => isKept(seen, each))],
    ...rule.needs.flatMap((need): readonly Way[] => [
      [
        `without ${need.parameter}`,
        (seen) => only(all.filter((name) => name !== need.parameter))(seen),
      ],
      ...(need.equals === null
        ? []
        : [
            [
              `another ${need.parameter}`,
              (seen: Seen) =>
                isGiven(seen, parameter) && isGiven(seen, need.parameter) && !isKept(seen, need),
            ] as const,
          ]),
    ]),
  ];
}
