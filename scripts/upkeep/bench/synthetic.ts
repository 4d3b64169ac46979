import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { syntheticManifests } from "./synthetic/provider.ts";

// Usage: tsx scripts/upkeep/bench/synthetic.ts <folder> [count] [--seed 1]
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: "string", default: "1" } },
});
const [folder, count = "500"] = positionals;
if (folder === undefined) throw new Error("name the folder to write the manifests into");
mkdirSync(folder, { recursive: true });
for (const { provider, text } of syntheticManifests(Number(count), Number(values.seed))) {
  writeFileSync(join(folder, `${provider}.yaml`), text);
}
