import type { Effect, Method, Operation, Parameter, ParameterWords } from "../ir/types.ts";
import { lowerWith } from "./call.ts";
import type {
  ManifestMembers,
  ManifestOperation,
  ManifestOptions,
  ManifestParameter,
} from "../manifest/types.ts";

/** What only people and language models read of a parameter; nothing where that is nothing. */
export function parameterWords({
  placeholder,
  multiline,
  advanced,
  group,
  deprecated,
  values,
  options,
  members,
  rows,
}: ManifestParameter): Pick<Parameter, "words"> {
  const words: ParameterWords = {
    ...(placeholder !== undefined && { placeholder }),
    ...(multiline && { multiline }),
    ...(advanced && { advanced }),
    ...(group !== undefined && { group }),
    ...(deprecated !== undefined && { deprecated }),
    ...(options && { options: optionsWords(options) }),
    ...(members && { options: membersWords(members) }),
    ...(rows && { rows }),
    ...(values && { values }),
  };
  return Object.keys(words).length > 0 ? { words } : {};
}

function membersWords({ name, type, ...rest }: ManifestMembers) {
  const options = optionsWords({ ...rest, value: name });
  return { ...options, members: true, ...(type !== undefined && { type }) } as const;
}

function optionsWords({ from, value, label = value, search, params }: ManifestOptions) {
  return {
    call: from,
    ...lowerWith(params),
    take: value,
    label: label.includes("{") ? label : `{${label}}`,
    ...(search !== undefined && { search }),
  };
}

/** The same of an operation. */
export function operationWords({
  resource,
  docs,
  deprecated,
  model: { hide, ...model } = {},
}: ManifestOperation): Pick<Operation, "words"> {
  const told = { ...(hide && { hide }), ...model };
  const words = {
    ...(resource !== undefined && { resource }),
    ...(docs !== undefined && { docs }),
    ...(deprecated && { deprecated }),
    ...(Object.keys(told).length > 0 && { model: told }),
  };
  return Object.keys(words).length > 0 ? { words } : {};
}

/** What a call does, and what a host has to know before it makes one or makes it again. */
export function habitsOf(
  { destructive, idempotent }: Pick<ManifestOperation, "destructive" | "idempotent">,
  method: Method,
  effect: Effect,
): Pick<Operation, "effect" | "destructive" | "idempotent"> {
  const isRead = effect === "read";
  return {
    effect,
    destructive: destructive ?? !isRead,
    idempotent: idempotent ?? (isRead || method === "PUT" || method === "DELETE"),
  };
}
