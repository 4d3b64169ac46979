import {
  expectedRequest,
  hookedOutcome,
  hookedRequest,
  judge,
  secretsOf,
  withAnySignature,
  type Contract,
  type Observation,
  type OperationContract,
  type Outcome,
  type ReplyContent,
  type Sent,
  type Value,
} from "blockwright/suite";
import { withDerived } from "./record/secret.ts";
import { driftReports } from "./shapes/drift.ts";
import type { Scrubber } from "./record/scrub.ts";
import { reportScrubber } from "./record/report-scrubber.ts";
import { type Checked, callId } from "./session.ts";

/** A call that was made, and everything that was seen of it. */
export interface MadeCall {
  readonly contract: Contract;
  readonly operation: OperationContract;
  readonly title: string;
  /** Credentials included. */
  readonly inputs: Readonly<Record<string, Value>>;
  readonly seen: Observation;
  /** Undefined when none came. */
  readonly reply: ReplyContent | undefined;
}

/** Compares a call with what the manifest promises of it; nothing that is said holds a secret. */
export async function checkCall(call: MadeCall): Promise<Checked> {
  const { contract, operation, title, inputs, seen } = call;
  const reply = seen.requests.length > 0 ? call.reply : undefined;
  const scrub = reportScrubber(withDerived(secretsOf(operation, inputs), seen.secrets ?? []));
  const messages = reply ? await answered(call, reply, scrub) : [unanswered(call)];
  const drift = reply ? driftReports(contract, operation, title, scrubbed(reply, scrub)) : [];
  return {
    kind: "checked",
    failures: messages.map((message) => {
      const said = scrub.text(message);
      return { message: said.startsWith(operation.id) ? said : `${operation.id}: ${said}` };
    }),
    drift: drift.map(({ path, message, change, ...found }) => ({
      ...found,
      path: scrub.text(path),
      message: scrub.text(message),
      change: scrub.text(change),
    })),
    notes: [],
  };
}

function unanswered({ operation, title, seen: { requests, result } }: MadeCall): string {
  const what = requests.length === 0 ? "nothing was sent" : "no reply came";
  const why = result.kind === "error" ? String(result.error) : "it gave an output all the same";
  return `${callId(operation, title)}: ${what}: ${why}`;
}

async function answered(
  { contract, operation, title, inputs, seen }: MadeCall,
  reply: ReplyContent,
  scrub: Scrubber,
): Promise<readonly string[]> {
  const id = callId(operation, title);
  const { warnings } = expectedRequest(contract, operation, inputs);
  const hooked = await hookedRequest(contract, operation, inputs);
  const [sent] = seen.requests;
  const request = sent ? withAnySignature(hooked, sent, operation) : hooked;
  const outcome = await hookedOutcome(operation, inputs, reply);
  const expected: Sent = {
    kind: "sent",
    request,
    warnings,
    reply: { ...reply, example: null, declared: false },
    outcome: withoutSecrets(outcome, scrub),
  };
  const failures = judge(
    { id, operation: operation.id, inputs, expected },
    contract,
    seen,
    scrub.text,
  );
  const messages = failures.map(({ message }) => message);
  return outcome.kind === "error"
    ? [...messages, refusal(id, reply, outcome.error, scrub)]
    : messages;
}

/** As a recording would keep it: YAML breaks lines where a secret may have a space. */
function scrubbed(reply: ReplyContent, { value }: Scrubber): ReplyContent {
  return reply.body === undefined ? reply : { ...reply, body: value(reply.body) };
}

/** A message that repeats a secret is not what the caller gets: the client leaves the secret out. */
function withoutSecrets(outcome: Outcome, scrub: Scrubber): Outcome {
  if (outcome.kind === "output") return outcome;
  const { message = "", ...error } = outcome.error;
  return scrub.text(message) === message ? outcome : { kind: "error", error };
}

/** A live call is expected to succeed. */
function refusal(
  id: string,
  { status }: ReplyContent,
  { code, message }: { readonly code: string; readonly message?: string },
  scrub: Scrubber,
): string {
  const isUnfit = code === "invalid_reply";
  const said = isUnfit
    ? ": the outputs cannot be made of it"
    : message
      ? `: ${scrub.text(message)}`
      : "";
  return `${id}: the provider answered ${status} (${code})${said}`;
}
