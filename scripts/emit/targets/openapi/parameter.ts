import { sentSteps } from "../../../language/ir/input-steps.ts";
import { allSent } from "../../../language/ir/credentials.ts";
import { isAccept } from "../../../language/ir/asked-types.ts";
import { alwaysSent, hasAlways } from "../../../language/ir/given.ts";
import { parametersOf } from "../../../language/ir/sources.ts";
import type { JsonSchema, Member, Operation, Parameter } from "../../../language/ir/types.ts";
import { exampleOf, valueSchema } from "../../../language/ir/wire-schema.ts";
import { wireText } from "../sentences.ts";
import { memberSchema } from "./written.ts";

/**
 * Parameters of the path, the query and the headers, in the order of the manifest. OpenAPI ignores a header
 * `Accept`: the media types of the replies say it.
 */
export function parameterObjects(operation: Operation): readonly JsonSchema[] {
  const { written } = operation;
  const parameters = allSent(operation);
  const all = [
    ...parameters.flatMap((parameter) => parameterObject(parameter, parameters)),
    ...writtenObjects(written.query, "query", parameters),
    ...writtenObjects(written.headers, "header", parameters),
  ];
  return all.filter(({ name, in: place }) => place !== "header" || !isAccept(name));
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
    const always = hasAlways(member, parameters);
    const own = listed(member.name, member.lists, { required: always, schema });
    const { name, required, ...sent } = own;
    return [{ name, in: place, required, description, ...sent }];
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
  const { name, required, ...sent } = listed(placement.name, parameter.lists, {
    required: placement.kind === "path" || alwaysSent(parameter),
    ...styleOf(parameter),
    schema: valueSchema(parameter, siblings),
  });
  return [
    {
      name,
      in: placement.kind,
      required,
      description: wireText(parameter),
      ...(parameter.words?.deprecated !== undefined && { deprecated: true }),
      ...sent,
      ...(example !== undefined && { example }),
    },
  ];
}

/**
 * The name and the schema of a value in a query, where a list may have other names. Those of places are an
 * array in the style of objects, which mock servers read; it is never required, as none of its names is known,
 * and one that is absent has no items.
 */
function listed(name: string, lists: Parameter["lists"], sent: Sent): Sent & { name: string } {
  switch (lists) {
    case undefined:
      return { name, ...sent };
    case "brackets":
      return { name: `${name}[]`, ...sent };
    case "comma":
      return { name, ...sent, schema: { type: "string" } };
    case "indexes": {
      const { minItems: _, ...open } = sent.schema;
      return { name, required: false, style: "deepObject", explode: true, schema: open };
    }
  }
}

/** What is said of a value in a query. */
interface Sent {
  readonly required: boolean;
  readonly style?: string;
  readonly explode?: boolean;
  readonly schema: JsonSchema;
}

/** How openapi-fetch writes an object into a query. */
function styleOf({ placement, shape, convert }: Parameter): Pick<Sent, "style" | "explode"> {
  return placement.kind === "query" && shape === "object" && sentSteps({ convert }).length === 0
    ? { style: "deepObject", explode: true }
    : {};
}
