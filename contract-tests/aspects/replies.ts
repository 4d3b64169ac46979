import { largestFile } from "../contract/reply-text.ts";
import type { Reply } from "../contract/case.ts";
import type { OperationContract, Value } from "../contract/types.ts";
import { refusesParts } from "../oracle/part.ts";
import { type Aspect, equals, type Is, isObject } from "./aspect.ts";
import type { Seen } from "../oracle/seen.ts";
import { errorAspects } from "./errors.ts";
import { outputAspects } from "./outputs.ts";

/** What has to come back for once from the provider of an operation, by its contract alone. */
export function replyAspects(operation: OperationContract): readonly Aspect[] {
  return [
    ...statusAspects(operation),
    ...outputAspects(operation),
    ...errorAspects(operation),
    ...secretAspects(operation),
  ];
}

type IsReply = (reply: Reply) => boolean;

function about(status: number | string, what: string, is: IsReply): Aspect {
  return {
    kind: "reply",
    text: `${status}: ${what}`,
    shown: ({ sent }) => sent !== undefined && is(sent.reply),
  };
}

function statusAspects(operation: OperationContract): readonly Aspect[] {
  const { replies, errorReplies, hooks, method, files } = operation;
  const mayHaveBody = method !== "HEAD";
  const declared = [...replies, ...errorReplies].map(([status]) =>
    about(status, "as it is declared", (reply) => reply.status === status),
  );
  const accepted = operation.accept.map(({ status }) => status);
  // What a hook makes of what is accepted is known to its examples only.
  const isOpen = (status: number) =>
    !replies.has(status) && !(hooks.reply && accepted.includes(status));
  const errors = plainErrors.filter(isOpen);
  const failures = [
    ...errors.map((status) =>
      about(
        status,
        "an error without a body",
        (reply) => reply.status === status && !hasBody(reply),
      ),
    ),
    ...[429, 503].map((status) =>
      about(
        status,
        "an error that asks to wait",
        (reply) => reply.status === status && "retry-after" in reply.headers,
      ),
    ),
    ...(mayHaveBody ? bodyAspects("error", (reply) => reply.status >= 400) : []),
  ];
  // What a hook makes of a success is known to its examples only.
  if (hooks.reply) return [...declared, ...failures];
  const isPlain = files.size === 0 && operation.texts.length === 0 && operation.listed.size === 0;
  const successes = [...replies].flatMap(([status, schema]) => {
    const isOwn: IsReply = (reply) => reply.status === status;
    if (!mayHaveBody || (schema === null && (status === 204 || status === 205))) return [];
    if (files.has(status)) return fileAspects(operation, status);
    if (operation.listed.has(status)) return listAspects(operation, status);
    return [
      ...bodyAspects(status, isOwn),
      ...(schema !== null && isPlain ? typeAspects(status, isOwn) : []),
    ];
  });
  return [...declared, ...failures, ...successes, ...undeclaredAspects(operation)];
}

/** Each that stands for an error of its own, and others of each class, at its ends too. */
const plainErrors = [300, 400, 401, 402, 403, 404, 408, 409, 410, 422, 429, 499, 500, 503, 599];

function hasBody({ body, text }: Reply): boolean {
  return body !== undefined || text !== undefined;
}

/** Bodies that are not what was declared. */
function bodyAspects(status: number | string, isOwn: IsReply): readonly Aspect[] {
  const bodies: Readonly<Record<string, IsReply>> = {
    "no body": (reply) => !hasBody(reply),
    HTML: ({ text }) => text?.startsWith("<!doctype html>") ?? false,
    "JSON that is cut off": ({ text }) => text?.startsWith('{"a":[') ?? false,
    null: ({ body }) => body === null,
    "an empty text": ({ body }) => body === "",
    "a text": ({ body }) => typeof body === "string" && body.trim() !== "",
    "a number": ({ body }) => typeof body === "number",
    "an empty list": ({ body }) => Array.isArray(body) && body.length === 0,
    "an empty object": ({ body }) => JSON.stringify(body) === "{}",
  };
  return Object.entries(bodies).map(([what, is]) =>
    about(status, what, (reply) => isOwn(reply) && is(reply)),
  );
}

/** The same JSON under other names. */
function typeAspects(status: number, isOwn: IsReply): readonly Aspect[] {
  return ["text/plain", "application/problem+json", "text/html"].map((type) =>
    about(
      status,
      `JSON as ${type}`,
      (reply) =>
        isOwn(reply) &&
        reply.body !== undefined &&
        (reply.headers["content-type"] ?? "").startsWith(type),
    ),
  );
}

function fileAspects(operation: OperationContract, status: number): readonly Aspect[] {
  const file = operation.files.get(status);
  const most = file?.maxBytes ?? Infinity;
  const aspects: Readonly<Record<string, IsReply>> = {
    "an empty file": (reply) => !hasBody(reply),
    "a file with a name": ({ headers, stored }) => !stored && "content-disposition" in headers,
    "a file that the host stores": ({ stored, cut }) => stored === true && !cut,
    "a file that breaks off": ({ cut, headers }) => cut === true && !("content-length" in headers),
    "a file that is shorter than its length": ({ cut, headers }) =>
      cut === true && "content-length" in headers,
    "a file of another type": ({ text }) => text?.startsWith("<!doctype html>") ?? false,
    ...(most < largestFile && {
      "a file as large as it may be": ({ bytes }) => bytes === most,
      "a file that is too large": ({ bytes }) => bytes === most + 1,
    }),
  };
  return Object.entries(aspects).map(([what, is]) =>
    about(status, what, (reply) => reply.status === status && is(reply)),
  );
}

/** What stands in a list of lines or events. */
function listAspects({ listed }: OperationContract, status: number): readonly Aspect[] {
  const aspects: Readonly<Record<string, RegExp>> =
    listed.get(status) === "lines"
      ? { "empty lines": /\n\n/, "a broken line": /\{"b":\n$/ }
      : {
          "comments and names": /^: .*\nid: /s,
          "a broken event": /data: \{"b":\n/,
          "an event of an error": /event: error\n/,
        };
  return Object.entries(aspects).map(([what, pattern]) =>
    about(status, what, (reply) => reply.status === status && pattern.test(reply.text ?? "")),
  );
}

/** A success that was not declared, and a part that nobody asked for. */
function undeclaredAspects(operation: OperationContract): readonly Aspect[] {
  const { replies, method } = operation;
  const isOther: IsReply = ({ status }) =>
    status >= 200 && status < 300 && status !== 206 && !replies.has(status);
  const isBare = [...replies].every(([status, schema]) => schema === null || status === 204);
  if (replies.size === 0) return [];
  return [
    about("another success", "as a declared one", isOther),
    ...(replies.has(204) ? [] : [about("another success", "204", ({ status }) => status === 204)]),
    ...(method === "HEAD"
      ? []
      : [
          about(
            "another success",
            "HTML",
            (reply) => isOther(reply) && (reply.text ?? "").startsWith("<!"),
          ),
          about(
            "another success",
            "an empty object",
            (reply) => isOther(reply) && JSON.stringify(reply.body) === "{}",
          ),
          ...(isBare || !refusesParts(operation)
            ? []
            : [about("206", "a part that nobody asked for", ({ status }) => status === 206)]),
        ]),
  ];
}

/** No error shows a credential or a secret input that its reply repeats. */
function secretAspects(operation: OperationContract): readonly Aspect[] {
  const { credentials, parameters, method, errors } = operation;
  const secrets = [...credentials, ...parameters.filter(({ secret }) => secret)];
  const isOfBody = errors.message[0]?.startsWith("body.") ?? false;
  return secrets.flatMap(({ name }) => {
    const repeated = (what: string, is: (reply: Reply, secret: string) => boolean): Aspect => ({
      kind: "error",
      text: `an error that repeats ${name} ${what}`,
      shown: ({ sent, inputs }: Seen) => {
        const secret = inputs[name];
        if (!sent || sent.reply.status < 300 || typeof secret !== "string") return false;
        return is(sent.reply, secret.trim());
      },
    });
    if (method === "HEAD") return [];
    return [
      ...(isOfBody
        ? [
            repeated("in its words", ({ body }, secret) =>
              holds(body, (each) => each === `${secret} is not known: ${secret}`),
            ),
          ]
        : []),
      repeated("as the name of a member", ({ body }, secret) => hasName(body, secret)),
      repeated("in capitals", ({ body }, secret) =>
        holds(body, (each) => typeof each === "string" && each.includes(secret.toUpperCase())),
      ),
      repeated("in HTML", ({ text }, secret) => text?.includes(secret) ?? false),
    ];
  });
}

function holds(value: Value | undefined, is: Is): boolean {
  if (is(value)) return true;
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some((each: Value) => holds(each, is));
}

function hasName(value: Value | undefined, name: string): boolean {
  return holds(
    value,
    (each) => isObject(each) && Object.hasOwn(Object(each), name) && !equals(undefined)(each),
  );
}
