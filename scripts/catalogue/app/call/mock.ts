import type { Package, Source } from "../source.ts";
import { type Result, run } from "./perform.ts";
import type { Call } from "./types.ts";

/** Where calls are answered, followed by `/<block>` and the path of a call; or why there are no mocks. */
export type Mock = { readonly address: string } | { readonly why: string };

/** The mock, which is there only where the page is served while manifests are edited. */
export function mockOf(source: Source & { readonly live?: { readonly mock: Mock } }): Mock | null {
  return source.live?.mock ?? null;
}

/** What the mock answered. */
export interface Sent {
  readonly status: number;
  /** What the mock found wrong with the request, or with the reply. */
  readonly violations: readonly string[];
}

/** Makes the call at the mock, whose addresses begin with `address`. */
export async function sendToMock(
  call: Call,
  own: Package,
  address: string,
): Promise<{ readonly result: Result; readonly sent: Sent | null }> {
  const answers: Sent[] = [];
  const baseUrl = new URL(`${address}/${call.page.id}`, document.baseURI).href;
  const { reply } = call.example;
  const answer = async (request: Request) => {
    const asked = new Request(request);
    // Of several replies that a document has, the one of the example.
    if (reply) asked.headers.set("prefer", `code=${reply.status}`);
    const response = await fetch(asked);
    const found = response.headers.get("sl-violations");
    answers.push({ status: response.status, violations: found ? violationsOf(found) : [] });
    return response;
  };
  const result = await run(call, own, answer, { baseUrl });
  return { result, sent: answers.at(-1) ?? null };
}

/** Prism says them as JSON. */
function violationsOf(header: string): readonly string[] {
  const all: unknown = JSON.parse(header);
  return [all].flat().map((each) => {
    const { location = [], message } = Object(each) as Partial<Violation>; // as Prism writes it
    return [location.join("."), message ?? JSON.stringify(each)].filter(Boolean).join(" ");
  });
}

interface Violation {
  readonly location: readonly string[];
  readonly message: string;
}
