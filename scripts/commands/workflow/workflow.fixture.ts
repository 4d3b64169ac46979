import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { type Answer, startLoopback } from "../../../contract-tests/servers/loopback.ts";
import { roots } from "../../system/roots.fixture.ts";
import { program } from "../program.fixture.ts";

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Surroundings {
  readonly env?: Readonly<Record<string, string>>;
  /** A server in place of every provider. */
  readonly server?: { readonly url: string };
}

/** Starts the command in a process of its own, as `npx blockwright workflow` does. */
export function startCommand(args: readonly string[], { env = {}, server }: Surroundings = {}) {
  const { VITEST: _, ...usual } = process.env;
  const redirect = server ? ["--import", redirectTo(server.url)] : [];
  const child = spawn(process.execPath, [...redirect, "--", program, "workflow", ...args], {
    cwd: roots.workspace.root,
    env: { ...usual, ...env },
  });
  const said = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name].setEncoding("utf8").on("data", (text: string) => {
      said[name] += text;
    });
  }
  const ended = new Promise<Ended>((resolve) =>
    child.on("close", (status) => resolve({ status, ...said })),
  );
  /** Resolves when the text was printed on standard error. */
  const printed = (text: string) =>
    new Promise<void>((resolve) => {
      const look = () => void (said.stderr.includes(text) && resolve());
      child.stderr.on("data", look);
      look();
    });
  return { child, ended, printed };
}

/** Runs the command to its end. */
export function runCommand(args: readonly string[], around?: Surroundings): Promise<Ended> {
  return startCommand(args, around).ended;
}

/** Providers have addresses of their own: what goes there by Node's client is sent to the server instead. */
function redirectTo(url: string): string {
  const code = `import http from "node:http";
    import https from "node:https";
    import { syncBuiltinESMExports } from "node:module";
    https.request = ({ pathname, search }, { method, headers }) =>
      http.request(${JSON.stringify(url)} + pathname + search, { method, headers });
    syncBuiltinESMExports();`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

/** A server in place of providers until the test ends. */
export async function startServer(answer: Answer) {
  const server = await startLoopback(answer);
  onTestFinished(() => server.close());
  return server;
}

/** Writes a file that is there until the test ends. */
export function writeTemporary(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "blockwright-workflow-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}
