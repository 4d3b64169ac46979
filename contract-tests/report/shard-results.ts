import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { refuseLinks } from "../../scripts/system/links.ts";
import { replaceFile } from "../../scripts/system/replace-file.ts";
import { nameOf, type Shard, type ShardOfRun } from "../settings/shards.ts";
import { UsageError } from "../settings/usage-error.ts";
import { workspace } from "../settings/workspace.ts";
import { reportsFolder } from "./files.ts";
import type { ContractReport } from "./types.ts";

/** What a shard leaves for `--merge`. */
export interface ShardResults {
  readonly version: 1;
  readonly shard: ShardOfRun;
  /** Of its own providers, with their coverage: nothing has to be derived again. */
  readonly report: ContractReport;
}

function fileOf(shard: Shard): string {
  // Who starts the shards of one run itself keeps them apart from those of others.
  const folder = process.env["CONTRACT_SHARDS"] || join(reportsFolder, "shards");
  return join(folder, `${nameOf(shard)}.json`);
}

/** Removes what an earlier run left: a run that is cut off must not leave its results as those of this one. */
export function forgetShard(shard: Shard): void {
  const file = fileOf(shard);
  refuseLinks(file, workspace.root);
  rmSync(file, { force: true });
}

/** Writes the results of a shard and gives the file. */
export function writeShard(shard: ShardOfRun, report: ContractReport): string {
  const file = fileOf(shard);
  const results: ShardResults = { version: 1, shard, report };
  replaceFile(file, JSON.stringify(results), workspace.root);
  return file;
}

/** The results of all shards of one run; refuses a folder that holds anything else. */
export function readShards(folder: string): readonly ShardResults[] {
  if (!existsSync(folder)) throw refusal(`there is no folder ${folder}`);
  const names = readdirSync(folder).filter((name) => /^\d+-of-\d+\.json$/.test(name));
  checkNames(folder, names.toSorted());
  const all = names.map((name) => readResults(join(folder, name)));
  checkProviders(all);
  return all.toSorted((a, b) => a.shard.index - b.shard.index);
}

function checkNames(folder: string, names: readonly string[]): void {
  const counts = new Set(names.map((name) => Number(name.split(/\D+/)[1])));
  const [count] = counts;
  if (count === undefined) throw refusal(`there are no results of shards in ${folder}`);
  if (counts.size > 1) throw refusal(`${folder} holds several runs: ${names.join(", ")}`);
  const all = Array.from({ length: count }, (_, at) => `${nameOf({ index: at + 1, count })}.json`);
  const missing = all.filter((name) => !names.includes(name));
  if (missing.length > 0) throw refusal(`${folder} lacks ${missing.join(", ")}`);
}

function readResults(file: string): ShardResults {
  try {
    const results: ShardResults = JSON.parse(readFileSync(file, "utf8"));
    // Written by our own command, as a whole; the name says the same as the contents.
    if (results.version === 1 && file.endsWith(`${nameOf(results.shard)}.json`)) return results;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw refusal(`${file} holds no results of a shard; run the shard again with this version`);
}

/** Every provider was tested once, in parts that know of the same providers. */
function checkProviders(all: readonly ShardResults[]): void {
  const [first, ...others] = all;
  for (const other of others) {
    const reason = first && difference(first.shard, other.shard);
    if (reason) throw refusal(`${reason}; all shards have to be of one run`);
  }
  const tested = all.flatMap(({ shard }) => shard.own);
  const providers = first?.shard.providers ?? [];
  const wrong = providers.find((name) => tested.filter((own) => own === name).length !== 1);
  if (wrong !== undefined)
    throw refusal(`${wrong} was not tested by exactly one shard; run all shards with one version`);
}

/** Why two shards are not of one run; undefined: they are. */
function difference(one: ShardOfRun, other: ShardOfRun): string | undefined {
  for (const [a, b] of [[one, other] as const, [other, one] as const]) {
    const extra = a.providers.find((name) => !b.providers.includes(name));
    if (extra !== undefined) return `${nameOf(a)} is of a run with ${extra}, ${nameOf(b)} is not`;
  }
  if (one.manifests === other.manifests) return undefined;
  return `${nameOf(one)} and ${nameOf(other)} are of different manifests`;
}

function refusal(reason: string): UsageError {
  return new UsageError(`--merge: ${reason}`);
}
