import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

const folder = new URL("../../.github/workflows/", import.meta.url);
const texts = new Map(
  readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), "utf8")]),
);

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly { readonly uses?: string; readonly run?: string }[];
}

test.each([
  ...texts,
])("%s pins every action by commit, and says which version that is", (_, text) => {
  for (const [line] of text.matchAll(/^.*\buses:.*$/gm)) {
    expect(line).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  }
});

test.each([
  ...texts,
])("in %s, jobs with more rights than to read run no code of the repository", (_, text) => {
  const {
    jobs,
    permissions = {},
  }: { jobs: Record<string, Job>; permissions?: Job["permissions"] } = parse(text);
  const powerful = Object.values(jobs).filter((job) =>
    Object.values(job.permissions ?? permissions).includes("write"),
  );
  for (const { run = "" } of powerful.flatMap(({ steps }) => steps)) {
    expect(run).not.toMatch(/\b(npm (ci|install|i|run|test|exec)|npx|node scripts)\b/);
  }
});

test("the job that signs bills of materials runs nothing", () => {
  const { jobs }: { jobs: Record<string, Job> } = parse(texts.get("release.yml") ?? "");
  const { permissions, steps } = jobs["attest"] ?? { steps: [] };
  expect(permissions).toEqual({ "id-token": "write", attestations: "write" });
  expect(steps.map(({ uses = "", run = "" }) => uses.replace(/@.*/, "") + run)).toEqual([
    "actions/download-artifact",
    "actions/attest",
  ]);
});

test("the job that publishes checks nothing out", () => {
  const { jobs }: { jobs: Record<string, Job> } = parse(texts.get("release.yml") ?? "");
  const { permissions, steps } = jobs["publish"] ?? { steps: [] };
  expect(permissions).toEqual({ "id-token": "write" });
  expect(steps.map(({ uses = "" }) => uses.replace(/@.*/, "")).filter(Boolean)).toEqual([
    "actions/setup-node",
    "actions/download-artifact",
  ]);
});
