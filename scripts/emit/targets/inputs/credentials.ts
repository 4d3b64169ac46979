import { addressParameters } from "../../../language/ir/address-parameters.ts";
import type { Parameter, Provider } from "../../../language/ir/types.ts";
import { orUndefined } from "../typescript/parameter-type.ts";
import { credentialDoc, parameterDoc } from "../typescript/parameter-doc.ts";
import { type PropertyView, property } from "../typescript/property.ts";
import { named } from "../typescript/schema-type.ts";

/** Credentials, and the parameters that make up the address. */
export function connectionProperties(provider: Provider): readonly PropertyView[] {
  return [
    ...provider.auth.map((credential) =>
      property(credential.name, credentialDoc(credential), named("string")),
    ),
    ...addressParts(provider).map((parameter) => {
      const doc = parameterDoc(parameter);
      return parameter.required
        ? property(parameter.name, doc, named("string"))
        : property(parameter.name, doc, orUndefined(named("string")), true);
    }),
  ];
}

/** Each parameter of the server's address, as the first operation that takes it declares it. */
function addressParts(provider: Provider): readonly Parameter[] {
  const { operations } = provider;
  const known = operations.flatMap(({ parameters }) => parameters);
  return addressParameters(provider).flatMap(
    (name) => known.find((parameter) => parameter.name === name) ?? [],
  );
}
