import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { npmWith } from "./npm.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** What is read of a package.json. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Publishes the installed copies of what the packages depend on, where they are missing. */
export async function stock(url: string, folder: string): Promise<void> {
  const npm = npmWith(url, folder);
  const options = ["--ignore-scripts", "--provenance=false", "--registry", url];
  await Promise.all(
    dependencies().map(async ({ name, version, path }) => {
      const { ok } = await fetch(`${url}/${name.replace("/", "%2f")}/${version}`);
      if (!ok) await npm(["publish", path, ...options], root);
    }),
  );
}

/** Packages of others that are installed with ours. */
function dependencies(): readonly (Manifest & { readonly path: string })[] {
  const published = ["packages", "generated"].flatMap((parent) =>
    readdirSync(join(root, parent))
      .map((name) => join(root, parent, name, "package.json"))
      .filter((path) => existsSync(path))
      .map(read),
  );
  const own = new Set(published.map(({ name }) => name));
  const found = new Map<string, Manifest & { readonly path: string }>();
  const follow = (manifest: Manifest): void => {
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      if (own.has(name) || found.has(name)) continue;
      const path = join(root, "node_modules", name);
      const installed = read(join(path, "package.json"));
      found.set(name, { ...installed, path });
      follow(installed);
    }
  };
  for (const manifest of published) follow(manifest);
  return [...found.values()];
}

function read(path: string): Manifest {
  return JSON.parse(readFileSync(path, "utf8"));
}
