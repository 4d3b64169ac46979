import type { OperationContract, RuleContract } from "../../contract/types.ts";
import type { CoverageItem } from "../../contract/case.ts";
import { coverageItem } from "./item.ts";

/** A rule in words: `email | name + company`, `imageModel requires imageSource=aiGenerated`. */
export function sayRule(rule: RuleContract): string {
  switch (rule.kind) {
    case "anyOf":
    case "exactlyOne":
      return rule.alternatives.map(sayTogether).join(" | ");
    case "requires": {
      const needs = rule.needs.map(({ parameter, equals }) =>
        equals === null ? parameter : `${parameter}=${equals}`,
      );
      return `${rule.parameter} requires ${needs.join(", ")}`;
    }
    case "matches":
      return `${rule.parameter} matches ${rule.pattern}`;
  }
}

/** `name + company` */
export function sayTogether(names: readonly string[]): string {
  return names.join(" + ");
}

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
