import { contractOf } from "../contract/read.ts";
import { splitAddress } from "../contract/server-path.ts";
import type { Contract } from "../contract/types.ts";
import type { Target } from "../run/types.ts";
import { sendRequest } from "../servers/send-request.ts";
import { replyHeader } from "./mock.ts";

/** Has the mock at an address give the reply that is wanted. */
export function mockTarget(url: string): Target {
  return {
    async send(provider, request, wanted) {
      const forwarded = readdressed(contractOf(provider), url, request);
      forwarded.headers.set(replyHeader, encodeURIComponent(JSON.stringify(wanted)));
      const response = await sendRequest(forwarded);
      return { response, violations: violationsOf(response) };
    },
  };
}

/** A fetch that has the mock answer as the provider does; `onProblem` hears what is wrong with a request. */
export function mockFetch(url: string, provider: string, onProblem: (problem: string) => void) {
  return async (request: Request): Promise<Response> => {
    const response = await sendRequest(readdressed(contractOf(provider), url, request));
    for (const violation of violationsOf(response)) onProblem(`${provider}: ${violation}`);
    return response;
  };
}

/** Documents have no part of the provider's address in their paths. */
function readdressed(contract: Contract, url: string, request: Request): Request {
  const [, path] = splitAddress(contract, request.url);
  const { search } = new URL(request.url);
  return new Request(`${url}/${contract.provider}${path}${search}`, request);
}

function violationsOf({ headers }: Response): readonly string[] {
  const found = headers.get("sl-violations");
  return found === null ? [] : [`Prism objects: ${found}`];
}
