import type { Value } from "blockwright/suite";
import type { Recording } from "./recording.ts";

/** A recording as people read it: members in a fixed order, so that the same call gives the same text. */
export function recordingText({ inputs, request, reply, ...about }: Recording): string {
  const { method, path, query, headers, body } = request;
  const whole = {
    ...about,
    inputs: ordered(inputs),
    request: {
      method,
      path,
      query: ordered(query),
      headers: ordered(headers),
      body: ordered(body),
    },
    reply: {
      status: reply.status,
      headers: ordered(reply.headers),
      body: ordered(reply.body),
      text: reply.text,
    },
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

/** Members by name, at every depth. */
function ordered(value: Value | undefined): Value | undefined {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => ordered(item) ?? null);
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, ordered(member) ?? null]));
}
