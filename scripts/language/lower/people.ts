import type {
  Effect,
  Method,
  ModelWords,
  Operation,
  OptionsWords,
  Parameter,
  ParameterWords,
} from "../ir/types.ts";
import type { GraphqlDocument } from "../graphql/document.ts";
import { lowerCall } from "./call.ts";
import type { ManifestOperation, ManifestOptions, ManifestParameter } from "../manifest/types.ts";

/** What only people and language models read of a parameter; nothing where that is nothing. */
export function parameterWords(parameter: ManifestParameter): Pick<Parameter, "words"> {
  const { placeholder, field, advanced, group, deprecated, choices, options } = parameter;
  const words: ParameterWords = {
    ...(placeholder !== undefined && { placeholder }),
    ...(field === "lines" && { multiline: true }),
    ...(advanced && { advanced }),
    ...(group !== undefined && { group }),
    ...(deprecated !== undefined && { deprecated }),
    ...(options && { options: optionsWords(options, parameter) }),
    ...(field === "rows" && { rows: true }),
    ...(choices &&
      parameter.type !== "boolean" &&
      choices.words.length > 0 && { values: choices.words }),
  };
  return Object.keys(words).length > 0 ? { words } : {};
}

/** Of an object they are names of its members. */
function optionsWords(written: ManifestOptions, parameter: ManifestParameter): OptionsWords {
  const { take, label = take, search, type } = written;
  return {
    ...lowerCall(written),
    take,
    label: label.includes("{") ? label : `{${label}}`,
    ...(search !== undefined && { search }),
    ...(parameter.type === "json" && { members: true }),
    ...(type !== undefined && { type }),
  };
}

/** The same of an operation. */
export function operationWords({
  resource,
  docs,
  deprecated,
  model,
}: ManifestOperation): Pick<Operation, "words"> {
  const told: ModelWords = model === false ? { hide: true } : model === true ? {} : { ...model };
  const words = {
    ...(resource !== undefined && { resource }),
    ...(docs !== undefined && { docs }),
    ...(deprecated !== undefined && { deprecated }),
    ...(Object.keys(told).length > 0 && { model: told }),
  };
  return Object.keys(words).length > 0 ? { words } : {};
}

/** What a call does, and what a host has to know before it makes one or makes it again. */
export function habitsOf(
  { destructive, idempotent }: Pick<ManifestOperation, "destructive" | "idempotent">,
  method: Method,
  document: GraphqlDocument | undefined,
  effect: Effect,
): Pick<Operation, "effect" | "destructive" | "idempotent"> {
  const isRead = effect === "read";
  const mayDestroy = DESTRUCTIVE.has(document?.kind ?? method);
  return {
    effect,
    destructive: destructive ?? (effect === "cost" || (!isRead && mayDestroy)),
    idempotent: idempotent ?? (isRead || method === "PUT" || method === "DELETE"),
  };
}

/** A POST mostly adds; what a mutation does is not to be seen. */
const DESTRUCTIVE: ReadonlySet<string> = new Set(["DELETE", "PUT", "PATCH", "mutation"]);
