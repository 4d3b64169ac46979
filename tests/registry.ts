import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { UsageError } from "../contract-tests/settings/usage-error.ts";
import { findWorkspace } from "../scripts/system/roots.ts";
import installEngines from "./support/install-engines.ts";
import { npmrcFor } from "./support/npm.ts";
import { type Registry, startRegistry } from "./support/registry.ts";
import { stock } from "./support/stock.ts";

const folder = fileURLToPath(new URL("../.cache/registry", import.meta.url));

const help = `Starts an npm registry on this machine for rehearsals. It contacts no other registry.

Usage
  npm run registry [-- PORT] [options]    runs until Ctrl-C (default port: 4873; 0 takes a free one)

Options
  --clear       remove the packages that were published to it
  -h, --help    show this text

Prints two lines for an .npmrc: the registry of the scope, and a token, which npm requires and this
registry ignores. Git ignores the .npmrc of this folder:
  npm run --silent registry > .npmrc

Packages and their dependencies (from node_modules) are kept in .cache/registry.
`;

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`registry: ${error.message}\nSee --help.\n`);
  process.exitCode = 2;
}

async function main(args: readonly string[]): Promise<void> {
  const { port, clear, wantsHelp } = read(args);
  if (wantsHelp) {
    process.stdout.write(help);
    return;
  }
  if (clear) rmSync(folder, { recursive: true, force: true });
  installEngines();
  const { url, close } = await started(port);
  await stock(url);
  process.stderr.write(`The registry listens on ${url} until Ctrl-C. Lines for an .npmrc:\n`);
  const { scope } = findWorkspace(import.meta.dirname);
  process.stdout.write(`${npmrcFor(url, scope).join("\n")}\n`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void close());
}

function read(args: readonly string[]) {
  try {
    const options = { clear: { type: "boolean" }, help: { type: "boolean", short: "h" } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [port = "4873", second] = positionals;
    if (second !== undefined) throw new UsageError(`${second} is an unexpected argument`);
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
      throw new UsageError(`the port must be a number up to 65535, not ${port}`);
    return { port: Number(port), clear: values.clear ?? false, wantsHelp: values.help ?? false };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(message, { cause: error });
  }
}

async function started(port: number): Promise<Registry> {
  try {
    return await startRegistry(folder, port);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
    throw new UsageError(`port ${port} is in use; choose another, or 0 for a free one`);
  }
}
