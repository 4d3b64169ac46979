import { allSent } from "../../../language/ir/credentials.ts";
import { alwaysSent, hasAlways } from "../../../language/ir/given.ts";
import { parametersOf } from "../../../language/ir/sources.ts";
import type {
  Constant,
  JsonSchema,
  Member,
  Operation,
  Parameter,
} from "../../../language/ir/types.ts";
import { wireText } from "../sentences.ts";
import { constantSchema, exampleOf, valueSchema } from "./value.ts";
import { memberSchema } from "./written.ts";

/** Parameters of the path, the query and the headers, in the order of the manifest. */
export function parameterObjects(operation: Operation): readonly JsonSchema[] {
  const { constants, written } = operation;
  const parameters = allSent(operation);
  return [
    ...parameters.flatMap((parameter) => parameterObject(parameter, parameters)),
    ...writtenObjects(written.query, "query", parameters),
    ...writtenObjects(written.headers, "header", parameters),
    ...constants.flatMap(constantObject),
  ];
}

/** Those under names that are made of values are not described. */
function writtenObjects(
  members: Operation["written"]["query"],
  place: "query" | "header",
  parameters: readonly Parameter[],
): readonly JsonSchema[] {
  return members.flatMap((member) => {
    if (member.kind === "spread" || typeof member.name !== "string") return [];
    const { description = writtenText(member, parameters), ...schema } = memberSchema(member, {
      parameters,
    });
    const required = hasAlways(member, parameters);
    return [{ name: member.name, in: place, required, description, schema }];
  });
}

/** What a place holds that several values make. */
function writtenText(member: Member, parameters: readonly Parameter[]): string {
  const names = parametersOf(member, parameters).map(({ name }) => name);
  return names.length === 0 ? "Made for each call." : `Made of ${names.join(", ")}.`;
}

function parameterObject(parameter: Parameter, siblings: readonly Parameter[]): JsonSchema[] {
  const { placement } = parameter;
  if (placement.kind === "body" || placement.kind === "property" || placement.kind === "none") {
    return [];
  }
  const example = exampleOf(parameter, siblings);
  // No document can describe names that no list is known to have.
  if (parameter.lists === "indexes") return [];
  return [
    {
      name: parameter.lists === "brackets" ? `${placement.name}[]` : placement.name,
      in: placement.kind,
      required: placement.kind === "path" || alwaysSent(parameter),
      description: wireText(parameter),
      ...styleOf(parameter),
      schema: parameter.lists === "comma" ? { type: "string" } : valueSchema(parameter, siblings),
      ...(example !== undefined && { example }),
    },
  ];
}

/** How openapi-fetch writes an object into a query. */
function styleOf({ placement, shape, steps }: Parameter): JsonSchema {
  return placement.kind === "query" && shape === "object" && !steps
    ? { style: "deepObject", explode: true }
    : {};
}

function constantObject({ placement, value }: Constant): JsonSchema[] {
  if (placement.kind === "property") return [];
  return [
    {
      name: placement.name,
      in: placement.kind,
      required: true,
      description: "Always sent with this value.",
      schema: constantSchema({ value }),
    },
  ];
}
