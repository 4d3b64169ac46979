import type { BlockPage, ExamplePage } from "../../data/types.ts";
import { textsIn } from "./secrets.ts";

type Reply = NonNullable<ExamplePage["reply"]>;

/**
 * What an operation answers that is called for another one: of its examples that succeed the one whose
 * inputs are in the request, or else the first.
 */
export async function exampleReply(
  { operations }: BlockPage,
  asked: string,
  request: Request,
): Promise<Response> {
  const { url } = request;
  const sent = `${safelyDecoded(url)} ${await request.text()}`;
  const likeness = ({ inputs }: ExamplePage) =>
    textsIn(inputs).filter((text) => sent.includes(text)).length;
  const [found] = (operations[asked]?.examples ?? [])
    .flatMap(({ reply, ...rest }) => (reply && reply.status < 300 ? [{ ...rest, reply }] : []))
    .toSorted((one, other) => likeness(other) - likeness(one));
  return found ? responseOf(found.reply) : new Response(null, { status: 404 });
}

/** A reply of an example, as it arrives. */
export function responseOf({ status, headers, body }: Reply): Response {
  const isEmpty = status === 204 || status === 205 || status === 304;
  return new Response(isEmpty ? null : (body ?? null), { status, headers });
}

function safelyDecoded(url: string): string {
  try {
    return decodeURIComponent(url.replaceAll("+", " "));
  } catch {
    return url;
  }
}
