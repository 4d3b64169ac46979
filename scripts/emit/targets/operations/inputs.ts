import type { Operation, Provider } from "../../../language/ir/types.ts";
import { credentialDoc, parameterDoc } from "../typescript/parameter-doc.ts";
import { givenType, orUndefined } from "../typescript/parameter-type.ts";
import { type PropertyView, property } from "../typescript/property.ts";
import { named } from "../typescript/schema-type.ts";

/** Properties of an operation's inputs: credentials first, then the parameters in their order. */
export function inputProperties(
  { auth }: Provider,
  { parameters }: Operation,
): readonly PropertyView[] {
  return [
    ...auth.map((credential) =>
      property(credential.name, credentialDoc(credential), named("string")),
    ),
    ...parameters.map((parameter) => {
      const type = givenType(parameter, parameters);
      const doc = parameterDoc(parameter);
      return parameter.required
        ? property(parameter.name, doc, type)
        : property(parameter.name, doc, orUndefined(type), true);
    }),
  ];
}
