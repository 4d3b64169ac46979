import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

const texts = new Map([
  ...textsIn("../../.github/workflows/"),
  // What `init` gives a project.
  ...textsIn("../../templates/init/"),
]);

function textsIn(path: string): readonly (readonly [name: string, text: string])[] {
  const folder = new URL(path, import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith(".yml"));
  return names.map((name) => [name, readFileSync(new URL(name, folder), "utf8")]);
}

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

test.each([...texts])("in %s, code of a pull request meets no secret", (_, text) => {
  const workflow: { readonly on: unknown; readonly jobs: unknown } = parse(text);
  const triggers = typeof workflow.on === "object" ? Object.keys(workflow.on ?? {}) : [workflow.on];
  if (!triggers.some((name) => `${name}`.startsWith("pull_request"))) return;
  expect(text).not.toMatch(/secrets\.|permissions: write-all/);
});

test("what is shipped is audited by the clock, as it is locked and as it is packed", () => {
  const { on, jobs }: { on: object; jobs: Record<string, Job> } = parse(
    texts.get("contract-live.yml") ?? "",
  );
  expect(on).toHaveProperty("schedule");
  const runs = jobs["audit"]?.steps.flatMap(({ run = [] }) => run) ?? [];
  expect(runs).toContain("npm audit --omit=dev");
  expect(runs.at(-1)).toMatch(
    /npm pack --workspaces [^]*npm install .*\.tgz\nnpm audit --omit=dev\n$/,
  );
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

test.each([
  "release.yml",
  "blockwright-release.yml",
])("the job of %s that publishes checks nothing out", (name) => {
  const { jobs }: { jobs: Record<string, Job> } = parse(texts.get(name) ?? "");
  const { permissions, steps } = jobs["publish"] ?? { steps: [] };
  expect(permissions).toEqual({ "id-token": "write" });
  expect(steps.map(({ uses = "" }) => uses.replace(/@.*/, "")).filter(Boolean)).toEqual([
    "actions/setup-node",
    "actions/download-artifact",
  ]);
});

test.each(["publish", "record"])("init gives projects the job %s that is tested here", (job) => {
  const [own, given] = ["release.yml", "blockwright-release.yml"].map((name) => {
    const { jobs }: { jobs: Record<string, Job> } = parse(texts.get(name) ?? "");
    return jobs[job]?.steps;
  });
  expect(own).toBeDefined();
  expect(given).toEqual(own);
});
