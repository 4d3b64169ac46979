import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import type { MockServer } from "../../../contract-tests/servers/prism.ts";
import { HEAD_BYTES } from "./forward.ts";
import { answer, type ServersOptions, serversOf } from "./servers.ts";

/** What a server in front of others needs to know. */
interface FrontOptions extends ServersOptions {
  /** Port on 127.0.0.1; 0 takes a free one. */
  readonly port: number;
}

/** Provider and path of a request; whoever takes this for a proxy names the server before them. */
const TARGET = /^(?:https?:\/\/[^/?]*)?\/([^/?]*)(.*)$/is;

/**
 * Serves each provider at `<url>/<provider>`, by a server that starts with the first call to it;
 * `<url>/` lists them. Rejects where it cannot listen.
 */
export async function startFront(
  providers: readonly string[],
  { port, start, onProblem }: FrontOptions,
): Promise<MockServer> {
  const mocks = serversOf({ start, onProblem });
  const front = createServer({ maxHeaderSize: HEAD_BYTES }, async (request, response) => {
    const [, provider = "", path = ""] = TARGET.exec(request.url ?? "") ?? [];
    if (providers.includes(provider)) await mocks.answer(request, response, { provider, path });
    else if (provider === "" && !path.startsWith("/")) {
      response.setHeader("content-type", "text/plain");
      response.end(listing(url, providers));
    } else {
      const hint = didYouMean(provider, providers).replace("?", "");
      answer(response, 404, `there is no provider "${provider}"${hint}; ${url}/ lists all`);
    }
  });
  front.listen(port, "127.0.0.1");
  await once(front, "listening");
  // Text for pipes only.
  const url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  return {
    url,
    async close() {
      const closed = once(front, "close");
      front.close();
      front.closeAllConnections();
      await Promise.all([closed, mocks.close()]);
    },
  };
}

/** A line per provider: its id, space, its address. */
export function listing(url: string, providers: readonly string[]): string {
  return providers.map((provider) => `${provider} ${url}/${provider}\n`).join("");
}
