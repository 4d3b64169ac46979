import { ownAddressParameters } from "../../../language/ir/address-parameters.ts";
import { readBeside } from "../../../language/words/steps.ts";
import { namesIn } from "../../../language/ir/condition.ts";
import {
  connectionParameters,
  credentialsOf,
  foundBefore,
} from "../../../language/ir/credentials.ts";
import { writtenNames } from "../../../language/ir/sources.ts";
import type { Operation, Parameter, Provider } from "../../../language/ir/types.ts";
import type { TypeView } from "../../render/type.ts";
import { parameterDoc } from "../typescript/parameter-doc.ts";
import { givenType, orUndefined, sentType } from "../typescript/parameter-type.ts";
import { type PropertyView, property } from "../typescript/property.ts";

/** The parameters as a caller gives them, with what is said of them; those of the address only where their type differs. */
export function givenProperties(provider: Provider, operation: Operation): readonly PropertyView[] {
  const { parameters } = operation;
  const known = connectionNames(provider, operation);
  return parameters.flatMap((parameter) => {
    const type = givenType(parameter, parameters);
    if (!known.includes(parameter.name)) {
      return parameterProperty(parameter, parameterDoc(parameter), type);
    }
    return type.kind === "name" ? [] : parameterProperty(parameter, null, type);
  });
}

/** The parameters whose type is another when they are sent, with the comments of the inputs, and what is looked up. */
export function sentProperties(operation: Operation): readonly PropertyView[] {
  const { parameters } = operation;
  const found = foundBefore(operation).map((parameter) =>
    parameterProperty(parameter, parameterDoc(parameter), sentType(parameter, parameters)),
  );
  const own = sentParameters(operation).flatMap((parameter) => {
    const sent = sentType(parameter, parameters);
    const isSame = JSON.stringify(sent) === JSON.stringify(givenType(parameter, parameters));
    return isSame ? [] : parameterProperty(parameter, null, sent);
  });
  return [...own, ...found];
}

/** Parameters that travel with the request, or decide whether others do or where it goes. */
export function sentParameters(operation: Operation): readonly Parameter[] {
  const { parameters, written, lines = [] } = operation;
  const deciding = lines.flatMap(({ when }) => (when ? namesIn(when) : []));
  const names = [...writtenNames(written), ...deciding, ...ownAddressParameters(operation)];
  const sent = parameters.filter(
    ({ placement, name }) => placement.kind !== "none" || names.includes(name),
  );
  const read = new Set([...sent, ...sent.flatMap((each) => readBy(each, parameters))]);
  return parameters.filter((parameter) => read.has(parameter));
}

/** What is looked at where a parameter is sent. */
function readBy(
  { when, convert }: Parameter,
  parameters: readonly Parameter[],
): readonly Parameter[] {
  const names = [...(when ? namesIn(when) : []), ...convert.map(readBeside)];
  return parameters.filter(({ name }) => names.includes(name));
}

/** Parameters that neither travel with the request nor make up the address. */
export function unsentNames(provider: Provider, operation: Operation): readonly string[] {
  const sent = sentParameters(operation);
  const known = connectionNames(provider, operation);
  return operation.parameters
    .filter((parameter) => !sent.includes(parameter) && !known.includes(parameter.name))
    .map(({ name }) => name);
}

/** Parameters of the address, and those that are a part of how credentials are sent. */
export function connectionNames(provider: Provider, operation: Operation): readonly string[] {
  return connectionParameters(provider, credentialsOf(provider, operation));
}

function parameterProperty(
  { name, required, words }: Parameter,
  doc: string | null,
  type: TypeView,
): PropertyView {
  const given = required ? type : orUndefined(type);
  return property(name, doc, given, !required, words?.deprecated ?? null);
}
