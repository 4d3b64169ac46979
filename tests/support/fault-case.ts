import { inspect } from "node:util";
import { type Context, type Outcome, ToolError } from "@blockwright/runtime";
import { rounds } from "../../packages/runtime/src/rounds.fixture.ts";
import { canary, type ProbedOperation } from "./fault-operations.ts";
import type { Fault } from "./fault-server/fault.ts";
import { startFaultServer } from "./fault-server/server.ts";
import type { Ending } from "./fault-server/verdict.ts";
import { type ToldFile, trustingHost } from "./trusting-host.ts";

/** How one operation fared with one fault, as data. */
export interface CaseReport {
  readonly fault: string;
  readonly operation: string;
  readonly promise: "safe" | "unsafe";
  /** Several, joined by a comma, only when calls at once ended differently. */
  readonly ending: Ending | "hung" | "thrown" | (string & {});
  /** Requests that the server saw. */
  readonly requests: number;
  /** What carried them: the engine's own `fetch` gives itself away by a header. */
  readonly transports: readonly ("fetch" | "node")[];
  /** Requests beyond one per call that did not follow a 429. */
  readonly repeats: number;
  /** Connections to the server that nothing should be sent to. */
  readonly strays: number;
  readonly tookMs: number;
  /** Bytes of a flood that the client took. */
  readonly taken: number;
  /** No error was thrown, or it was a ToolError. */
  readonly isToolError: boolean;
  /** The credential occurs in something that the error shows. */
  readonly showsSecret: boolean;
  /** What the errors say of the calls. */
  readonly outcomes: readonly (Outcome | undefined)[];
  /** Bytes of requests that the server saw. */
  readonly bytes: number;
  /** The server wrote something that begins like a reply. */
  readonly replied: boolean;
  /** Characters of the error as JSON. */
  readonly errorSize: number;
  readonly retryAfterMs?: number | undefined;
  /** The file of which the host was told last. */
  readonly told?: ToldFile | undefined;
  /** What lies in the folder of the host, and around it: path from there -> bytes. */
  readonly kept: Readonly<Record<string, number>>;
  /** In words, for a reader. */
  readonly message?: string | undefined;
}

/** Ends what hangs; no call that ends is waited for as long, however busy the machine. */
const patienceMs = 300_000;
const hung = new Error("The call did not end.");

/** Runs one operation against a server of its own that has the fault. */
export async function runCase(
  fault: Fault,
  { id, promise, run }: ProbedOperation,
  fetch: Context["fetch"],
): Promise<CaseReport> {
  // A signal for each call: Node 20 warns of many listeners on one.
  const aborters = Array.from({ length: fault.calls ?? 1 }, () => new AbortController());
  const abort = () => {
    for (const aborter of aborters) aborter.abort();
  };
  if (fault.aborted) abort();
  const server = await startFaultServer(fault, abort);
  const host = trustingHost();
  const { storeFile } = host;
  const context = { baseUrl: server.baseUrl, fetch, storeFile, ...fault.context };
  const start = performance.now();
  const calls = aborters.map(({ signal }) => errorOf(run({ ...context, signal })));
  const errors = await Promise.all(calls);
  const tookMs = Math.round(performance.now() - start);
  // A request that should not have been sent may still be on its way.
  await rounds();
  // The call does not wait for the host to drop a file, which takes a busy disk longer.
  for (let more = 100; host.isBusy() && more > 0; more--) await rounds();
  server.close();
  const kept = host.kept();
  host.remove();

  const { ledger } = server;
  const texts = errors.flatMap(textsOf);
  const [error] = errors;
  return {
    fault: fault.name,
    operation: id,
    promise,
    ending: [...new Set(errors.map(endingOf))].join(),
    requests: ledger.requests.length,
    transports: ledger.requests.map(({ headers }) =>
      "sec-fetch-mode" in headers ? "fetch" : "node",
    ),
    repeats: ledger.repeats,
    strays: ledger.strays,
    tookMs,
    taken: ledger.taken,
    isToolError: errors.every((each) => each === undefined || each instanceof ToolError),
    showsSecret: texts.some((text) => text.includes("CANARY") || text.includes(btoa(canary))),
    outcomes: errors.filter((each) => each !== undefined).map(outcomeOf),
    bytes: ledger.bytes,
    replied: ledger.replied,
    errorSize: Math.max(0, ...errors.map((each) => JSON.stringify(each)?.length ?? 0)),
    retryAfterMs: error instanceof ToolError ? error.retryAfterMs : undefined,
    told: host.told.at(-1),
    kept,
    message: error instanceof Error ? error.message.slice(0, 200) : undefined,
  };
}

/** The error that a call rejects with; undefined when it works. */
async function errorOf(call: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, patienceMs, hung);
  });
  const ended = call.then(
    () => undefined,
    (error: unknown) => error ?? "nothing",
  );
  return Promise.race([ended, patience]).finally(() => clearTimeout(timer));
}

function endingOf(error: unknown): CaseReport["ending"] {
  if (error === undefined) return "ok";
  if (error === hung) return "hung";
  return error instanceof ToolError ? error.code : "thrown";
}

function outcomeOf(error: unknown): Outcome | undefined {
  return error instanceof ToolError ? error.outcome : undefined;
}

/** All that a log could show of an error. */
function textsOf(error: unknown): readonly string[] {
  if (error === undefined) return [];
  const everything = { showHidden: true, maxArrayLength: null, maxStringLength: null };
  const texts = [
    `${error}`,
    JSON.stringify(error) ?? "",
    inspect(error),
    inspect(error, { depth: 10, ...everything }),
  ];
  if (!(error instanceof Error)) return texts;
  return [...texts, error.message, error.stack ?? "", ...textsOf(error.cause)];
}
