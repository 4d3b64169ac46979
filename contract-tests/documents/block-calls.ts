import { alternativesOf, pathsOf } from "../contract/condition.ts";
import type { ConditionContract } from "../contract/condition-types.ts";
import { linesOf } from "../contract/lines.ts";
import { namesIn, urlsOf } from "../contract/server.ts";
import type {
  Contract,
  JobContract,
  OperationContract,
  PageContract,
  ServerContract,
} from "../contract/types.ts";
import { holds } from "../oracle/conditions.ts";
import { replyError } from "../oracle/reply-error.ts";

/**
 * What a host that sends, waits or pages by itself reads in `block.json`; which outputs tell of the next
 * page, and which only failed jobs have, is the generator's to find out.
 */
export function promisedCalls({ server, operations, jobs }: Contract): object {
  return {
    ...promisedServer(server),
    operations: operations.map((operation) => {
      const { id, method, path, lines, fetches, page, idempotencyKey } = operation;
      const job = jobs.find(({ start }) => start.includes(id));
      return {
        ...(operation.server && promisedServer(operation.server)),
        method,
        ...(!fetches && { path }),
        ...(lines && { lines: promisedLines(operation) }),
        ...(idempotencyKey !== null && { idempotencyHeader: idempotencyKey }),
        ...(page && { page: promisedPage(page) }),
        ...(job && { job: promisedJob(job, operation, operations) }),
        ...promisedErrors(operation),
      };
    }),
  };
}

function promisedServer(server: ServerContract): object {
  const { url, allowedHosts, anyHost } = server;
  const parameters = [...new Set(urlsOf(server).flatMap(namesIn).flat())];
  return {
    servers: urlsOf(server),
    server: {
      url,
      parameters,
      ...(allowedHosts.length > 0 && { allowedHosts }),
      ...(anyHost && { anyHost }),
    },
  };
}

function promisedLines(operation: OperationContract): readonly object[] {
  return linesOf(operation).map(({ method, path, when }) => ({
    method,
    path,
    ...(when && { when }),
  }));
}

function promisedPage({ send, call, counted, collect }: PageContract): object {
  const isOwn = send !== "url" && call === null && collect === null;
  return {
    ...(call !== null && { call }),
    ...(send !== "url" && { input: send }),
    ...(isOwn && counted && { by: counted.by, first: counted.first }),
    ...(isOwn && counted?.size && { size: counted.size }),
  };
}

function promisedJob(
  { poll, until, fail, error, result, everyMs, timeoutMs }: JobContract,
  operation: OperationContract,
  operations: readonly OperationContract[],
): object {
  const called = ({ call, given }: NonNullable<JobContract["result"]>) => {
    const shared = sharedInputs(operation, call, operations);
    return { call, shared, inputs: outputsIn(given) };
  };
  return {
    poll: called(poll),
    ...(result && { result: called(result) }),
    until: byOutput(until),
    ...(fail && { fail: byOutput(fail) }),
    ...(error.message !== null && { message: outputOf(error.message) }),
    ...(error.status !== null && { status: outputOf(error.status) }),
    everyMs,
    timeoutMs,
  };
}

/** Credentials that both calls take, and the provider's own parameters, which every call takes. */
function sharedInputs(
  { credentials, parameters }: OperationContract,
  id: string,
  operations: readonly OperationContract[],
): readonly string[] {
  const other = operations.find((operation) => operation.id === id)?.credentials ?? [];
  const both = credentials.filter(({ name }) => other.some((each) => each.name === name));
  return [...both, ...parameters.filter(({ shared }) => shared)].map(({ name }) => name);
}

/** `output.state` -> `state` */
function outputOf(path: string): string {
  return path.replace("output.", "");
}

function outputsIn(paths: Readonly<Record<string, string>>): object {
  return Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, outputOf(path)]));
}

function byOutput(states: ConditionContract): object {
  const tests = alternativesOf(states).flatMap((each) => Object.entries(each));
  return Object.fromEntries(tests.map(([path, test]) => [outputOf(path), test]));
}

/** What declared error replies become that say nothing more. */
function promisedErrors(operation: OperationContract): object {
  const { errorReplies, errors, accept } = operation;
  const isAnswer = (status: number) =>
    accept.some((each) => each.status === status && pathsOf(each.when).length === 0);
  const codes = [...errorReplies.keys()].flatMap((status) => {
    if (isAnswer(status)) return [];
    const roots = { status };
    const decided = errors.when.find(({ when }) => holds(when, roots))?.code;
    return [[status, replyError(operation, status, roots, decided).code]];
  });
  return codes.length > 0 ? { errors: Object.fromEntries(codes) } : {};
}
