import { execFile } from "node:child_process";
import { errorCode } from "../../../system/error.ts";
import { InputError } from "../../../system/input-error.ts";

export interface ProgramResult {
  readonly ok: boolean;
  /** Null: it was killed. */
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs another program to its end; throws an InputError when it cannot be started. */
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
        resolve({
          ok: false,
          status: null,
          stdout,
          stderr: `${stderr}ended by ${error.signal}\n`,
        });
      else if (error && typeof error.code !== "number") reject(unstartable(program, error));
      else resolve({ ok: error === null, status: Number(error?.code ?? 0), stdout, stderr });
    });
  });
}

function unstartable(program: string, error: Error): Error {
  if (errorCode(error) !== "ENOENT") return error;
  const fix = "install it, or put its folder into PATH";
  return new InputError(`the program ${program} was not found; ${fix}`, { cause: error });
}
