import type { OperationContract, ReplyContent, Value } from "../contract/types.ts";
import { unfit } from "./unfit.ts";

type Listing = NonNullable<ReplyContent["listed"]>;

/** How the values of a reply travel: as declared, or as all that are declared for another success. */
export function listingOf(
  { listed, replies }: OperationContract,
  { status }: Pick<ReplyContent, "status">,
): Listing | undefined {
  const kinds = new Set([...replies.keys()].map((each) => listed.get(each)));
  const [usual] = kinds.size === 1 && status >= 200 && status < 300 ? kinds : [];
  return replies.has(status) ? listed.get(status) : usual;
}

/** A list whose values travel as lines or events. */
export function asListed(operation: OperationContract, reply: ReplyContent): ReplyContent {
  const listed = listingOf(operation, reply);
  if (!listed || !Array.isArray(reply.body)) return reply;
  return { ...reply, listed };
}

/** The values of a reply that travels so; `unfit` when they are not what was declared. */
export function listedBody(listing: Listing, reply: ReplyContent): Value | typeof unfit {
  const { body, text, listed } = reply;
  const type = reply.headers["content-type"] ?? usualType(reply);
  const types = {
    lines: /^[^;]*json|^text\/plain|^$/i,
    events: /^text\/(event-stream|plain)|^$/i,
  };
  if (!types[listing].test(type)) return unfit;
  if (text === undefined && listed === listing && Array.isArray(body)) return body;
  const whole = text ?? (body === undefined ? "" : JSON.stringify(body));
  if (listing === "lines") return linesIn(whole);
  // What the suite sends under such a type without being a list of events has none.
  return jsonOfEach(eventsIn(whole).map(({ data }) => data));
}

/** The JSON of the event of a stream that tells of an error. */
export function toldError(operation: OperationContract, reply: ReplyContent): Value | undefined {
  const { text = "" } = reply;
  if (listingOf(operation, reply) !== "events") return undefined;
  if (listedBody("events", { ...reply, text: "" }) === unfit) return undefined;
  const told = eventsIn(text).find(({ name }) => name === "error");
  return told && JSON.parse(told.data);
}

interface StreamedEvent {
  readonly name: string | undefined;
  readonly data: string;
}

/** The events that the suite sends: each has one line of data, and the last of many streams is none. */
function eventsIn(text: string): readonly StreamedEvent[] {
  return text.split("\n\n").flatMap((event) => {
    const data = /^data: (.*)$/m.exec(event)?.[1];
    if (data === undefined || data === "[DONE]") return [];
    return [{ name: /^event: (.*)$/m.exec(event)?.[1], data }];
  });
}

function linesIn(text: string): Value | typeof unfit {
  return jsonOfEach(text.split(/\r\n|\r|\n/).filter((line) => line.trim()));
}

function jsonOfEach(texts: readonly string[]): Value | typeof unfit {
  try {
    return texts.map((each): Value => JSON.parse(each));
  } catch {
    return unfit;
  }
}

function usualType({ body, text, listed }: ReplyContent): string {
  if (text !== undefined) return "text/html";
  if (listed && Array.isArray(body)) return "text/plain";
  return body === undefined ? "" : "application/json";
}
