import type { OperationContract } from "../../contract/types.ts";
import type { Inputs } from "../../oracle/values.ts";

/** Given as every credential. */
export const secretValue = "s3cret-value";

/** The credentials that every call of an operation needs. */
export function credentialInputs({ credentials }: OperationContract): Inputs {
  const required = credentials.filter((each) => each.required);
  return Object.fromEntries(required.map(({ name }) => [name, secretValue]));
}
