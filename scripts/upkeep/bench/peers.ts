import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { roots } from "../../system/roots.fixture.ts";
import { median } from "./generator.ts";
import { brokenPackages } from "./peers/compile.ts";
import { measureProcess, type ProcessCost } from "./process.ts";
import { ratio, table } from "./table.ts";

/** What one generator makes of all documents, and what that costs. */
export interface PeerRow {
  readonly name: string;
  readonly cpu: number;
  readonly wall: number;
  readonly memory: number;
  /** Files in all. */
  readonly files: number;
  /** Documents whose output the type checker refuses. */
  readonly broken: number;
  /** Processor time over that of `generate`. */
  readonly ratio: number;
}

const ROUNDS = 3;
const here = fileURLToPath(new URL(".", import.meta.url));
const peers = ["@hey-api/openapi-ts", "orval", "@kubb/core"] as const;
const scripts = {
  "@hey-api/openapi-ts": "hey-api.mjs",
  orval: "orval.mjs",
  "@kubb/core": "kubb.mjs",
} as const;

interface Run {
  readonly name: string;
  /** Runs it from nothing into a new folder. */
  readonly start: (out: string) => ProcessCost;
  /** Where what it makes finds what it imports. */
  readonly modules: string;
}

/**
 * Measures `generate` from nothing, openapi-typescript and other generators, each in one process, on the
 * documents of many synthetic providers. The others are installed into `installed`, unless they are there.
 */
export function benchPeers(providers: number, installed?: string): readonly PeerRow[] {
  const folder = mkdtempSync(join(tmpdir(), "blockwright-bench-"));
  try {
    const apart = installed ?? join(folder, "peers");
    install(apart);
    const specs = join(folder, "specs");
    measureProcess(["--import", "tsx", join(here, "synthetic.ts"), specs, String(providers)]);
    const documents = join(folder, "documents");
    generate(specs, documents);
    const runs = allRuns(specs, documents, apart);
    // Turn by turn, so that all see the same machine.
    const rounds = Array.from({ length: ROUNDS }, (_, round) =>
      runs.map(({ start }, number) => start(join(folder, `${number}-${round}`))),
    );
    const costs = runs.map((_, number) => median(rounds.flatMap((round) => round[number] ?? [])));
    return runs.map(({ name, modules }, number) => {
      const out = join(folder, `${number}-0`);
      const { cpu, wall, memory } = costs[number] ?? median([]);
      const files = filesIn(out); // before the check links what is imported
      const broken = brokenPackages(out, modules);
      return { name, cpu, wall, memory, files, broken, ratio: cpu / ours(costs) };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function ours([cost]: readonly ProcessCost[]): number {
  return cost?.cpu ?? Number.NaN;
}

function allRuns(specs: string, documents: string, apart: string): readonly Run[] {
  const own = join(here, "../../../node_modules");
  const made = (script: string) => (out: string) => measureProcess([script, documents, out]);
  return [
    { name: "blockwright generate", start: (out) => generate(specs, out), modules: own },
    {
      name: `openapi-typescript ${versionOf("openapi-typescript", own)}`,
      start: made(join(here, "floor.mjs")),
      modules: own,
    },
    ...peers.map((name) => ({
      name: `${name} ${versionOf(name, join(apart, "node_modules"))}`,
      start: made(join(apart, scripts[name])),
      modules: join(apart, "node_modules"),
    })),
  ];
}

function generate(specs: string, out: string): ProcessCost {
  return measureProcess([
    roots.installation.cli,
    "generate",
    "--json",
    "--specs",
    specs,
    "--out",
    out,
  ]);
}

/** They are no dependencies of this repository: 230 MB that only this needs. */
function install(folder: string): void {
  cpSync(join(here, "peers"), folder, { recursive: true });
  cpSync(join(here, "documents.mjs"), join(folder, "documents.mjs"));
  if (isInstalled(folder)) return;
  const { status, stderr } = spawnSync("npm", ["ci", "--ignore-scripts"], {
    cwd: folder,
    encoding: "utf8",
    shell: process.platform === "win32", // npm is a script there
  });
  if (status !== 0) throw new Error(`The peers cannot be installed: npm ci failed.\n${stderr}`);
}

function isInstalled(folder: string): boolean {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const modules = join(folder, "node_modules");
  return Object.entries(dependencies).every(([name, version]) => {
    return versionOf(name, modules) === version;
  });
}

function versionOf(name: string, modules: string): string | null {
  try {
    const text = readFileSync(join(modules, name, "package.json"), "utf8");
    const { version }: { version: string } = JSON.parse(text);
    return version;
  } catch {
    return null; // not there
  }
}

function filesIn(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

/** The rows as a person reads them. */
export function peerTable(rows: readonly PeerRow[]): string {
  const head = ["", "CPU s", "wall s", "MB", "files", "do not compile", "CPU ratio"];
  return table([
    head,
    ...rows.map(({ name, cpu, wall, memory, files, broken, ratio: value }) => [
      name,
      cpu.toFixed(1),
      wall.toFixed(1),
      String(memory),
      String(files),
      String(broken),
      ratio(value, 1),
    ]),
  ]);
}
