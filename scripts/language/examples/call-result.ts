import { mapOutputs, type OutputDefinition } from "../../../packages/runtime/src/outputs/map.ts";
import type { Roots } from "../../../packages/runtime/src/outputs/roots.ts";
import type { ReplyDefinition } from "../../../packages/runtime/src/keywords.ts";
import { readReply } from "../../../packages/runtime/src/reply/read.ts";
import { partialAnswers } from "../../../packages/runtime/src/reply/partial-answers.ts";
import { unstored } from "../../../packages/runtime/src/reply/file-replies.ts";
import { firstText } from "../../../packages/runtime/src/reply/error.ts";
import { ToolError } from "../../../packages/runtime/src/tool-error.ts";
import {
  acceptDefinition,
  errorDefinition,
  outputDefinitions,
  replyKinds,
} from "../ir/definition.ts";
import { travellingText } from "../ir/travelling-text.ts";
import type { ExampleReply, Json, Operation, Provider } from "../ir/types.ts";
import { runtimeKeywords } from "../ir/runtime-keywords.ts";

/** The outputs of a call, or its error. */
export type CallResult =
  | { readonly kind: "output"; readonly output: Json }
  | {
      readonly kind: "error";
      readonly message: string;
      /** Members that an example may state. */
      readonly members: Readonly<Record<string, string | undefined>>;
    };

const NO_HEADERS = new Headers();

/** The data that the emitted operation holds, as far as replies are read with it. */
export type ResultDefinition = ReplyDefinition & OutputDefinition & { readonly files: Files };

/** Media types of the files among the replies, by status. */
type Files = ReadonlyMap<number, string | undefined>;

/** What an operation's replies are read with; made once for all its examples. */
export function resultDefinition(provider: Provider, operation: Operation): ResultDefinition {
  return {
    replies: replyKinds(provider, operation),
    files: new Map(
      operation.replies.flatMap(({ status, file }) => (file ? [[status, file.mediaType]] : [])),
    ),
    errors: errorDefinition(operation),
    accept: acceptDefinition(operation),
    outputs: outputDefinitions(provider, operation),
    keywords: operation.graphql?.partial
      ? { ...runtimeKeywords, ...partialAnswers(runtimeKeywords.errorCode) }
      : runtimeKeywords,
  };
}

/**
 * Reads a reply exactly as the emitted operation does; undefined where a hook takes part in what
 * becomes of it. An error of the provider reaches no hook.
 */
export function resultOf(
  definition: ResultDefinition,
  reply: ExampleReply,
  values: Readonly<Record<string, Json>>,
  isHooked: boolean,
): CallResult | undefined {
  const kind = definition.replies[reply.status];
  const text = reply.body === undefined ? "" : travellingText(kind, reply.body);
  const headers = headersOf(definition, reply);
  const { status } = reply;
  const file = definition.files.has(status)
    ? unstored(text, headers, definition.files.get(status))
    : undefined;
  const roots: Roots = { status, headers, body: undefined, params: values, file };
  const { stackTraceLimit } = Error;
  // An error that an example states is no fault: nobody sees its stack, which costs most of it.
  Error.stackTraceLimit = 0;
  try {
    const overrides = readReply(definition, roots, text);
    if (isHooked) return undefined;
    const output = mapOutputs(definition, roots, overrides);
    // Outputs are made of the reply, the checked values and constants, which are JSON.
    return { kind: "output", output: output as Json };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const { code, message, upstreamCode } = error;
    const requestId = firstText(definition.errors.requestId, roots);
    return { kind: "error", message, members: { code, message, upstreamCode, requestId } };
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** A file has the type that is declared unless the example says another. */
function headersOf({ files }: ResultDefinition, { status, headers }: ExampleReply): Headers {
  const type = files.get(status);
  const usual = type === undefined || type.endsWith("*") ? {} : { "content-type": type };
  const all = { ...usual, ...headers };
  return Object.keys(all).length > 0 ? new Headers(all) : NO_HEADERS;
}
