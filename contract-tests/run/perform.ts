import type { StoreFile } from "@blockwright/runtime";
import type { HostContext, Reply } from "../contract/case.ts";
import { hostFile } from "../oracle/file.ts";
import { storedFile } from "../oracle/file-reply.ts";
import { sentRequest } from "./sent-request.ts";
import type { Blocks, Observation, SentRequest, Target } from "./types.ts";

/** One call: what is passed, and the reply that a mock gives to it. */
export interface Call {
  readonly provider: string;
  /** Named by the caller; no input stands in for it. */
  readonly operation: unknown;
  /** Credentials included. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** What the host passes beside. */
  readonly context?: HostContext;
  /** What a mock answers; null when nothing should be sent. */
  readonly reply: Reply | null;
  /** What a mock answers to the calls before it. */
  readonly before?: readonly Reply[];
  /** What a mock answers to the calls after it. */
  readonly after?: readonly Reply[];
  /** Whether the call is made twice: after a 401, where there is a login. */
  readonly isAgain?: boolean;
}

/** What the host of the suite keeps. */
function fileOf(reference: unknown): Blob {
  const file = hostFile(reference);
  if (!file) throw new Error("no such file");
  return file;
}
/** Of an operation that gives all pages, a case has one; flows have the others. */
const onePage = { maxPages: 1 };

/** Answered to a call that should not have left, so that it ends at once. */
const unexpected: Reply = { status: 418, headers: {}, example: null, declared: false };

/** Makes one call and keeps everything that is seen of it. Never repeats a request. */
export async function perform(blocks: Blocks, target: Target, call: Call): Promise<Observation> {
  const { provider, operation, inputs, reply, before = [], after = [], isAgain } = call;
  const { readsNoFiles, ...context } = call.context ?? {};
  const requests: SentRequest[] = [];
  const asked: SentRequest[] = [];
  const repeated: SentRequest[] = [];
  const kept: number[] = [];
  let again = 0;
  const violations: string[] = [];
  let isObjected = false;
  const storeFile: StoreFile = async ({ stream, ...about }) => {
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    if (reply?.cut) violations.push("The host keeps a file that broke off.");
    return storedFile(about, bytes);
  };
  const warnings: string[] = [];
  const secrets = new Set<string>();
  const execution = blocks.execute(
    provider,
    { ...inputs, operation },
    {
      ...context,
      ...onePage,
      maxRetries: 0,
      secrets,
      ...(!readsNoFiles && { readFile: async (reference) => fileOf(reference) }),
      ...(reply?.stored && { storeFile }),
      // Nothing is kept from one call to the next.
      keep: { get: () => undefined, set: (_key, _text, keepMs) => void kept.push(keepMs) },
      onWarning: ({ input }) => warnings.push(input),
      async fetch(request) {
        const isSecond = isAgain === true && requests.length === 1;
        if (isSecond && again++ === before.length) requests.pop();
        const others = requests.length === 0 ? before : [...before, ...after];
        const first = isSecond ? before[again - 1] : others[asked.length];
        (first ? (isSecond ? repeated : asked) : requests).push(await sentRequest(request));
        const answer = await target.send(provider, request, first ?? reply ?? unexpected);
        violations.push(...answer.violations);
        isObjected ||= answer.violations.length > 0;
        return answer.response;
      },
    },
  );
  const result = await execution.then(
    (output) => ({ kind: "output", output }) as const,
    (error: unknown) => ({ kind: "error", error }) as const,
  );
  if (isAgain && again <= before.length) violations.push("Nothing was repeated after a login.");
  return { requests, asked, kept, secrets, violations, isObjected, warnings, result };
}
