import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** A process that was started. */
export interface Started {
  /** All lines that it printed, errors too. */
  readonly printed: readonly string[];
  /** What `answer` finds in a line of standard output; rejects when the process ends before. */
  says(answer: (line: string) => string | undefined): Promise<string>;
  /** Ends it; resolves when it has ended. */
  end(signal: NodeJS.Signals): Promise<void>;
  /** Whether it, or a process that it started, still runs. */
  isThere(): boolean;
}

/** Starts a process with this environment and nothing of our own, in the root of the repository unless told. */
export function startProcess(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  cwd = root,
): Started {
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own: npx does not hand on every signal.
    detached: true,
  });
  const send = (signal: NodeJS.Signals) => {
    const { pid, exitCode, signalCode } = child;
    if (pid !== undefined && (exitCode ?? signalCode) === null) process.kill(-pid, signal);
  };
  const kill = () => send("SIGKILL");
  process.once("exit", kill); // nothing that was started outlives the tests
  const ended = once(child, "exit").finally(() => process.off("exit", kill));
  const printed: string[] = [];
  const lines = createInterface({ input: child.stdout });
  for (const output of [lines, createInterface({ input: child.stderr })]) {
    output.on("line", (line) => printed.push(line));
  }
  const said = (answer: (line: string) => string | undefined) =>
    new Promise<string>((resolve) => {
      lines.on("line", (line) => {
        const found = answer(line);
        if (found !== undefined) resolve(found);
      });
    });
  const silent = ended.then(() => {
    throw new Error(`${command} ended too early:\n${printed.join("\n")}`);
  });
  silent.catch(() => {}); // only who waits for a line wants to know
  return {
    printed,
    says: (answer) => Promise.race([said(answer), silent]),
    async end(signal) {
      send(signal);
      await ended;
    },
    isThere: () => child.pid !== undefined && isGroup(child.pid),
  };
}

/** Signal 0 reaches whom it finds, and does nothing. */
function isGroup(pid: number): boolean {
  try {
    return process.kill(-pid, 0);
  } catch {
    return false;
  }
}
