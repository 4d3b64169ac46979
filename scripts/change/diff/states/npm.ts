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
  const [program, ...first] = npmOf(env);
  // `npm exec --workspace` tells it to whatever it starts.
  const { npm_config_workspace: _, npm_config_workspaces: __, ...own } = env;
  const ran = await run(program, [...first, ...args], cwd, own);
  return { ...ran, stderr: redact(ran.stderr, npmSecrets(cwd, env)) };
}

/** How npm is started: as the one that runs this, else as it is on the path. */
export function npmOf({ npm_execpath: script }: NodeJS.ProcessEnv): readonly [string, ...string[]] {
  // Yarn, pnpm and others name themselves there; npx lies beside npm.
  const folder = /^(.*[/\\])np[mx]-cli\.js$/.exec(script ?? "")?.[1];
  return folder === undefined ? ["npm"] : [process.execPath, `${folder}npm-cli.js`];
}
