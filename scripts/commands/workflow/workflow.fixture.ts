import { join } from "node:path";
import { afterwards } from "../../../tests/kit/afterwards.ts";
import { newFolder } from "../../../tests/kit/folder.ts";
import { startBlockwright, type Ended } from "../../../tests/kit/program.ts";
import { type Answer, startLoopback } from "../../../contract-tests/servers/loopback.ts";

interface Surroundings {
  readonly env?: Readonly<Record<string, string>>;
  /** A server in place of every provider. */
  readonly server?: { readonly url: string };
}

/** Starts the command in a process of its own, as `npx blockwright workflow` does. */
export function startCommand(args: readonly string[], { env = {}, server }: Surroundings = {}) {
  const before = server ? [redirectTo(server.url)] : [];
  const { child, said, ended } = startBlockwright(["workflow", ...args], { env, before });
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
    https.request = ({ path, method, headers }) =>
      http.request(${JSON.stringify(url)} + path, { method, headers });
    syncBuiltinESMExports();`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

/** A server in place of providers until the test ends. */
export async function startServer(answer: Answer) {
  const server = await startLoopback(answer);
  afterwards(() => server.close());
  return server;
}

/** Writes a file that is there until the test ends. */
export function writeTemporary(name: string, text: string): string {
  return join(newFolder({ [name]: text }), name);
}
