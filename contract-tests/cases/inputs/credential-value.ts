import type { Contract } from "../../contract/types.ts";
import type { Inputs } from "../../oracle/values.ts";

/** Given as every credential. */
export const secretValue = "s3cret-value";

/** All credentials of a provider. */
export function credentialInputs({ credentials }: Contract): Inputs {
  return Object.fromEntries(credentials.map(({ name }) => [name, secretValue]));
}
