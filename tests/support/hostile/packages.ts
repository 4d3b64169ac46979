import { cpSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Context } from "@blockwright/runtime";
import { blockwright, printedBy } from "../../kit/program.ts";
import { newFolder } from "../../kit/folder.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** One operation of an emitted package, called with anything. */
export interface HostileOperation {
  readonly id: string;
  execute(inputs: object, context?: Context): Promise<unknown>;
}

/** What an emitted package exports, by name. */
type Exported = Readonly<Record<string, unknown>>;

/** A method of an emitted client. */
type Method = (params: object) => Promise<unknown>;

/** Packages emitted from the manifests beside this file, in a folder of their own. */
export interface HostilePackages {
  /** The operation with this id. */
  operation(id: string): Promise<HostileOperation>;
  /** Calls a method of the typed client of a provider. */
  client(provider: string, method: string, options: object, params: object): Promise<unknown>;
  /** A module of a package, by its path in `src`. */
  module(provider: string, file: string): Promise<Exported>;
}

/** Emits the packages of providers, as `blockwright generate` does. */
export function emitHostile(...providers: readonly string[]): HostilePackages {
  const about = { private: true, type: "module", license: "MIT", author: "The authors" };
  const settings = { name: "hostile", ...about, blockwright: { scope: "@hostile" } };
  const folder = newFolder({ "package.json": settings });
  cpSync(join(import.meta.dirname, "specs/hooks"), join(folder, "specs/hooks"), {
    recursive: true,
  });
  for (const provider of providers) {
    const file = `specs/${provider}.yaml`;
    cpSync(join(import.meta.dirname, file), join(folder, file));
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  printedBy(blockwright(["generate"], folder));

  const module = (provider: string, file: string): Promise<Exported> =>
    import(/* @vite-ignore */ pathToFileURL(join(folder, "generated", provider, "src", file)).href);
  return {
    module,
    async operation(id) {
      const all = Object.values(await module(id.replace(/_.*/, ""), "operations.ts"));
      const found = all.find((each) => (each as HostileOperation).id === id);
      if (!found) throw new Error(`no operation ${id}`);
      return found as HostileOperation; // by its id
    },
    async client(provider, method, options, params) {
      const name = `create${provider.slice(0, 1).toUpperCase()}${provider.slice(1)}Client`;
      const create = (await module(provider, "client.ts"))[name] as (
        given: object,
      ) => Record<string, Method>; // emitted with this name
      return create(options)[method]?.(params);
    },
  };
}
