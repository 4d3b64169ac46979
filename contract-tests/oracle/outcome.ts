import { isPart as givesPart } from "../contract/output-steps.ts";
import type { Outcome } from "../contract/case.ts";
import { describedAt, mayBeNull } from "../contract/described.ts";
import { bodyText } from "../contract/reply-text.ts";
import type { OperationContract, ReplyContent, Value } from "../contract/types.ts";
import { holds } from "./conditions.ts";
import { fileBody, fileOf, lostFile } from "./file-reply.ts";
import { listedBody, listingOf, toldError } from "./listed-reply.ts";
import { isOfKind, outputsOf } from "./outputs.ts";
import { refusesParts } from "./part.ts";
import { decidingCondition, partialWarnings } from "./partial.ts";
import { isMap, type Roots } from "./path.ts";
import { eventError, invalidReply, replyError } from "./reply-error.ts";
import { kindOfSchema } from "./schema-kind.ts";
import { unfit } from "./unfit.ts";
import { isTextReply, travellingText } from "./text-reply.ts";
import { type Inputs, valuesOf } from "./values.ts";

/** What the caller gets when a call with valid inputs is answered so, as if it had no hook. */
export function expectedOutcome(
  operation: OperationContract,
  inputs: Inputs,
  reply: ReplyContent,
): Outcome {
  const answer = readAnswer(operation, inputs, reply);
  return "kind" in answer ? answer : mapped(operation, answer);
}

/** A reply that is an answer: what outputs are made of, and constants for some of them. */
export interface Answer {
  readonly roots: Roots;
  readonly constants: Parameters<typeof outputsOf>[2];
}

/** The answer that a reply is; else the error that it stands for. */
export function readAnswer(
  operation: OperationContract,
  inputs: Inputs,
  reply: ReplyContent,
): Answer | Extract<Outcome, { kind: "error" }> {
  const { status } = reply;
  const lost = lostFile(operation, reply);
  if (lost) return { kind: "error", error: lost };
  const roots = rootsOf(operation, inputs, reply);
  const accepted = operation.accept.find(
    (each) => each.status === status && holds(each.when, roots),
  );
  if (accepted) return { roots, constants: accepted.output };
  const code = decidingCondition(operation, roots)?.code;
  const isSuccess = operation.replies.has(status) || (status >= 200 && status < 300);
  if (code !== undefined || !isSuccess) {
    return { kind: "error", error: replyError(operation, status, roots, code) };
  }
  // What has no body is no part.
  const isPart = status === 206 && (reply.body ?? reply.text) !== undefined;
  if (isPart && refusesParts(operation))
    return { kind: "error", error: invalidReply(operation, status, roots) };
  if (isTextReply(operation, reply)) return { roots, constants: {} };
  const told = toldError(operation, reply);
  if (told !== undefined) {
    return { kind: "error", error: eventError(operation, { ...roots, body: told }) };
  }
  const content = contentOf(operation, reply);
  if (content === unfit) return { kind: "error", error: invalidReply(operation, status, roots) };
  return { roots: { ...roots, body: content }, constants: {} };
}

/** What is warned of beside an answer. */
export function warningsOf(
  operation: OperationContract,
  inputs: Inputs,
  reply: ReplyContent,
): readonly string[] {
  const roots = rootsOf(operation, inputs, reply);
  const isAccepted = operation.accept.some(
    ({ status, when }) => status === reply.status && holds(when, roots),
  );
  return isAccepted ? [] : partialWarnings(operation, roots);
}

/** The outputs of an answer. */
export function mapped(operation: OperationContract, { roots, constants }: Answer): Outcome {
  const output = outputsOf(operation, roots, constants);
  return output === unfit
    ? { kind: "error", error: invalidReply(operation, Number(roots["status"]), roots) }
    : { kind: "output", output: collected(operation, roots, output) };
}

/** Of an operation that gives all pages, no more items than are asked for. */
function collected(
  { page, parameters, outputs }: OperationContract,
  roots: Roots,
  output: Value,
): Value {
  if (!page?.collect) return output;
  const { limit, usual, max } = page.collect;
  const parameter = parameters.find(({ name }) => name === limit);
  const given = parameter && Object(roots["params"])[parameter.name];
  const most = Math.min(Number(given ?? usual ?? max), max);
  const list = outputs.find(
    ({ source }) =>
      source.kind === "path" && !givesPart(source.steps) && source.paths.includes(page.items),
  );
  if (!list) return output;
  const cut = (items: Value): Value => (Array.isArray(items) ? items.slice(0, most) : items);
  return withAt(output, list.name.split("."), cut);
}

function withAt(
  value: Value,
  [name, ...rest]: readonly string[],
  change: (own: Value) => Value,
): Value {
  if (name === undefined) return change(value);
  if (!isMap(value) || !Object.hasOwn(value, name)) return value;
  return { ...value, [name]: withAt(value[name] ?? null, rest, change) };
}

function rootsOf(operation: OperationContract, inputs: Inputs, reply: ReplyContent): Roots {
  const headers = Object.entries(reply.headers);
  const byName = new Map(headers.map(([name, value]) => [name.toLowerCase(), value]));
  return {
    status: reply.status,
    headers: Object.fromEntries(byName),
    links: linksOf(byName.get("link")),
    body: bodyOf(operation, reply),
    params: valuesOf(operation, inputs),
  };
}

/** The body of a reply, before it is known what comes of it. */
export function bodyOf(operation: OperationContract, reply: ReplyContent): ReplyContent["body"] {
  if (isTextReply(operation, reply)) return travellingText(reply);
  const listing = listingOf(operation, reply);
  const file = fileOf(operation, reply);
  const list = file ? fileBody(file, reply) : listing && listedBody(listing, reply);
  if (list !== undefined && list !== unfit) return list;
  // Lines and events are no JSON to what does not ask for them.
  const isText = reply.listed !== undefined && Array.isArray(reply.body);
  return isText ? (bodyText(reply) ?? undefined) : reply.text || reply.body;
}

/** The body of a success, undefined where there is none; `unfit` when it is not what was declared. */
function contentOf(
  operation: OperationContract,
  reply: ReplyContent,
): ReplyContent["body"] | typeof unfit {
  const { replies, schemas } = operation;
  const { status, headers, body, text } = reply;
  const file = fileOf(operation, reply);
  if (file) return fileBody(file, reply);
  const listing = listingOf(operation, reply);
  if (listing) return listedBody(listing, reply);
  const declared = replies.get(status);
  // A status of success that is not declared is read like the declared one that it resembles.
  const all = [...replies.values()];
  const alike = all.filter((each) => (each === null) === (body === undefined && !text));
  const [name] = declared === undefined ? [...alike, ...all] : [declared];
  if (!name) return declared === undefined && text ? unfit : undefined;
  const type = headers["content-type"] ?? "application/json";
  const isJson = body !== undefined && !text && /^[^;]*json|^text\/plain/i.test(type);
  if (!isJson) return unfit;
  if (body === null && mayBeNull(describedAt(schemas[name], [], schemas))) return body;
  return isOfKind(kindOfSchema(schemas[name], schemas), body) ? body : unfit;
}

/** What a Link header says, by relation: `{ next: { url } }`. */
function linksOf(header: string | undefined): Value {
  const links: Record<string, Value> = {};
  for (const part of (header ?? "").split(/,\s*(?=<)/)) {
    const url = /^\s*<([^>]*)>/.exec(part)?.[1];
    const relation = /;\s*rel\s*=\s*("[^"]*"|[^\s;]+)/i.exec(part)?.[1] ?? "";
    const names = relation.replaceAll('"', "").toLowerCase().split(" ");
    if (url === undefined) continue;
    for (const name of names) if (name !== "" && !Object.hasOwn(links, name)) links[name] = { url };
  }
  return links;
}
