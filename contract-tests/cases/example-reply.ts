import type { ExampleContract, OperationContract } from "../contract/types.ts";
import { exampleKeys } from "../contract/manifests.ts";
import { undocumented } from "../contract/undocumented.ts";
import { fileOf } from "../oracle/file-reply.ts";
import { asText } from "../oracle/text-reply.ts";
import type { Reply } from "../contract/case.ts";

const keysByProvider = new Map<string, ReturnType<typeof exampleKeys>>();

/** The reply of an example, with its key in the emitted document where there is one. */
export function exampleReply(
  operation: OperationContract,
  { name, reply }: ExampleContract,
): Reply {
  const { provider, replies, errorReplies } = operation;
  const { status, body } = reply;
  const example = keysOf(provider)?.(operation, status, name) ?? null;
  const isDeclared = replies.has(status) || errorReplies.has(status);
  // A reply without a body has no key; its status is enough for Prism.
  const isFile = fileOf(operation, reply) !== undefined;
  // Bytes cannot be an example of a document.
  // Prism knows no address but those of its document.
  const isElsewhere = operation.fetches !== undefined;
  // A document describes what callers give, not what a hook makes of it.
  const isHooked = operation.hooks.request !== null;
  const isIn = !isElsewhere && !isHooked && !isFile && isDeclared;
  const declared = isIn && (example !== null || body === undefined);
  return { ...asText(operation, reply), example, declared };
}

/** Undefined for a contract that no document was emitted for. */
function keysOf(provider: string): ReturnType<typeof exampleKeys> | undefined {
  if (undocumented(provider) !== undefined) return undefined;
  const keys = keysByProvider.get(provider) ?? exampleKeys(provider);
  keysByProvider.set(provider, keys);
  return keys;
}
