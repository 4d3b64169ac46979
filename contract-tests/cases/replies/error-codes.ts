import type { OperationContract } from "../../contract/types.ts";
import { changedProbe, type ReplyProbe } from "./probe.ts";
import type { Start } from "./start.ts";

/** Errors with each of the provider's codes that mean one of ours, and with one that means none. */
export function codesOfErrors(
  operation: OperationContract,
  { failure }: Start,
): readonly ReplyProbe[] {
  const { code: paths, codes } = operation.errors;
  return Object.entries(codes).flatMap(([code, meaning]) => {
    // Another status, where the usual one means the same without its code.
    const status = meaning === "bad_request" ? 500 : failure.status;
    return paths.flatMap((path) =>
      changedProbe({ ...failure, status }, [{ path, value: code }], `code ${code} at ${path}`),
    );
  });
}
