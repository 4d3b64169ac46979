import { existsSync, readdirSync } from "node:fs";
import { UsageError } from "./usage-error.ts";

/** Refuses a folder that does not hold the results of all shards of one run. */
export function checkShards(folder: string): void {
  const refuse = (reason: string) => new UsageError(`--merge: ${reason}`);
  if (!existsSync(folder)) throw refuse(`there is no folder ${folder}`);
  const names = readdirSync(folder)
    .filter((name) => /^\d+-of-\d+\.json$/.test(name))
    .toSorted();
  const counts = new Set(names.map((name) => Number(name.split(/\D+/)[1])));
  const [count] = counts;
  if (count === undefined) throw refuse(`there are no results of shards in ${folder}`);
  if (counts.size > 1) throw refuse(`${folder} holds several runs: ${names.join(", ")}`);
  const all = Array.from({ length: count }, (_, index) => `${index + 1}-of-${count}.json`);
  const missing = all.filter((name) => !names.includes(name));
  if (missing.length > 0) throw refuse(`${folder} lacks ${missing.join(", ")}`);
}
