import type { Outcome } from "../contract/case.ts";

/** An outcome as the caller gets it: an error has a placeholder where the provider repeats a secret. */
export function withoutSecrets(outcome: Outcome, secrets: readonly string[]): Outcome {
  if (outcome.kind === "output") return outcome;
  const hidden = (text: string) =>
    secrets.reduce((rest, secret) => rest.replaceAll(secret, "[secret]"), text);
  const { message, upstreamCode, requestId, ...error } = outcome.error;
  return {
    kind: "error",
    error: {
      ...error,
      ...(message !== undefined && { message: hidden(message) }),
      ...(upstreamCode !== undefined && { upstreamCode: hidden(upstreamCode) }),
      ...(requestId !== undefined && { requestId: hidden(requestId) }),
    },
  };
}
