import type { OperationContract, ReplyContent, Value } from "../../contract/types.ts";
import { refusesParts } from "../../oracle/part.ts";
import { files } from "./files.ts";
import { shown } from "../inputs/shown.ts";
import { listed } from "./listed.ts";
import type { ReplyProbe } from "./probe.ts";
import type { Start } from "./start.ts";

/** Replies whose body is not what was declared, and those of a success that was not declared. */
export function contents(operation: OperationContract, start: Start): readonly ReplyProbe[] {
  const { replies } = operation;
  const { successes, failure } = start;
  return [
    ...successes.flatMap((success) =>
      replies.get(success.status) === null
        ? unexpectedBodies(success)
        : [
            ...withoutJson(success),
            ...bodies(success),
            ...types(success),
            ...listed(operation, success, failure),
            ...files(operation, success),
          ],
    ),
    ...withoutJson(failure),
    ...bodies(failure),
    ...undeclaredSuccesses(operation, start),
    ...parts(operation, start),
  ];
}

/** A part, whether or not the call may ask for one. */
function parts(
  operation: OperationContract,
  { successes: [success], failure }: Start,
): readonly ReplyProbe[] {
  if (success && success.body === undefined && success.text === undefined) return [];
  const title = refusesParts(operation) ? "in place of the whole" : "that may be asked for";
  const { headers, ...whole } = success ?? { ...failure, body: {} };
  return [
    {
      title,
      reply: { ...whole, status: 206, headers: { ...headers, "content-range": "bytes 0-9/900" } },
    },
  ];
}

const html = "<!doctype html><title>Sign in</title>";

function withoutJson({ status, headers }: ReplyContent): readonly ReplyProbe[] {
  const text = (type: string) => ({ ...headers, "content-type": type });
  return [
    { title: "without a body", reply: { status, headers } },
    { title: "with HTML", reply: { status, headers: text("text/html"), text: html } },
    {
      title: "with JSON that is cut off",
      reply: { status, headers: text("application/json"), text: '{"a":[{"b":"c' },
    },
  ];
}

const wholeBodies: readonly Value[] = [null, "", "another text", 1.5, [], {}];

function bodies({ status, headers }: ReplyContent): readonly ReplyProbe[] {
  return wholeBodies.map((body) => ({
    title: `body ${shown(body)}`,
    reply: { status, headers, body },
  }));
}

const contentTypes = ["text/plain", "application/problem+json; charset=utf-8", "text/html"];

/** The same JSON under other names. */
function types(reply: ReplyContent): readonly ReplyProbe[] {
  return contentTypes.map((type) => ({
    title: `as ${type}`,
    reply: { ...reply, headers: { ...reply.headers, "content-type": type } },
  }));
}

function unexpectedBodies(success: ReplyContent): readonly ReplyProbe[] {
  // These have no body, whatever a server says.
  if (success.status === 204 || success.status === 205) return [];
  return [...withoutJson(success), ...bodies(success)];
}

/** They are read like the declared ones that they resemble. */
function undeclaredSuccesses(
  { replies }: OperationContract,
  { successes: [success] }: Start,
): readonly ReplyProbe[] {
  const status = [200, 201, 202, 203].find((each) => !replies.has(each));
  if (!success || status === undefined) return [];
  const reply = { ...success, status };
  return [
    { title: "undeclared", reply },
    ...withoutJson(reply),
    { title: "body {}", reply: { ...reply, body: {} } },
    ...(replies.has(204)
      ? []
      : [{ title: "undeclared", reply: { status: 204, headers: success.headers } }]),
  ];
}
