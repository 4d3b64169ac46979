import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerOptions } from "node:https";
import { TLSSocket } from "node:tls";
import { promisify } from "node:util";
import ts from "typescript";
import { assert, describe, expect, test } from "vitest";
import { rawServer, reply } from "../../../tests/kit/raw-server.ts";
import { openServer } from "../../../tests/kit/server.ts";
import { selfSigned } from "./node/certificate.fixture.ts";
import { createNodeFetch, nodeFetch } from "./node.ts";
import { transport } from "./transport.ts";

const entry = new URL("node.ts", import.meta.url);

/** Answers with what it was sent. */
async function echo(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url, headers } = request;
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const body = Buffer.concat(parts).toString();
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify({ method, url, headers, body }));
}

describe.each([
  ["a Request", (url: string, init: RequestInit) => nodeFetch(new Request(url, init))],
  ["what no Request is made of", transport],
])("%s", (_, send) => {
  async function sent(path: string, init: RequestInit) {
    return (await send(`${await openServer(echo)}${path}`, init)).json();
  }

  test("without a body arrives as it is, with the headers of every fetch", async () => {
    const headers = { "X-API-Key": "k\u00fc", accept: "application/json" };
    expect(await sent("/volumes?q=a%20b&$top=5#part", { headers })).toEqual({
      method: "GET",
      url: "/volumes?q=a%20b&$top=5",
      headers: {
        "x-api-key": "k\u00fc",
        accept: "application/json",
        "accept-encoding": "gzip, deflate, br",
        "user-agent": "node",
        host: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
        connection: "keep-alive",
      },
      body: "",
    });
  });

  test.each([
    "POST",
    "PUT",
    "PATCH",
    "DELETE",
  ])("%s brings its body and its length", async (method) => {
    const headers = { "Content-Length": "1", "Transfer-Encoding": "chunked" };
    const body = JSON.stringify({ Name: "Ac\u00e9" });
    const arrived = await sent("/records", { method, body, headers });
    expect(arrived).toMatchObject({ method, body, headers: { "content-length": "15" } });
    expect(arrived.headers).not.toHaveProperty("transfer-encoding");
    expect(arrived.headers["content-type"]).toBe("text/plain;charset=UTF-8");
  });

  test("that could have a body, but has none, says so", async () => {
    const { headers } = await sent("/records", { method: "POST" });
    expect(headers["content-length"]).toBe("0");
  });

  test("may ask for no coding", async () => {
    const { headers } = await sent("/", { headers: { "Accept-Encoding": "identity" } });
    expect(headers["accept-encoding"]).toBe("identity");
  });

  test("may have headers beyond ASCII beside its body, of any name and of one name twice", async () => {
    const init = { "X-Key": "k\u00fc", "X-A": "1", "x-a": "2", constructor: "3" };
    const arrived = await sent("/", { method: "POST", headers: init, body: "\u00fc" });
    const headers = { "x-key": "k\u00fc", "x-a": "1, 2", constructor: "3" };
    expect(arrived).toMatchObject({ headers, body: "\u00fc" });
  });
});

describe("a reply", () => {
  test("has its status, its reason and its headers, several of one name included", async () => {
    const cookies = ["Set-Cookie: a=1", "Set-Cookie: b=2", "X-Note: caf\u00e9"];
    const server = await rawServer(reply("{}", "404 Not There", ...cookies));
    const response = await nodeFetch(new Request(`${server.url}#part`));
    expect([response.status, response.statusText, response.ok]).toEqual([404, "Not There", false]);
    expect(response.url).toBe(server.url);
    expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(response.headers.get("x-note")).toBe("caf\u00e9");
    expect(await response.json()).toEqual({});
  });

  test.each([
    301, 302, 303, 307, 308,
  ])("that redirects (%i) is given, not followed", async (status) => {
    const other = await rawServer(reply("stolen"));
    const server = await rawServer(reply("", `${status} Moved`, `Location: ${other.url}`));
    const response = await nodeFetch(new Request(server.url, { redirect: "follow" }));
    expect([response.status, response.headers.get("location")]).toEqual([status, other.url]);
    expect([server.received.length, other.received.length]).toEqual([1, 0]);
  });
});

describe("an encrypted connection", () => {
  const serveTls = (options: ServerOptions) =>
    openServer(({ socket }, response) => {
      assert(socket instanceof TLSSocket);
      response.end(`authorized: ${socket.authorized}`);
    }, options);
  const known = selfSigned("known");
  const other = selfSigned("other");

  test("to an unknown authority is refused", async () => {
    const url = await serveTls(known);
    for (const fetch of [nodeFetch, createNodeFetch({ ca: other.cert })]) {
      await expect(fetch(new Request(url))).rejects.toMatchObject({
        cause: { code: expect.stringMatching(/^DEPTH_ZERO_SELF_SIGNED_CERT$|^CERT_/) },
      });
    }
  });

  test("is made to an authority that is given, alone or among others", async () => {
    const url = await serveTls(known);
    for (const ca of [known.cert, [other.cert, known.cert]]) {
      expect((await createNodeFetch({ ca })(new Request(url))).status).toBe(200);
    }
  });

  test("shows the client's certificate", async () => {
    const url = await serveTls({ ...known, ca: other.cert, requestCert: true });
    const fetch = createNodeFetch({ ca: known.cert, ...other });
    expect(await (await fetch(new Request(url))).text()).toBe("authorized: true");
  });

  test("to a server that speaks in plain is an error, and so is the reverse", async () => {
    const plain = await rawServer(reply("ok"));
    await expect(nodeFetch(new Request(plain.url.replace("http:", "https:")))).rejects.toThrow(
      TypeError,
    );
    const url = await serveTls(known);
    await expect(nodeFetch(new Request(url.replace("https:", "http:")))).rejects.toThrow(TypeError);
  });
});

test("kept sockets keep no process alive", async () => {
  const url = `${await openServer(echo)}/`;
  const code = `
    const { createNodeFetch } = await import(${JSON.stringify(entry.href)});
    const response = await createNodeFetch({ idleMs: 600_000 })(new Request("${url}"));
    console.log((await response.json()).method);`;
  const run = promisify(execFile);
  const options = { timeout: 100_000 }; // far less than the socket is kept
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", code], options);
  expect(stdout).toBe("GET\n");
});

test("its types need none of Node's", () => {
  const { outputText, diagnostics } = ts.transpileDeclaration(readFileSync(entry, "utf8"), {
    compilerOptions: { strict: true, rewriteRelativeImportExtensions: true },
    reportDiagnostics: true,
  });
  expect(diagnostics).toEqual([]);
  expect(outputText).toContain("declare const nodeFetch: NodeFetch;");
  expect(outputText).not.toMatch(/import|reference|Buffer/);
});
