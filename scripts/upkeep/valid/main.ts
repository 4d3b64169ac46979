import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findWorkspace } from "../../system/roots.ts";
import { checkedManifests } from "./checked.ts";
import { madeManifest } from "./manifest.ts";
import { summary } from "./report.ts";
import { shrunk } from "./shrink.ts";
import { judged } from "./suite.ts";

// Usage: npm run valid [-- SEED COUNT] [--shrink]. The suite over random valid manifests: each has to be green.
// By default 60 with the seed of the day. --shrink makes of each kind of failure a manifest as small as it gets.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { shrink: { type: "boolean", default: false } },
});
const today = new Date().toISOString().slice(0, 10).replaceAll("-", "");
const [seed = 0, count = 0] = [positionals[0] ?? today, positionals[1] ?? "60"].map(Number);
if (!Number.isInteger(seed) || !Number.isInteger(count) || count < 1) {
  process.stderr.write("a seed and a count are whole numbers: npm run valid -- 7 60\n");
  process.exit(2);
}

const { root } = findWorkspace(import.meta.dirname);
const folder = join(root, ".cache/valid", `${seed}x${count}`);
const all = Array.from({ length: count }, (_, number) => madeManifest(seed, number));
const checked = await checkedManifests(all, join(folder, "check"));
const result = judged(checked.accepted, join(folder, "run"));
process.stdout.write(summary({ seed, count, checked, result }));
mkdirSync(folder, { recursive: true });
const figures = { seed, count, accepted: checked.accepted.length, ...result };
writeFileSync(
  join(folder, "result.json"),
  `${JSON.stringify({ ...figures, failures: Object.fromEntries(result.failures) }, null, 2)}\n`,
);
const reds = checked.accepted.filter(({ made }) => result.failures.get(made.id)?.length);
if (values.shrink) {
  for await (const { path, kind } of shrunk(reds, result.failures, folder)) {
    process.stdout.write(`${path}: ${kind}\n`);
  }
}
process.exitCode = reds.length > 0 ? 1 : 0;
