import { openAsBlob, unlinkSync, writeFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Context } from "@blockwright/runtime";
import { beforeEach, describe, expect, test } from "vitest";
import { openServer } from "../kit/server.ts";
import { newFolder } from "../kit/folder.ts";
import { resultOf } from "../support/call-result.ts";
import { upload } from "../support/file-operations.ts";

interface Arrived {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let arrived: Arrived[] = [];
let statuses: number[] = [];
const baseUrl = await openServer(async (request, response) => {
  const body = await buffer(request).catch(() => undefined);
  if (!body) return;
  arrived.push({ headers: request.headers, body });
  response.writeHead(statuses.shift() ?? 200, { "content-type": "application/json" });
  response.end(JSON.stringify({ bytes: body.length }));
});
const folder = newFolder();
beforeEach(() => {
  arrived = [];
  statuses = [];
});

const transports: readonly [string, Context][] = [
  ["Node's client", {}],
  ["fetch", { fetch: (request) => fetch(request) }],
];

const names: Readonly<Record<string, string>> = {
  "quotes that end the name": 'a"; name="note"; filename="b.txt',
  "lines that begin a header": "a\r\nContent-Type: text/html\r\nX-Evil: 1",
  "lines that begin the content": "a\r\n\r\nevil\r\n",
  "a bare line feed": "a\nX-Evil: 1",
  "a bare carriage return": "a\rX-Evil: 1",
  "a line that begins a part": '\r\n------\r\nContent-Disposition: form-data; name="evil"\r\n\r\n1',
  "a backslash before the quote": "a\\",
  "a zero": "a\0.txt",
  "other controls": "a\u001b[2J\u0085\u2028b",
  "signs beyond ASCII": "Ünï 日本 𝄞.txt",
  "half a character": "a\ud800b",
  "a path": "../../etc/passwd",
  "coded lines": "a%0D%0AX-Evil: 1",
  "a hundred thousand letters": "n".repeat(100_000),
  "a sign that turns the order": "invoice\u202Efdp.exe",
};

const types: Readonly<Record<string, string>> = {
  "lines that begin a header": "text/plain\r\nX-Evil: 1",
  "lines that begin the content": "text/plain\r\n\r\nevil",
  "a bare line feed": "text/plain\nX-Evil: 1",
  "quotes and parameters": 'text/plain; charset="x"; name="evil"',
  "a zero": "text/plain\0",
  "signs beyond ASCII": "text/日本",
  garbage: "<../..>",
};

/** Parts of a form as they travel: their lines, and their content. */
function partsOf({ headers, body }: Arrived): readonly (readonly [string[], string])[] {
  const [, boundary] =
    /^multipart\/form-data; boundary=(\S+)$/.exec(headers["content-type"] ?? "") ?? [];
  const [before, ...rest] = `\r\n${body.toString("utf8")}`.split(`\r\n--${boundary}`);
  expect([before, rest.pop()]).toEqual(["", "--\r\n"]);
  return rest.map((part) => {
    const end = part.indexOf("\r\n\r\n");
    // Whatever a reader may take for the end of a line.
    return [part.slice(2, end).split(/\r\n|[\r\n]/), part.slice(end + 4)] as const;
  });
}

describe.each(transports)("by %s", (_, context) => {
  const send = async (file: unknown, note = "note") => {
    const { error, ...result } = await resultOf(() =>
      upload.execute({ file, note }, { baseUrl, maxWaitMs: 1, ...context }),
    );
    return error ? { code: error.code, message: error.message } : result;
  };

  const cases = [
    ...Object.entries(names).map(([what, name]) => [`a name with ${what}`, { name }] as const),
    ...Object.entries(types).map(([what, type]) => [`a type with ${what}`, { type }] as const),
  ];
  test.each(cases)("%s stays in its place", async (what, {
    name = "a",
    type = "",
  }: { name?: string; type?: string }) => {
    const base64 = btoa("content");
    for (const file of [new File(["content"], name, { type }), { name, mediaType: type, base64 }]) {
      arrived = [];
      expect(await send(file)).toEqual({ value: { bytes: arrived[0]?.body.length } });
      const [one] = arrived as [Arrived];
      const [about, note] = partsOf(one);
      expect(partsOf(one)).toHaveLength(2);
      expect(note).toEqual([['Content-Disposition: form-data; name="note"'], "note"]);
      const [lines = [], content] = about ?? [];
      expect([lines.length, content], what).toEqual([2, "content"]);
      expect(lines[0]).toMatch(
        /^Content-Disposition: form-data; name="file"; filename="[^"\r\n]*"$/,
      );
      expect(lines[1]).toMatch(/^Content-Type: [ -~]+$/);
      expect(one.headers).not.toHaveProperty("x-evil");
      expect(one.headers["content-length"]).toBe(`${one.body.length}`);
      expect(one.headers).not.toHaveProperty("transfer-encoding");
    }
  });

  test("what is sent again after 503 is the same, byte by byte", async () => {
    statuses = [503, 503];
    const path = join(folder, "again");
    writeFileSync(path, "on the disk".repeat(20_000));
    await send(await openAsBlob(path));
    const [first, second, third] = arrived;
    expect(arrived).toHaveLength(3);
    expect(first?.body.length).toBeGreaterThan(220_000);
    expect(first?.headers["content-length"]).toBe(`${first?.body.length}`);
    expect(second).toEqual(first);
    expect(third).toEqual(first);
  });

  test("an empty file is sent with its length", async () => {
    await send(new Blob([]));
    const [one] = arrived as [Arrived];
    expect(partsOf(one)).toMatchObject([[{}, ""], {}]);
    expect(one.headers["content-length"]).toBe(`${one.body.length}`);
  });

  test.each<[string, (path: string) => void]>([
    ["longer", (path) => writeFileSync(path, "hello hello")],
    ["shorter", (path) => writeFileSync(path, "he")],
    ["gone", unlinkSync],
  ])("a file on the disk that is %s by then ends the call, and is not sent again", async (what, change) => {
    const path = join(folder, what);
    writeFileSync(path, "hello");
    const file = await openAsBlob(path);
    change(path);
    expect(await send(file)).toEqual(changed);
    expect(arrived).toEqual([]);
  });

  test.each([3, 7])("a Blob of 5 bytes that says it has %i ends the call", async (size) => {
    class Lying extends Blob {
      override readonly size = size;
    }
    expect(await send(new Lying(["hello"]))).toEqual(changed);
    expect(arrived).toEqual([]);
    // Nothing is left of it on the connection.
    expect(await send(new Blob(["hello"]))).toEqual({ value: { bytes: arrived[0]?.body.length } });
  });
});

const changed = {
  code: "host_error",
  message: "The file could not be read. It may have changed.",
};
