import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { blockwright } from "../../../tests/kit/program.ts";
import installEngines from "../../../tests/support/install-engines.ts";
import { benchEditor, type EditorCost } from "./rows/editor.ts";
import { syntheticManifests } from "./synthetic/provider.ts";
import { table } from "./table.ts";

// Usage: npx tsx scripts/upkeep/bench/editor.ts [--providers 500] [<workspace>...].
// Without a workspace it makes one of so many providers, with workflows that name one block, then all.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { providers: { type: "string", default: "500" } },
});

installEngines();
const rows: (readonly [string, EditorCost])[] = [];
for (const workspace of positionals) rows.push([workspace, await benchEditor(workspace)]);
if (positionals.length === 0) await synthetic(Number(values.providers));
process.stdout.write(
  `${table([
    ["", "types", "told", "kB", "kB of parts", "CPU s", "wall s", "MB", "next ms"],
    ...rows.map(([name, cost]) => [name, ...cells(cost)]),
  ])}\n`,
);

function cells({ types, told, bytes, partBytes, cpu, wall, memory, next }: EditorCost) {
  const counts = [types, told, Math.round(bytes / 1000), Math.round(partBytes / 1000)];
  const costs = [cpu.toFixed(2), wall.toFixed(2), String(memory), next.toFixed(0)];
  return [...counts.map(String), ...costs];
}

async function synthetic(providers: number): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), "blockwright-bench-"));
  try {
    for (const name of ["specs", "workflows"]) mkdirSync(join(root, name));
    const file = { type: "module", license: "MIT", author: "A", blockwright: { scope: "@acme" } };
    writeFileSync(join(root, "package.json"), JSON.stringify(file));
    const manifests = syntheticManifests(providers, 1);
    for (const { provider, text } of manifests) {
      writeFileSync(join(root, "specs", `${provider}.yaml`), text);
    }
    const all = manifests.map(({ provider }) => `type: ${provider}\n`);
    for (const [name, named] of [
      ["one block named", all.slice(0, 1)],
      ["all blocks named", all],
    ] as const) {
      writeFileSync(join(root, "workflows/named.yaml"), named.join(""));
      const { status, stderr } = blockwright(["generate"], root);
      if (status !== 0) throw new Error(stderr);
      rows.push([name, await benchEditor(root)]);
    }
  } finally {
    rmSync(root, { recursive: true });
  }
}
