import type { OperationContract, RuleContract } from "../../contract/types.ts";
import { sayRule, sayTogether } from "../inputs/rule-text.ts";
import type { CoverageItem } from "../../contract/case.ts";
import { coverageItem } from "./item.ts";

/** Coverage items of the rules: each way to keep one, and each way to break it. */
export function ruleCoverage(operation: OperationContract): readonly CoverageItem[] {
  return operation.rules.flatMap((rule) => {
    const said = sayRule(rule);
    return waysOf(rule).map((way) =>
      coverageItem(operation, ["rule", said, way], `${said}: ${way}`),
    );
  });
}

function waysOf(rule: RuleContract): readonly string[] {
  switch (rule.kind) {
    case "anyOf":
    case "exactlyOne": {
      const alternatives = rule.alternatives.map(sayTogether);
      const pairs = alternatives.flatMap((one, index) =>
        alternatives.slice(index + 1).map((other) => `${one} and ${other}`),
      );
      const partial = rule.alternatives
        .filter((names) => names.length > 1)
        .flatMap((names) => names.map((name) => `${sayTogether(names)} without ${name}`));
      return ["none", ...alternatives.map((names) => `${names} alone`), ...partial, ...pairs];
    }
    case "requires":
      return [
        "kept",
        ...rule.needs.map(({ parameter }) => `without ${parameter}`),
        ...rule.needs.flatMap(({ parameter, equals }) =>
          equals === null ? [] : [`another ${parameter}`],
        ),
      ];
    case "matches":
      return ["kept", "broken"];
  }
}
