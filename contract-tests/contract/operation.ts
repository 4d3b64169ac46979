import { usualOf } from "./parameter.ts";
import { complete } from "./complete.ts";
import { millisecondsOf } from "./duration.ts";
import { readEncoding } from "./encoding.ts";
import { readCondition, readRule } from "./folded.ts";
import { type GraphqlContract, readGraphql, withGraphqlErrors } from "./graphql.ts";
import { knownSchemas, plainStatuses, replyNames } from "./plain-replies.ts";
import { readHooks } from "./hooks.ts";
import { mergeErrors, readAccepts, readErrors, readReplies } from "./errors.ts";
import type { LineContract } from "./line-types.ts";
import { fetchedName, readLines } from "./lines.ts";
import { readServer, wholeServer } from "./server.ts";
import { readLogins, sharedTemplates, withoutExchanged } from "./logins.ts";
import { readLookups } from "./lookups.ts";
import { readOutput } from "./output.ts";
import type { CollectContract } from "./page-types.ts";
import { readerOf, readParameters, type Setting } from "./parameters.ts";
import { readRequest } from "./request-line.ts";
import { withheldPath } from "./withheld-path.ts";
import { readTaken } from "./taken.ts";
import { readTemplates } from "./templates.ts";
import { readWords } from "./words.ts";
import { typedOutputs } from "./typed-outputs.ts";
import type {
  Contract,
  ErrorContract,
  ExampleContract,
  OperationContract,
  TimeContract,
  PageContract,
} from "./types.ts";
import type {
  WrittenErrors,
  WrittenExample,
  WrittenLimits,
  WrittenManifest,
  WrittenOperation,
  WrittenParameter,
  WrittenServer,
} from "./written-types.ts";

/** Where a manifest lies, and what becomes of it. */
interface Reading extends Readonly<Record<"spec" | "folder", string>> {
  readonly contract: () => Contract;
}

/** Reads one operation, with what its provider says for all. */
export function readOperation(
  id: string,
  written: WrittenOperation,
  manifest: WrittenManifest,
  { spec, folder, contract }: Reading,
): OperationContract {
  const place = `${spec}: operations.${id}`;
  complete(written, place, ["request", "reply", "output"]);
  const document = readGraphql(written, folder, place);
  const { method, path: ownPath, label } = readRequest(id, written, manifest.provider);
  const { prefix, ...where } = readWhere(written, manifest, place);
  const path = prefix + ownPath;
  const taken = readTaken(written, manifest, path, spec);
  const lines = readLines(written.request).map((line) => ({ ...line, path: prefix + line.path }));
  const errors = mergeErrors(manifest.errors, written.errors);
  const limits = { ...manifest.limits, ...written.limits };
  const templates = readTemplates(written, sharedTemplates(id, written, manifest));
  const variables = document?.variables ?? null;
  const own = { method, path: allPaths(lines), variables, templates, place, spec };
  const usual = method === "GET" || method === "HEAD" ? "read" : "write";
  const { effect = document?.effect ?? usual, scopes = [], rules = [], page } = written;
  return {
    id,
    provider: manifest.provider,
    name: written.name,
    description: written.description ?? `${written.name}.`,
    scopes,
    ...readBefore(id, written, manifest, own, taken),
    method,
    path,
    label,
    ...where,
    ...(lines.length > 1 && { lines }),
    ...readWords(written, effect, method, document),
    partial: written.partial ?? false,
    ...readParameters(written, manifest, own, taken.beside),
    document: document?.text ?? null,
    encoding: readEncoding(written, manifest),
    templates,
    idempotencyKey: readIdempotencyKey(written, manifest, method),
    rules: [...taken.rules, ...rules].map((rule, at) => readRule(rule, `${place}.rules[${at}]`)),
    replies: readReplies(replyNames(written.reply)),
    errorReplies: readReplies(errors.reply),
    ...plainStatuses(written.reply, limits, manifest.schemas),
    schemas: knownSchemas(manifest),
    errors: errorsOf(written, errors, document),
    accept: readAccepts(manifest.accept, written.accept),
    ...readOutputs(written, manifest, place),
    page: page ? readPage(page, { ...manifest.params, ...written.params }) : null,
    ...readTimes(limits, errors, `${place}.limits`),
    hooks: readHooks(written, manifest, spec),
    contract,
    examples: readExamples(written, prefix, `${place}.examples`),
  };
}

/** What is called first, and the credentials, of which some are exchanged then. */
function readBefore(
  id: string,
  written: WrittenOperation,
  manifest: WrittenManifest,
  request: Setting,
  { credentials, carried }: Pick<OperationContract, "credentials" | "carried">,
): Pick<OperationContract, "lookups" | "credentials" | "carried"> {
  const { place } = request;
  const read = readerOf(written, manifest, request).own;
  const logins = readLogins(id, written, manifest, { ...request, read });
  const lookups = [...logins, ...readLookups(written, manifest, read, place)];
  const isExchanged = (name: string) => logins.some(({ credential }) => credential === name);
  return {
    lookups,
    credentials: withoutExchanged(credentials, logins),
    carried: carried.filter(({ name }) => !isExchanged(name)),
  };
}

function errorsOf(
  { reply }: WrittenOperation,
  written: WrittenErrors,
  document: GraphqlContract | null,
): ErrorContract {
  const errors = readErrors(written);
  return document ? withGraphqlErrors(errors, reply) : errors;
}

/** Where it goes if not where the others go, and the path that its own is added to. */
function readWhere(
  written: WrittenOperation,
  manifest: WrittenManifest,
  place: string,
): Pick<OperationContract, "server" | "fetches"> & { readonly prefix: string } {
  const name = fetchedName(written);
  if (name !== undefined) {
    const own: Partial<WrittenServer> = wholeServer(written.server ?? {});
    return { prefix: "", fetches: { name, allowedHosts: [own.allowedHosts ?? []].flat() } };
  }
  // What an operation does not say of its address is said at the top.
  const server = { ...wholeServer(manifest.server), ...wholeServer(written.server ?? {}) };
  const { url, path: prefix } = withheldPath(manifest, server);
  if (written.server === undefined) return { prefix };
  return { prefix, server: readServer({ ...server, url }, `${place}.server`) };
}

function allPaths(lines: readonly LineContract[]): string {
  return lines.map(({ path }) => path).join(" ");
}

function readOutputs(
  operation: WrittenOperation,
  manifest: WrittenManifest,
  place: string,
): Pick<OperationContract, "outputs" | "internals"> {
  const all = Object.entries(typedOutputs({ operation, manifest })).map(([name, output]) => ({
    output: readOutput(name, output, `${place}.output.${name}`),
    isInternal: typeof output === "object" && output.internal === true,
  }));
  return {
    outputs: all.flatMap(({ output, isInternal }) => (isInternal ? [] : [output])),
    internals: all.flatMap(({ output, isInternal }) => (isInternal ? [output] : [])),
  };
}

function readTimes(
  limits: WrittenLimits,
  { final = [] }: WrittenErrors,
  place: string,
): Pick<OperationContract, "repetition" | "time"> {
  const { retries = 2, resetHeaders = [] } = limits;
  return {
    repetition: { retries, finalCodes: final, resetHeaders },
    time: readTime(limits, place),
  };
}

function readTime(
  { timeout = "30s", deadline = "2m" }: WrittenLimits,
  place: string,
): TimeContract {
  return {
    attemptMs: millisecondsOf(timeout, `${place}.timeout`),
    callMs: millisecondsOf(deadline, `${place}.deadline`),
  };
}

/** A repetition of these does no harm. */
const repeatable = ["GET", "HEAD"];

function readIdempotencyKey(
  { limits: own }: WrittenOperation,
  { limits: shared }: WrittenManifest,
  method: string,
): string | null {
  if (repeatable.includes(method)) return null;
  return own?.idempotencyKey ?? shared?.idempotencyKey ?? null;
}

function readExamples(
  { examples = {} }: WrittenOperation,
  prefix: string,
  place: string,
): readonly ExampleContract[] {
  return Object.entries(examples).map(([title, example]) =>
    withPrefix(readExample(title, example, `${place}.${title}`), prefix),
  );
}

/** An example says what the operation adds to the address. */
function withPrefix(example: ExampleContract, prefix: string): ExampleContract {
  const { request } = example;
  return request ? { ...example, request: { ...request, path: prefix + request.path } } : example;
}

function readExample(name: string, written: WrittenExample, place: string): ExampleContract {
  const { reply, request, ...outcome } = complete(written, place, ["params", "reply"]);
  complete(reply, `${place}.reply`, ["status"]);
  const sent = request === undefined ? null : readSent(request);
  return { name, request: sent, ...outcome, reply: { headers: {}, ...reply } };
}

/** `GET /path`, alone or beside what else is sent. */
function readSent(written: NonNullable<WrittenExample["request"]>): ExampleContract["request"] {
  const { line, ...others } = typeof written === "string" ? { line: written } : written;
  const [method = "", path = ""] = line.split(" ");
  return { method, path, ...others };
}

/** Reads how pages follow each other. */
function readPage(
  written: NonNullable<WrittenOperation["page"]>,
  parameters: Readonly<Record<string, WrittenParameter>>,
): PageContract {
  const { items, send, next = null, until, by, size = null, pages = null } = written;
  const { call = null } = written;
  const end = until === undefined ? null : readCondition(until);
  const collect = readCollect(written, parameters);
  if (by === undefined) return { items, send, call, next, end, counted: null, collect };
  const usual = usualIn(parameters, send);
  const first = typeof usual === "number" ? usual : by === "page" ? 1 : 0;
  const counted = { by, first, size, pages, total: written.total ?? null };
  return { items, send, call: null, next: null, end, counted, collect };
}

/** What counts where a parameter is absent. */
function usualIn(parameters: Readonly<Record<string, WrittenParameter>>, name: string) {
  const own = parameters[name];
  return own && usualOf(own);
}

function readCollect(
  { collect: max, limit }: NonNullable<WrittenOperation["page"]>,
  parameters: Readonly<Record<string, WrittenParameter>>,
): CollectContract | null {
  if (max === undefined) return null;
  const usual = limit === undefined ? null : usualIn(parameters, limit);
  return { limit: limit ?? null, usual: typeof usual === "number" ? usual : null, max };
}
