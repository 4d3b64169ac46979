import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { create } from "tar";
import { upwards } from "../../scripts/system/roots.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** What is read of a package.json. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Needs;
  readonly optionalDependencies?: Needs;
  readonly peerDependencies?: Needs;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** Ranges by name. */
type Needs = Readonly<Record<string, string>>;

/** An installed package. */
interface Installed {
  readonly folder: string;
  readonly manifest: Manifest;
}

/**
 * Publishes the installed copies of everything that is installed with packages of ours, where it is
 * missing. Binaries of other platforms are not installed here, and are left out.
 */
export async function stock(url: string, folders: readonly string[] = ourFolders()): Promise<void> {
  // One by one: two versions of a package must not meet.
  for (const each of installedAlong(folders)) await publish(url, each);
}

/** All that is published of this repository. */
function ourFolders(): readonly string[] {
  return ["packages", "generated"].flatMap((parent) =>
    readdirSync(join(root, parent))
      .map((name) => `${parent}/${name}`)
      .filter((folder) => existsSync(join(root, folder, "package.json"))),
  );
}

/** Packages of others that are installed with ours, each version once, also where they are optional. */
function installedAlong(folders: readonly string[]): readonly Installed[] {
  const ours = folders.map((folder) => read(join(root, folder)));
  const names = new Set(ours.map(({ manifest }) => manifest.name));
  const found = new Map<string, Installed>();
  const follow = (installed: Installed, wanted: readonly string[]): void => {
    for (const name of wanted) {
      const folder = names.has(name) ? null : folderOf(name, installed);
      if (folder === null || found.has(folder)) continue;
      const next = read(folder);
      found.set(folder, next);
      follow(next, needsOf(next.manifest));
    }
  };
  for (const each of ours) {
    follow(each, [...needsOf(each.manifest), ...Object.keys(each.manifest.peerDependencies ?? {})]);
  }
  return [...found.values()];
}

/** Names of what npm installs along with a package. */
function needsOf(manifest: Manifest): readonly string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = manifest;
  const peers = Object.keys(peerDependencies ?? {});
  return [
    ...Object.keys({ ...dependencies, ...optionalDependencies }),
    ...peers.filter((name) => !peerDependenciesMeta?.[name]?.optional),
  ];
}

/** Where Node finds a package that another one needs; null: it is optional, and not for this platform. */
function folderOf(name: string, { folder, manifest }: Installed): string | null {
  for (const at of upwards(folder)) {
    const place = join(at, "node_modules", name);
    if (existsSync(join(place, "package.json"))) return place;
  }
  if (name in (manifest.optionalDependencies ?? {})) return null;
  throw new Error(`${manifest.name} needs ${name}, which is not installed; run npm ci`);
}

/** Uploads a package in the way that npm does. */
async function publish(url: string, { folder, manifest }: Installed): Promise<void> {
  const { name, version } = manifest;
  const address = `${url}/${name.replace("/", "%2f")}`;
  if ((await fetch(`${address}/${version}`)).ok) return;
  const tarball = await pack(folder);
  const file = `${name}-${version}.tgz`;
  const dist = {
    tarball: `${url}/${name}/-/${basename(file)}`,
    integrity: `sha512-${createHash("sha512").update(tarball).digest("base64")}`,
    shasum: createHash("sha1").update(tarball).digest("hex"),
  };
  const attachment = {
    content_type: "application/octet-stream",
    data: tarball.toString("base64"),
    length: tarball.length,
  };
  const response = await fetch(address, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      _id: name,
      name,
      "dist-tags": { latest: version },
      versions: { [version]: { ...manifest, _id: `${name}@${version}`, dist } },
      _attachments: { [file]: attachment },
    }),
  });
  if (!response.ok) throw new Error(`${name}@${version}: ${await response.text()}`);
}

/** The tarball of an installed package. What lies below it has tarballs of its own. */
async function pack(folder: string): Promise<Buffer> {
  const entries = readdirSync(folder).filter((name) => name !== "node_modules");
  const options = { cwd: folder, prefix: "package", portable: true, gzip: { level: 1 } };
  const chunks: Buffer[] = [];
  for await (const chunk of create(options, entries)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function read(folder: string): Installed {
  return { folder, manifest: JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) };
}
