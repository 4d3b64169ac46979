import { spawn } from "node:child_process";
import { once } from "node:events";

/** What came of a program. */
export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Where a program runs. */
export interface Surroundings {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Runs a script of a package.json through npm. */
export function runScript(
  [script, ...args]: readonly [string, ...string[]],
  surroundings: Surroundings,
  started?: (kill: () => void) => void,
): Promise<Ran> {
  return execute("npm", ["run", "--silent", script, "--", ...args], surroundings, started);
}

/** Runs a program to its end; `started` is given what kills it and all that it started. */
export async function execute(
  program: string,
  args: readonly string[],
  surroundings: Surroundings,
  started: (kill: () => void) => void = () => {},
): Promise<Ran> {
  const child = spawn(program, args, {
    ...surroundings,
    // A group of processes of its own, without a terminal.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name].setEncoding("utf8").on("data", (text) => {
      output[name] += text;
    });
  }
  const { pid } = child;
  if (pid !== undefined) started(() => void process.kill(-pid, "SIGKILL"));
  const [status] = await once(child, "close");
  return { status, ...output };
}
