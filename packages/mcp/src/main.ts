import { type Caller, headerOf, starter } from "./caller.ts";
import { type Catalog, catalogOf } from "./catalog.ts";
import { accountOf, type Origin, originOf, valueIn } from "./origin.ts";
import { findPackages, packageName, version } from "./packages.ts";
import { type Request, readArguments } from "./settings/arguments.ts";
import type { TellHost } from "./server/unoffered.ts";
import type { Settings } from "./settings/settings.ts";
import { UsageError } from "./settings/usage-error.ts";

/** More tokens than this in a list of tools leave a model too little for its work. */
const mostTokens = 8000;

/** Runs the program with these arguments. What a person got wrong is one sentence and the status 2. */
export async function main(args: readonly string[]): Promise<void> {
  const { stdout, stderr } = process;
  // Whoever has stopped reading wants no complaint about it.
  for (const stream of [stdout, stderr]) stream.on("error", () => {});
  // Node would print the message, and a package may have put a key into it.
  process.on("uncaughtException", (error) => {
    stderr.write(faultOf(error));
    process.exit(1);
  });
  try {
    await run(readArguments(args), args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    stderr.write(`blockwright-mcp: ${error.message}\n`);
    process.exitCode = 2;
  }
}

async function run({ settings, print }: Request, args: readonly string[]): Promise<void> {
  const { stdout, env } = process;
  if (print === "help") return void stdout.write((await import("./help.ts")).help);
  if (print === "version") return void stdout.write(`${version}\n`);
  const origins = originsOf(settings, args);
  const catalog = catalogOf(origins, settings, env);
  if (!settings.mock) tellMissing(origins, settings);
  if (print !== "list") return serve(catalog, settings);
  const { listOf } = await import("./list.ts");
  stdout.write(listOf(catalog, stdout.columns ?? 80));
}

async function serve(catalog: Catalog, settings: Settings): Promise<void> {
  const { search = "auto", mock = false, http } = settings;
  const searches = search === "on" || (search === "auto" && catalog.tokens > mostTokens);
  const tellHost = hostTeller();
  const found = searches
    ? (await import("./server/search.ts")).searchOf(catalog, tellHost)
    : undefined;
  const { serverOf } = await import("./server/server.ts");
  const offer = { catalog, mock, search: found, tellHost };
  const make = (caller: Caller) => serverOf(offer, caller);
  if (http) {
    const { serveOnHttp } = await import("./http/serve.ts");
    const inputs = catalog.origins.flatMap((origin) => origin.inputs);
    const variables = [...new Set(inputs.flatMap(({ variable }) => variable ?? []))];
    const url = await serveOnHttp(make, { ...settings, http, variables }, process.env);
    process.stdout.write(`blockwright-mcp: listens at ${url}\n`);
  } else {
    const { serveOnStdio } = await import("./stdio.ts");
    serveOnStdio(() => make(starter));
  }
}

/** Tells once of each operation. */
function hostTeller(): TellHost {
  const told = new Set<string>();
  return ({ id, why }) => {
    if (told.has(id)) return;
    told.add(id);
    process.stderr.write(`blockwright-mcp: ${id} was called, and is not offered. ${why}\n`);
  };
}

function originsOf(
  { packages = [], accounts = {} }: Settings,
  args: readonly string[],
): readonly Origin[] {
  const named = [...new Set(packages.map(packageName))];
  const ofAccounts = Object.values(accounts).map(({ provider }) => packageName(provider));
  const found = findPackages([...new Set([...named, ...ofAccounts])], args);
  const one = (name: string) => {
    const from = found.find((each) => each.name === name);
    if (!from) throw new Error(`${name} was not looked for.`);
    return from;
  };
  return [
    ...named.map((name) => originOf(one(name))),
    ...Object.entries(accounts).map(([id, account]) =>
      accountOf(id, account, one(packageName(account.provider))),
    ),
  ];
}

/** Says once which credentials are missing; their tools are listed all the same. */
function tellMissing(origins: readonly Origin[], { http }: Settings): void {
  for (const { from, account, inputs } of origins) {
    for (const { name, isCredential, variable } of inputs) {
      if (!isCredential || valueIn(process.env, variable) !== undefined) continue;
      const whose = account ?? from.name;
      const what = variable ?? `accounts.${whose}.env.${name}`;
      const then =
        http && variable ? `callers send ${headerOf(variable)}` : `calls of ${whose} fail`;
      process.stderr.write(`blockwright-mcp: ${what} is not set: ${then}.\n`);
    }
  }
}

/** What is printed of a fault that nobody expected: where it was, and never its message, which may hold a secret. */
function faultOf(error: unknown): string {
  const { name, message, stack = "" } = error instanceof Error ? error : new Error();
  const after = message ? stack.indexOf(message) + message.length : 0;
  const frames = stack
    .slice(after)
    .split("\n")
    .filter((line) => /^ +at .+:\d+:\d+\)?$/.test(line));
  return [
    "blockwright-mcp: a fault outside of any call ends the server.",
    name,
    ...frames,
    "",
  ].join("\n");
}
