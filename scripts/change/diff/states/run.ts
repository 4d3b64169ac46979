import { execFile } from "node:child_process";

export interface ProgramResult {
  readonly ok: boolean;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs another program to its end; throws only when it cannot be started. */
export async function run(
  program: string,
  args: readonly string[],
  cwd: string,
  env = process.env,
): Promise<ProgramResult> {
  return await new Promise((resolve, reject) => {
    const options = { cwd, env, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 } as const;
    execFile(program, [...args], options, (error, stdout, stderr) => {
      if (error?.signal)
        resolve({ ok: false, stdout, stderr: `${stderr}ended by ${error.signal}\n` });
      else if (error && typeof error.code !== "number") reject(error);
      else resolve({ ok: error === null, stdout, stderr });
    });
  });
}
