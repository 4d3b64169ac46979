import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { EngineResults } from "../support/engine-probe.ts";
import { type CaseName, type EngineServer, startEngineServer } from "../support/engine-server.ts";
import { bundleProbe, engines, runOn } from "../support/engines.ts";

const found = { data: [{ id: "v1" }], metadata: { totalItems: 1 } };
const failed = (code: string, status?: number) => ({
  error: { name: "ToolError", code, ...(status && { status }) },
});

const pdf = { name: "report.pdf", mediaType: "application/pdf", size: 108_000 };

/** The result of each case, and the number of requests that the server may see. */
const expected: Readonly<Record<CaseName, readonly [result: object, requests: number]>> = {
  search: [{ outputs: found }, 1],
  create: [{ outputs: { metadata: { id: "r1" } } }, 1],
  compressed: [{ outputs: found }, 1],
  "invalid input": [failed("invalid_input"), 0],
  "503, then 200": [{ outputs: found }, 2],
  "429, then 201 for a write": [{ outputs: { metadata: { id: "r1" } } }, 2],
  "503 for a write": [failed("upstream_error", 503), 1],
  "reset, then 200": [{ outputs: found }, 2],
  "reset of a write": [failed("network"), 1],
  "reset of a write on a kept connection": [failed("network"), 2],
  "body cut": [failed("network"), 2],
  silence: [failed("timeout"), 3],
  "silence in the body": [failed("timeout"), 3],
  "aborted before": [failed("aborted"), 0],
  "aborted while waiting": [failed("aborted"), 1],
  "aborted in the body": [failed("aborted"), 1],
  "too large": [failed("reply_too_large", 200), 1],
  "too large when decompressed": [failed("reply_too_large", 200), 1],
  "a page of HTML": [failed("invalid_reply", 200), 1],
  "JSON said to be HTML": [failed("invalid_reply", 200), 1],
  "cut JSON": [failed("invalid_reply", 200), 1],
  "redirect elsewhere": [failed("upstream_error", 302), 1],
  "redirect of a write": [failed("upstream_error", 307), 1],
  "redirect on the same origin": [{ outputs: found }, 2],
  "401 without a body": [failed("unauthorized", 401), 1],
  "a secret repeated": [failed("bad_request", 400), 1],
  upload: [{ outputs: { bytes: 1 } }, 1],
  "upload after 503": [{ outputs: { bytes: 1 } }, 2],
  download: [{ outputs: { file: { ...pdf, read: pdf.size, last: 10 } } }, 1],
  "download as JSON": [{ outputs: { ...pdf, base64: 4 * Math.ceil(pdf.size / 3) } }, 1],
  "download cut": [failed("network"), 1],
  "download of a page": [failed("invalid_reply", 200), 1],
};

describe.each(engines)("on $name", (engine) => {
  let server: EngineServer;
  let bundle: Awaited<ReturnType<typeof bundleProbe>>;
  let results: EngineResults;

  beforeAll(async () => {
    server = await startEngineServer();
    bundle = await bundleProbe(server.origin, engine.transport);
    results = await runOn(engine, bundle.code);
  });
  afterAll(() => server?.close());

  test("the packages import nothing but what the transport needs", () => {
    const needed = ["node:http", "node:https", "node:stream", "node:timers", "node:zlib"];
    const imports = [...new Set(bundle.imports)].toSorted();
    expect(imports).toEqual(engine.transport === "node" ? needed : []);
  });

  // The names are the keys of the table.
  test.each(Object.keys(expected) as CaseName[])("%s", (name) => {
    const [result, requests] = expected[name];
    expect(results[name]).toMatchObject({ ...result, leaks: false });
    expect(server.arrived(name)).toHaveLength(requests);
    expect(results[name].ms).toBeLessThan(20_000);
  });

  test("numbers given as text, credentials and text beyond ASCII arrive as they should", () => {
    const [search] = server.arrived("search");
    const query = new URLSearchParams(search?.url.replace(/^[^?]*/, ""));
    expect(Object.fromEntries(query)).toEqual({
      q: "dune messiah",
      maxResults: "5",
      key: "canary-7Q2zXr9",
    });
    const [create] = server.arrived("create");
    expect(create).toMatchObject({
      method: "POST",
      url: "/services/data/v59.0/sobjects/Account",
      headers: { authorization: "Bearer canary-7Q2zXr9", "content-type": "application/json" },
      body: '{"Name":"Acm\u00e9"}',
    });
  });

  test("a file arrives with its length, and the same once more", () => {
    const [first, second] = server.arrived("upload after 503");
    expect(second).toMatchObject({ body: first?.body });
    for (const { headers, body } of [...server.arrived("upload"), first, second].flatMap(
      (each) => each ?? [],
    )) {
      expect(headers["content-length"]).toBe(`${Buffer.byteLength(body)}`);
      expect(headers).not.toHaveProperty("transfer-encoding");
      const [, boundary = ""] = headers["content-type"]?.split("boundary=") ?? [];
      expect(body.replaceAll(boundary, "+")).toBe(
        [
          '--+\r\nContent-Disposition: form-data; name="file"; filename="a%22%0D%0Ab.txt"',
          "Content-Type: image/png\r\n",
          "content \u00e9",
          '--+\r\nContent-Disposition: form-data; name="note"\r\n',
          "n",
          "--+--\r\n",
        ].join("\r\n"),
      );
    }
  });

  test("nothing is sent to another origin", () => {
    expect(server.strayed()).toBe(0);
  });
});
