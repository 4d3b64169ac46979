import { tableIn } from "../../../language/ir/input-steps.ts";
import { addressChoices, addressesOf, addressNames } from "../../../language/ir/address.ts";
import type {
  Fetches,
  JsonSchema,
  Operation,
  Parameter,
  Provider,
  Server,
} from "../../../language/ir/types.ts";

/** An address, once for each choice in it; the parameters in it become variables that default to their example. */
export function serverObjects(
  server: Server,
  { operations }: Pick<Provider, "operations">,
): readonly JsonSchema[] {
  const known = operations.flatMap(({ parameters }) => parameters);
  return addressesOf(server)
    .flatMap(addressChoices)
    .map((choice) => {
      const variables = addressNames(choice).map((name) => {
        const parameter = known.find((candidate) => candidate.name === name);
        return [name, parameter ? serverVariable(parameter) : { default: name }];
      });
      return {
        url: choice,
        ...(variables.length > 0 && { variables: Object.fromEntries(variables) }),
      };
    });
}

/** Where a whole address is given, its origin; the rest of it stands for the path. */
export function fetchedServers(
  { parameters }: Operation,
  { parameter, allowedHosts }: Fetches,
): readonly JsonSchema[] {
  const { example } = parameters.find(({ name }) => name === parameter) ?? {};
  const [, host = ""] = /^https:\/\/([^/?#]+)/i.exec(String(example)) ?? [];
  const ends = allowedHosts.map((suffix) => `\`${suffix}\``).join(" or ");
  const description = `Host of the address in \`${parameter}\`; it ends with ${ends}.`;
  return [{ url: "https://{host}", variables: { host: { default: host, description } } }];
}

/** Of a table the values are in the address, and not their names. */
function serverVariable(parameter: Parameter): JsonSchema {
  const { name, example, default: absent, limits, description } = parameter;
  const map = tableIn(parameter);
  const value = absent ?? example ?? limits.enum?.[0] ?? name;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const values = map ? Object.values(map).map(String) : limits.enum?.map(String);
  return {
    ...(values && { enum: [...new Set(values)] }),
    default: map && Object.hasOwn(map, text) ? String(map[text]) : text,
    description,
  };
}
