import { type Contract, inferredSchema, type Schema, typesOf, type Value } from "blockwright/suite";
import { brokenRuleChanges, brokenRuleText } from "./broken-rule.ts";
import type { Finding } from "./finding.ts";
import { placesOf } from "./schema.ts";
import { type UnknownMember, unknownMembers } from "./unknown-members.ts";
import { type Violation, violationsOf } from "./violations.ts";

/** Everything in the body of a reply that its schema does not know or does not allow. */
export function bodyDrift(
  body: Value,
  name: string,
  schemas: Contract["schemas"],
): readonly Finding[] {
  const places = placesOf(schemas);
  const placeOf = (schema: Schema) => places.get(schema) ?? []; // all of them are the manifest's
  return [
    ...unknownFields(unknownMembers(body, schemas[name], schemas, "body"), placeOf),
    ...brokenRules(violationsOf(body, name, schemas), placeOf),
  ];
}

type PlaceOf = (schema: Schema) => readonly string[];

function unknownFields(found: readonly UnknownMember[], placeOf: PlaceOf): readonly Finding[] {
  return firstByPath(found).map(({ path, name, owner }) => {
    const alike = found.filter((each) => each.owner === owner && each.name === name);
    const values = alike.map(({ value }) => value);
    return {
      kind: "unknown-field",
      path,
      message: `unknown field, ${typesOf(values).join(" or ")}`,
      changes: [
        { place: [...placeOf(owner), "properties"], member: name, value: inferredSchema(values) },
      ],
    };
  });
}

function brokenRules(found: readonly Violation[], placeOf: PlaceOf): readonly Finding[] {
  return firstByPath(found).map(({ path, keyword, schema }) => {
    const alike = found.filter((each) => each.schema === schema && each.keyword === keyword);
    return {
      kind: keyword === "enum" || keyword === "const" ? "new-enum-value" : "type-change",
      path,
      message: brokenRuleText(keyword, schema, alike),
      changes: brokenRuleChanges(keyword, schema, alike).map((change) => ({
        place: placeOf(schema),
        ...change,
      })),
    };
  });
}

/** All items of a list differ from their schema alike, which is reported once. */
function firstByPath<Each extends { readonly path: string; readonly keyword?: string }>(
  found: readonly Each[],
): readonly Each[] {
  const keyOf = ({ path, keyword }: Each) => `${keyword} ${path}`;
  const first = new Map(found.toReversed().map((each) => [keyOf(each), each]));
  return found.filter((each) => first.get(keyOf(each)) === each);
}
