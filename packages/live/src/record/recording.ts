import type {
  Contract,
  OperationContract,
  ReplyContent,
  Secret,
  Value,
  WireRequest,
} from "blockwright/suite";
import { keptHeaders, replyHeaders, requestHeaders } from "./headers.ts";
import { scrubber } from "./scrub.ts";

/** One call at a provider, as it is kept: without secrets, with few headers. */
export interface Recording {
  /** ISO 8601, UTC. */
  readonly recorded: string;
  readonly provider: string;
  readonly operation: string;
  /** What is special about the call. */
  readonly case: string;
  /** Without credentials. */
  readonly inputs: Readonly<Record<string, Value>>;
  readonly request: RecordedRequest;
  readonly reply: ReplyContent;
}

/** The origin follows from the inputs. */
export type RecordedRequest = Omit<WireRequest, "origin">;

/** A call that was made, secrets and all. */
export interface Exchange {
  readonly title: string;
  /** Credentials included. */
  readonly inputs: Readonly<Record<string, Value>>;
  readonly request: WireRequest;
  readonly reply: ReplyContent;
  readonly secrets: readonly Secret[];
}

/** What is kept of a call. */
export function recordingOf(
  contract: Contract,
  operation: OperationContract,
  { title, inputs, request, reply, secrets }: Exchange,
  now: Date,
): Recording {
  const credentials = contract.credentials.map(({ name }) => name);
  const own = Object.entries(inputs).filter(([name]) => !credentials.includes(name));
  const scrub = scrubber(secrets);
  const kept = {
    inputs: Object.fromEntries(own),
    request: recordedRequest(contract, operation, request),
    reply: { ...reply, headers: keptHeaders(reply.headers, replyHeaders(operation)) },
  };
  return {
    recorded: now.toISOString(),
    provider: contract.provider,
    operation: operation.id,
    case: title,
    ...scrub.value(kept),
  };
}

/** A request as recordings keep it. */
export function recordedRequest(
  contract: Contract,
  operation: OperationContract,
  { method, path, query, headers, body }: WireRequest,
): RecordedRequest {
  return {
    method,
    path,
    query,
    headers: keptHeaders(headers, requestHeaders(contract, operation)),
    ...(body !== undefined && { body }),
  };
}
