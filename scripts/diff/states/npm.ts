import { type Ran, run } from "./run.ts";

/** Runs the npm of the script that runs. It starts without a shell, which would read the words again. */
export async function runNpm(
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<Ran> {
  const { npm_execpath: script } = env;
  const [program, first] = script?.endsWith(".js") ? [process.execPath, [script]] : ["npm", []];
  return await run(program, [...first, ...args], cwd, env);
}
