import { join } from "node:path";
import { newFolder } from "../kit/folder.ts";
import { type Ran, runScript } from "./command.ts";
import { addHooked } from "./hooked.ts";
import { npmEnvironment } from "./npm.ts";
import { type Registry, startRegistry } from "./registry.ts";
import { copyRepository, type Repository } from "./repository.ts";
import { stock } from "./stock.ts";
import { startWitness, type Witness } from "./witness.ts";

type Script = readonly [string, ...string[]];

/** Somebody who publishes from a copy of this repository to a registry on loopback. */
export interface Publisher {
  /** For whatever else is needed; it goes with the rest. */
  readonly folder: string;
  readonly repository: Repository;
  readonly registry: Registry;
  /** Stands before the registry. */
  readonly witness: Witness;
  environment(url?: string): { readonly cwd: string; readonly env: NodeJS.ProcessEnv };
  run(...script: Script): Promise<Ran>;
  publish(...options: readonly string[]): Promise<Ran>;
  /** Publishes until the next upload, and is killed there once `act` is through. */
  publishUntil(when: "before" | "after", act?: () => Promise<void>): Promise<Ran>;
  /** Packages that the registry took, in that order. */
  taken(): readonly string[];
  close(): Promise<void>;
}

/** Starts with packages of these ids, of which none was published to this registry, whatever was to others. */
export async function startPublisher(ids: readonly string[]): Promise<Publisher> {
  const folder = newFolder();
  const registry = await startRegistry(join(folder, "registry"));
  // Nobody installs the tool from here: what it needs is most of the stock.
  await stock(registry.url, ["packages/runtime", "packages/workflow"]);
  const witness = await startWitness(registry.url);
  const repository = copyRepository();
  const environment = (url = witness.url) => {
    return { cwd: repository.folder, env: npmEnvironment(url, join(folder, "publisher")) };
  };
  const publication = ["publish:packages", "--registry", witness.url, "--yes"] as const;
  const run = (...script: Script) => runScript(script, environment());
  addHooked(repository);
  // Examples run through the built runtime, as after npm ci.
  await run("prepare");
  const generated = await run("generate");
  if (generated.status !== 0) throw new Error(`The copy cannot be generated: ${generated.stderr}`);
  repository.forgetReleases(ids);
  await run("release", "apply");
  repository.commit("Begin with first releases");
  return {
    folder,
    repository,
    registry,
    witness,
    environment,
    run,
    publish: (...options) => runScript([...publication, ...options], environment()),
    publishUntil: (when, act = async () => {}) =>
      runScript(publication, environment(), (kill) =>
        witness.onNext(when, () => void act().finally(kill)),
      ),
    taken() {
      const accepted = witness.publications.filter(({ status }) => status === 201);
      return accepted.map(({ name }) => name.replace("@blockwright/", ""));
    },
    close: () => registry.close(),
  };
}

/** Version of each package, and what became of it. */
export function fates({ stdout }: Ran): Readonly<Record<string, string>> {
  const rows = stdout.matchAll(/^ +(?:@blockwright\/)?(\w+) +(\S+) +\S+ +(.*)$/gm);
  return Object.fromEntries(
    Array.from(rows, ([, id, version, fate]) => [id, `${version} ${fate}`]),
  );
}
