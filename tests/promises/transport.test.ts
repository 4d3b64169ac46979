import { execFile } from "node:child_process";
import type { IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { type BuildOptions, build } from "esbuild";
import { beforeAll, describe, expect, test } from "vitest";
import { openServer } from "../kit/server.ts";
import { installed, node20 } from "../support/installed.ts";
import { type Packed, pack } from "../support/packed.ts";

// What carries the requests of packages as they are published, told by what arrives.

const node24 = [process.execPath];
const deno = [join(installed, ".bin/deno"), "run", "--no-prompt", "--node-modules-dir=manual"];
const allowed = ["--allow-net=127.0.0.1", "--allow-read", "--allow-env"];

let packed: Packed;
let last: IncomingHttpHeaders = {};
const origin = await openServer(({ headers }, response) => {
  last = headers;
  response.writeHead(200, { "Content-Type": "application/json" }).end('{"items":[]}');
});

const program = () => `
  import { searchVolumes } from "@blockwright/books";
  await searchVolumes.execute({ apiKey: "k", q: "dune" }, { baseUrl: "${origin}" });`;

beforeAll(async () => {
  packed = await pack(["runtime", "books"]);
});

/** Runs a file and says what its request came by. */
async function carrier([command = "", ...args]: readonly string[], file: string): Promise<string> {
  last = {};
  const env = { HOME: packed.folder, DENO_DIR: packed.folder, DENO_NO_UPDATE_CHECK: "1" };
  await promisify(execFile)(command, [...args, file], { cwd: packed.folder, env });
  const [engine = ""] = last["user-agent"]?.split("/") ?? [];
  return "sec-fetch-mode" in last ? `fetch of ${engine}` : engine;
}

test.each([
  ["Node 24", node24, "node"],
  ["Node 20", [node20], "node"],
  ["Deno", [...deno, ...allowed], "Deno"],
  ["Bun", [join(installed, ".bin/bun"), "run", "--no-install"], "Bun"],
])("%s sends packages' requests through what is safe there", async (_, engine, expected) => {
  expect(await carrier(engine, packed.write("program.mjs", program()))).toBe(expected);
});

type Bundler = Pick<BuildOptions, "platform" | "conditions">;

const bundles: readonly (readonly [string, Bundler, file: string])[] = [
  ["Node", { platform: "node" }, "transport.js"],
  ["browsers", { platform: "browser" }, "transport-fetch.js"],
  ["no engine", { platform: "neutral" }, "transport-fetch.js"],
  [
    "tests of browsers in Node",
    { platform: "node", conditions: ["browser"] },
    "transport-fetch.js",
  ],
  ["workerd", { platform: "neutral", conditions: ["workerd", "node"] }, "transport-fetch.js"],
  ["Deno", { platform: "neutral", conditions: ["deno", "node"] }, "transport-fetch.js"],
  ["Bun", { platform: "neutral", conditions: ["bun", "node"] }, "transport-fetch.js"],
];

describe.each(bundles)("a bundle for %s", (target, options, file) => {
  test("holds one transport, and works on Node", async () => {
    const { metafile, outputFiles } = await build({
      stdin: { contents: program(), resolveDir: packed.folder },
      bundle: true,
      format: "esm",
      write: false,
      metafile: true,
      ...options,
    });
    const held = Object.keys(metafile.inputs).filter((path) => /dist\/transport[^/]*$/.test(path));
    expect(held.map((path) => path.replace(/^.*\//, ""))).toEqual([file]);
    const bundle = packed.write(`${target.replaceAll(" ", "-")}.mjs`, outputFiles[0]?.text ?? "");
    const expected = file === "transport.js" ? "node" : "fetch of node";
    for (const node of [node24, [node20]]) expect(await carrier(node, bundle)).toBe(expected);
  });
});
