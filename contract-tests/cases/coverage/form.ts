import type { OperationContract, ParameterContract } from "../../contract/types.ts";

/** What has to be shown of JSON whose members become names of a form. */
export function formItems(
  operation: OperationContract,
  parameter: ParameterContract,
): Readonly<Record<string, string>> {
  if (!becomesNames(operation, parameter)) return {};
  return {
    "odd names": "names with any signs stay names of their members",
    "names with brackets": "a name that would lead to another place is refused",
  };
}

/** Whether callers choose names of a form, which have to stay in their place. */
export function becomesNames(
  { encoding, hooks }: OperationContract,
  { type, place, rewritings }: ParameterContract,
): boolean {
  const isInside = place.in === "body" && place.path.length > 0;
  // Whether a name can travel depends on what the hook makes of it.
  if (hooks.request || encoding.form === null) return false;
  return type === "json" && isInside && rewritings.length === 0;
}
