import { execFile } from "node:child_process";
import { createServer, request } from "node:http";
import { Agent, type AgentOptions, type RequestOptions } from "node:https";
import { connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { join } from "node:path";
import { connect as encrypt } from "node:tls";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { newFolder } from "../../../../tests/kit/folder.ts";
import { loopbackPort, openServer } from "../../../../tests/kit/server.ts";
import { createNodeFetch } from "../node.ts";
import { selfSigned } from "./certificate.fixture.ts";

const authority = selfSigned("authority");

/** A server whose certificate only `authority` vouches for. */
async function encryptedServer(): Promise<string> {
  return new URL(await openServer((_, response) => response.end("through"), authority)).host;
}

/** A proxy that opens tunnels; keeps where they led. */
async function tunnelProxy() {
  const tunnels: string[] = [];
  const server = createServer().on("connect", ({ url = "" }, client: Socket) => {
    tunnels.push(url);
    const [host, port] = url.split(":");
    const target = connect(Number(port), host, () => client.write("HTTP/1.1 200 OK\r\n\r\n"));
    target.pipe(client).pipe(target);
    for (const socket of [client, target]) socket.on("error", () => {});
    onTestFinished(() => void client.destroy());
  });
  onTestFinished(() => void server.close());
  return { port: await loopbackPort(server), tunnels };
}

/** Sends one request as a program with this environment does, without a `fetch` of the host. */
async function sentWith(env: Readonly<Record<string, string>>, url: string): Promise<string> {
  const transport = new URL("../transport.ts", import.meta.url).href;
  const code = `
    const { transport } = await import(${JSON.stringify(transport)});
    const reply = transport("${url}", { method: "GET" }).then((response) => response.text());
    console.log(await reply.catch(({ cause }) => cause.code));`;
  const args = ["--input-type=module", "--eval", code];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return stdout.trim();
}

/** A file with the certificate of the authority. */
function authorityFile(): string {
  return join(newFolder({ "authority.pem": authority.cert }), "authority.pem");
}

test("an authority that NODE_EXTRA_CA_CERTS names is trusted, and no other", async () => {
  const url = `https://${await encryptedServer()}/`;
  expect(await sentWith({}, url)).toMatch(/^DEPTH_ZERO_SELF_SIGNED_CERT$|^CERT_/);
  expect(await sentWith({ NODE_EXTRA_CA_CERTS: authorityFile() }, url)).toBe("through");
});

describe("a proxy", () => {
  test("is the environment's where Node is told to use that", async () => {
    const [address, proxy] = [await encryptedServer(), await tunnelProxy()];
    const env = {
      NODE_EXTRA_CA_CERTS: authorityFile(),
      HTTPS_PROXY: `http://127.0.0.1:${proxy.port}`,
    };
    expect(await sentWith(env, `https://${address}/`)).toBe("through");
    expect(proxy.tunnels).toEqual([]);
    expect(await sentWith({ ...env, NODE_USE_ENV_PROXY: "1" }, `https://${address}/`)).toBe(
      "through",
    );
    expect(proxy.tunnels).toEqual([address]);
  });

  test("is what an agent of the host goes through, whose sockets are kept", async () => {
    const [address, proxy] = [await encryptedServer(), await tunnelProxy()];
    const agent = new TunnelAgent(proxy.port, { keepAlive: true });
    onTestFinished(() => agent.destroy());
    const fetch = createNodeFetch({ agent });
    for (let call = 1; call <= 2; call++) {
      const response = await fetch(new Request(`https://${address}/`));
      expect(await response.text()).toBe("through");
    }
    expect(proxy.tunnels).toEqual([address]);
  });
});

/** What packages such as `https-proxy-agent` do on every Node. */
class TunnelAgent extends Agent {
  readonly #proxy: number;

  constructor(proxy: number, options: AgentOptions) {
    super(options);
    this.#proxy = proxy;
  }

  override createConnection(
    options: RequestOptions,
    callback?: (error: Error | null, socket: Duplex) => void,
  ): undefined {
    const path = `${options.host}:${options.port}`;
    request({ host: "127.0.0.1", port: this.#proxy, method: "CONNECT", path })
      .on("connect", (_, socket) =>
        callback?.(null, encrypt({ ca: authority.cert, host: `${options.host}`, socket })),
      )
      .end();
  }
}
