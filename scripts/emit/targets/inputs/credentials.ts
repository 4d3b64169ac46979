import { connectionParameters, credentialsOf } from "../../../language/ir/credentials.ts";
import type { Credential, Parameter, Provider } from "../../../language/ir/types.ts";
import { credentialDoc, parameterDoc } from "../typescript/parameter-doc.ts";
import { orUndefined } from "../typescript/parameter-type.ts";
import { type PropertyView, property } from "../typescript/property.ts";
import { named } from "../typescript/schema-type.ts";

/** Credentials, and the parameters that make up the address. */
export function connectionProperties(
  provider: Provider,
  auth: readonly Credential[],
): readonly PropertyView[] {
  return [
    ...auth.map((credential) => credentialProperty(credential)),
    ...connectionParts(provider, auth).map((parameter) => {
      const { name, required, words } = parameter;
      const type = required ? named("string") : orUndefined(named("string"));
      return property(name, parameterDoc(parameter), type, !required, words?.deprecated ?? null);
    }),
  ];
}

function credentialProperty(credential: Credential): PropertyView {
  const { name, optional } = credential;
  const doc = credentialDoc(credential);
  return optional
    ? property(name, doc, orUndefined(named("string")), true)
    : property(name, doc, named("string"));
}

/**
 * Each parameter of the address and of how credentials are sent, as the first operation declares it
 * that takes these credentials: beside one that may be left out, it may be, too.
 */
function connectionParts(provider: Provider, auth: readonly Credential[]): readonly Parameter[] {
  const { operations } = provider;
  const text = textOf(auth);
  const own = operations.filter((each) => textOf(credentialsOf(provider, each)) === text);
  const known = [...own, ...operations].flatMap(({ parameters }) => parameters);
  return connectionParameters(provider, auth).flatMap(
    (name) => known.find((parameter) => parameter.name === name) ?? [],
  );
}

function textOf(auth: readonly Credential[]): string {
  return auth.map(({ name, optional }) => name + (optional ? "?" : "")).join(" ");
}
