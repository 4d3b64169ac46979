import { InputError } from "../../system/input-error.ts";
import { requirePeers } from "../../system/optional-peers.ts";
import { namesOf, refuseExtra } from "../../system/terminal/arguments.ts";
import { defineCommand } from "../command.ts";
import { inSuite, requireRuntime } from "../enter-suite.ts";
import { help } from "./help.ts";

export const command = defineCommand({
  name: "mutate",
  help,
  options: {
    provider: { type: "string", multiple: true },
    sample: { type: "string" },
    seed: { type: "string" },
    json: { type: "string" },
  },
  parse({ values: { provider, sample, seed, json }, positionals }) {
    refuseExtra(positionals);
    const count = sample === undefined ? null : whole("sample", sample, 1);
    if (seed !== undefined && count === null) throw new InputError("--seed needs --sample");
    const chosen = whole("seed", seed ?? "1", 0);
    return {
      providers: namesOf(provider),
      sample: count === null ? null : { count, seed: chosen },
      json: json ?? null,
    };
  },
  run(options, { installation, workspace, streams }) {
    const roots = { installation, workspace: workspace() };
    requirePeers("mutate", ["mutants"], installation);
    requireRuntime(roots);
    return inSuite(roots, async () => (await import("./mutate.ts")).run(options, streams));
  },
});

function whole(name: string, text: string, least: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least) return value;
  throw new InputError(`--${name} must be a whole number of at least ${least}, not ${text}`);
}
