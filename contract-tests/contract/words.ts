import { readOptions } from "./calls.ts";
import { readValueWords } from "./choices.ts";
import type { GraphqlContract } from "./graphql.ts";
import type { OperationContract, ParameterContract } from "./types.ts";
import type { WrittenOperation, WrittenParameter } from "./written-types.ts";

/** What hosts, people and language models are told of an operation. */
export function readWords(
  written: WrittenOperation,
  effect: OperationContract["effect"],
  method: string,
  document: GraphqlContract | null,
): Pick<OperationContract, "effect" | "destructive" | "idempotent" | "words"> {
  const { destructive, idempotent } = written;
  const repeats = effect === "read" || ["PUT", "DELETE"].includes(method);
  return {
    effect,
    destructive: destructive ?? isDestructive(effect, document?.effect ?? method),
    idempotent: idempotent ?? repeats,
    words: operationWords(written),
  };
}

/** Whether a call may remove or overwrite something, or costs, as its method says, or what its document does. */
export function isDestructive(effect: OperationContract["effect"], way: string): boolean {
  if (effect !== "write") return effect === "cost";
  return ["write", "DELETE", "PUT", "PATCH"].includes(way);
}

/** What people and language models read of it; what is false is as good as left out. */
function operationWords({
  resource,
  docs,
  deprecated,
  model = {},
}: WrittenOperation): OperationContract["words"] {
  const told = model === false ? { hide: true } : Object(model);
  return {
    ...(resource !== undefined && { resource }),
    ...(docs !== undefined && { docs }),
    ...(deprecated !== undefined && { deprecated }),
    ...(Object.keys(told).length > 0 && { model: told }),
  };
}

/** What people read of it; what is false is as good as left out. */
export function parameterWords(written: WrittenParameter): ParameterContract["words"] {
  const { placeholder, field, advanced, group, deprecated, options } = written;
  return {
    ...(placeholder !== undefined && { placeholder }),
    ...(field === "lines" && { multiline: true }),
    ...(advanced && { advanced }),
    ...(group !== undefined && { group }),
    ...(deprecated !== undefined && { deprecated }),
    ...readValueWords(written),
    ...(options && { options: readOptions(options, written.type === "object") }),
    ...(field === "rows" && { rows: true }),
  };
}
