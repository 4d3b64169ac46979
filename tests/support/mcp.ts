import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import {
  StdioClientTransport,
  type StdioServerParameters,
} from "@modelcontextprotocol/client/stdio";
import { newFolder } from "../kit/folder.ts";
import { providers } from "../../contract-tests/settings/providers.ts";
import { type Started, startProcess } from "./started.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The program as it was built last. */
export const program = join(root, "packages/mcp/dist/bin.js");

/** How a client begins: with the protocol of 2026-07-28, or with the handshake before it. */
export const eras = ["auto", "legacy"] as const;
export type Era = (typeof eras)[number];

/** Divides the waits of a process, so that a test does not sit through them; its time limits stay. */
const hurry = `const { setTimeout: usual } = globalThis;
globalThis.setTimeout = (run, ms, ...more) => usual(run, ms < 200 || ms >= 30_000 ? ms : ms / 50, ...more);`;

/** The environment of a process that waits shortly. */
export const hurried = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hurry)}`,
};

export interface McpOptions {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly node?: string;
}

/** A client that is connected. */
export interface Connected {
  readonly client: Client;
  /** What the server printed beside the protocol; of one over HTTP nothing. */
  printed(): string;
  close(): Promise<void>;
}

/** A folder in which the packages of the providers are installed, as npm leaves them for a person. */
export interface McpFolder {
  readonly path: string;
  overStdio(options: McpOptions, era?: Era): Promise<Connected>;
  /** Starts a server that listens on a free port of 127.0.0.1. */
  serve(options: McpOptions): Promise<McpServer>;
}

/** A server over HTTP. */
export interface McpServer extends Started {
  readonly url: string;
}

export function mcpFolder(): McpFolder {
  const path = newFolder();
  const scope = join(path, "node_modules/@blockwright");
  mkdirSync(scope, { recursive: true });
  for (const id of providers) symlinkSync(join(root, "generated", id), join(scope, id));
  return {
    path,
    async overStdio({ args, env, node = process.execPath }, era = "auto") {
      const start = { command: node, args: [program, ...args], env: { ...env }, cwd: path };
      return connectTo(start, era);
    },
    async serve({ args, env, node = process.execPath }) {
      const all = [program, "--http", "127.0.0.1:0", ...args];
      const started = startProcess(node, all, { ...env }, path);
      const url = await started.says((line) => /listens at (\S+)/.exec(line)?.[1]);
      return { ...started, url };
    },
  };
}

/** Starts a process and connects to it over stdio. */
export async function connectTo(
  start: Omit<StdioServerParameters, "stderr">,
  era: Era = "auto",
): Promise<Connected> {
  const transport = new StdioClientTransport({ ...start, stderr: "pipe" });
  let printed = "";
  transport.stderr?.on("data", (text) => {
    printed += text;
  });
  const client = await connected(transport, era);
  return { client, printed: () => printed, close: () => client.close() };
}

/** Connects to a server over HTTP; each request has these headers. */
export async function overHttp(
  url: string,
  era: Era = "auto",
  headers: Readonly<Record<string, string>> = {},
): Promise<Connected> {
  const transport = new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } });
  const client = await connected(transport, era);
  return { client, printed: () => "", close: () => client.close() };
}

async function connected(
  transport: StdioClientTransport | StreamableHTTPClientTransport,
  mode: Era,
): Promise<Client> {
  const client = new Client({ name: "tests", version: "1" }, { versionNegotiation: { mode } });
  await client.connect(transport);
  return client;
}

/** The failure that a result tells a model of. */
export function failureIn(result: unknown): Readonly<Record<string, unknown>> {
  const { isError, content } = result as { isError?: boolean; content: { text: string }[] };
  if (!isError) throw new Error("the call succeeded");
  return JSON.parse(content[0]?.text ?? "");
}

/** Where a result says it is from. */
export function sourceOf({
  _meta: about,
}: {
  _meta?: Readonly<Record<string, unknown>> | undefined;
}): unknown {
  return about?.["io.github.blockwright/source"];
}
