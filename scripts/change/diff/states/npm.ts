import { redact } from "../../../../packages/runtime/src/reply/redact.ts";
import { type ProgramResult, run } from "./run.ts";
import { npmSecrets } from "./secrets.ts";

/**
 * Runs the npm of the script that runs. It starts without a shell, which would read the words again;
 * a token that a registry repeats is cut out of what it says.
 */
export async function runNpm(
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<ProgramResult> {
  const { npm_execpath: script } = env;
  // Yarn and pnpm name themselves there.
  const isNpm = script !== undefined && /\bnp[mx][^/\\]*\.js$/.test(script);
  const [program, first] = isNpm ? [process.execPath, [script]] : ["npm", []];
  // `npm exec --workspace` tells it to whatever it starts.
  const { npm_config_workspace: _, npm_config_workspaces: __, ...own } = env;
  const ran = await run(program, [...first, ...args], cwd, own);
  return { ...ran, stderr: redact(ran.stderr, npmSecrets(cwd, env)) };
}
