import type { Shard } from "../../../contract-tests/settings/shards.ts";
import { InputError } from "../../system/input-error.ts";
import { namesOf } from "../../system/terminal/arguments.ts";
import { changedMembers, changedOf, selectChanged } from "../changed.ts";
import { defineCommand } from "../command.ts";
import { inSuite, requireRuntime } from "../enter-suite.ts";
import { help } from "./help.ts";

export const command = defineCommand({
  name: "contract",
  help,
  options: {
    provider: { type: "string", multiple: true },
    report: { type: "string", multiple: true },
    shard: { type: "string" },
    merge: { type: "string" },
    changed: { type: "boolean" },
    members: { type: "boolean" },
  },
  parse({
    values: { provider, report = [], shard, merge, changed, members = false },
    positionals,
  }) {
    const since = changedOf(changed, positionals);
    if (merge !== undefined && since)
      throw new InputError("--changed and --merge cannot be combined: shards know what they ran");
    if (shard !== undefined && merge !== undefined)
      throw new InputError(
        "--shard and --merge cannot be combined: one runs tests, the other does not",
      );
    return {
      providers: namesOf(provider),
      reports: report,
      shard: shard === undefined ? null : checkedShard(shard),
      merge: merge ?? null,
      changed: since,
      members,
    };
  },
  async run({ changed, members: all, ...asked }, { installation, workspace, streams }) {
    const roots = { installation, workspace: workspace() };
    requireRuntime(roots);
    for (const { root } of [installation, roots.workspace]) refuseUnusable(root);
    const print = (text: string) => void streams.stdout.write(text);
    const providers = await selectChanged(changed, asked.providers, roots, print);
    // A shard leaves its results also where it has nothing to test.
    if (providers?.length === 0 && asked.shard === null) return 0;
    // A merge runs nothing.
    const { brokenProviders } = await import("../../change/since/broken.ts");
    const broken = asked.merge === null ? await brokenProviders(roots, providers) : new Map();
    const members = all ? "all" : await changedMembers(changed, providers, roots);
    return await inSuite(roots, async () =>
      (await import("./contract.ts")).run({ ...asked, providers, broken, members }, roots, streams),
    );
  },
});

/** Vitest imports by address: there, these begin another part of it, or stand for something else. */
export function refuseUnusable(folder: string): void {
  if (/[#?]|%[0-9a-f]{2}/i.test(folder))
    throw new InputError(
      `Vitest cannot run in ${folder}; rename the folder that has "#", "?" or "%" in its name`,
    );
}

function checkedShard(shard: string): Shard {
  const [index = 0, count = 0] = /^(\d+)\/(\d+)$/.exec(shard)?.slice(1).map(Number) ?? [];
  if (index >= 1 && index <= count) return { index, count };
  throw new InputError(`--shard must be an index and a count such as 1/3, not ${shard}`);
}
