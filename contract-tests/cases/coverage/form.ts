import type { OperationContract, ParameterContract } from "../../contract/types.ts";
import { becomesNames } from "../../oracle/form.ts";

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
