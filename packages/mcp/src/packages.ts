import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { UsageError } from "./settings/usage-error.ts";

/** What the server itself reads of a `block.json`; the generator writes it, so its members are what they are here. */
export interface BlockJson {
  readonly provider: string;
  readonly name: string;
  readonly docs?: string;
  readonly auth: readonly { readonly name: string; readonly env: string }[];
  readonly operations: readonly { readonly id: string; readonly docs?: string }[];
  readonly fields: readonly {
    readonly name: string;
    readonly visibility: "user-or-llm" | "user-only" | "hidden";
    readonly secret: boolean;
    /** The variable of what a host gives. */
    readonly env?: string;
  }[];
}

/** A provider's package that is installed. */
export interface Package {
  readonly name: string;
  readonly json: BlockJson;
  /** Imports its code. */
  load(): Promise<object>;
}

const own: { readonly name: string; readonly version: string } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
);
export const { version } = own;

/** A name as npm takes it; nothing else may become part of a path. */
const NAME = /^(?:@[a-z\d~-][\w.~-]*\/)?[a-z\d~-][\w.~-]*$/i;

/** The name of a package: a bare id lies in the scope of this server. */
export function packageName(given: string): string {
  if (!NAME.test(given)) throw new UsageError(`${given} is no name of a package.`);
  return given.startsWith("@") ? given : `${own.name.split("/")[0]}/${given}`;
}

/** Reads the packages of these names. Nothing is installed, downloaded or run. */
export function findPackages(
  names: readonly string[],
  args: readonly string[],
): readonly Package[] {
  // What was installed with this server first: the folder that a host starts it in may be anybody's.
  const places = [import.meta.url, pathToFileURL(join(process.cwd(), "package.json")).href];
  const requires = places.map((place) => createRequire(place));
  return names.map((name) => {
    for (const { resolve } of requires) {
      const path = attempt(resolve, `${name}/block.json`);
      if (path === "no export")
        throw new UsageError(`${name} is no package of a provider: it has no block.json.`);
      if (path === undefined) continue;
      const json = blockIn(path);
      if (!json) throw new UsageError(`${name} has a block.json that is not of a provider.`);
      return { name, json, load: () => import(pathToFileURL(resolve(name)).href) };
    }
    throw new UsageError(`${name} is not installed; run ${lineFor(names, args)}`);
  });
}

function blockIn(path: string): BlockJson | undefined {
  try {
    const json: BlockJson = JSON.parse(readFileSync(path, "utf8"));
    const lists = [json.fields, json.auth, json.operations];
    return typeof json.provider === "string" && lists.every(Array.isArray) ? json : undefined;
  } catch {
    return undefined;
  }
}

function attempt(resolve: NodeJS.RequireResolve, id: string): string | undefined {
  try {
    return resolve(id);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    return code === "ERR_PACKAGE_PATH_NOT_EXPORTED" ? "no export" : undefined;
  }
}

/** The line that starts this server again, with all that it needs. */
function lineFor(names: readonly string[], args: readonly string[]): string {
  const packages = [own.name, ...names].map((name) => `--package ${name}`).join(" ");
  return `npx -y ${packages} blockwright-mcp ${args.map(quoted).join(" ")}`;
}

function quoted(arg: string): string {
  return /^[\w@%+=:,./-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", `'\\''`)}'`;
}
