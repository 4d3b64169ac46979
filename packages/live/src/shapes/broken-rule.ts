import { inferredSchema, type Schema, typesOf, type Value } from "blockwright/suite";
import type { Change } from "./finding.ts";
import type { Violation } from "./violations.ts";

/** How a reply breaks a keyword of its schema; all violations are of that keyword. */
export function brokenRuleText(
  keyword: string,
  schema: Schema,
  violations: readonly Violation[],
): string {
  const seen = valuesOf(violations);
  const declared = [schema[keyword]].flat();
  switch (keyword) {
    case "required":
      return "absent, though required";
    case "type":
      return `${typesOf(seen).join(" or ")} where ${declared.join(" or ")} is declared`;
    case "enum":
    case "const":
      return `new value: ${seen.map((value) => JSON.stringify(value)).join(", ")}`;
    case "anyOf":
    case "oneOf":
      return "fits none of the alternatives";
    default:
      return `against ${keyword} ${JSON.stringify(schema[keyword])}`;
  }
}

/** Changes to the schema that would accept the reply. */
export function brokenRuleChanges(
  keyword: string,
  schema: Schema,
  violations: readonly Violation[],
): readonly Omit<Change, "place">[] {
  const declared = [schema[keyword]].flat();
  const seen = valuesOf(violations);
  switch (keyword) {
    case "required":
      return [{ member: keyword, value: remaining(declared, violations) }];
    case "type":
      return [{ member: keyword, value: unionOf(declared, typesOf(seen)) }];
    case "enum":
      return [{ member: keyword, value: [...declared, ...seen] }];
    case "const":
      return [
        { member: keyword, value: undefined },
        { member: "enum", value: [...declared, ...seen] },
      ];
    case "anyOf":
    case "oneOf":
      return [{ member: keyword, value: [...declared, inferredSchema(seen)] }];
    default:
      return [{ member: keyword, value: undefined }];
  }
}

function valuesOf(violations: readonly Violation[]): readonly Value[] {
  return [...new Set(violations.map(({ value }) => value))];
}

function remaining(required: readonly unknown[], violations: readonly Violation[]) {
  const rest = required.filter((name) => !violations.some(({ missing }) => missing === name));
  return rest.length > 0 ? rest : undefined;
}

/** Null stands last; every integer is a number. */
function unionOf(declared: readonly unknown[], seen: readonly string[]): readonly unknown[] {
  const all = [...new Set([...declared, ...seen])].filter((type) => type !== "null");
  const types = all.includes("number") ? all.filter((type) => type !== "integer") : all;
  return [declared, seen].some((each) => each.includes("null")) ? [...types, "null"] : types;
}
