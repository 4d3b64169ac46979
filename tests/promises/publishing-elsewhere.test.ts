import { afterAll, beforeAll, expect, test } from "vitest";
import { newFolder } from "../kit/folder.ts";
import { type Elsewhere, startElsewhere } from "../support/elsewhere.ts";
import { noToken } from "../support/npm.ts";
import { type Registry, startRegistry } from "../support/registry.ts";
import { startWitness, type Witness } from "../support/witness.ts";

/** More than any of them takes on a busy machine. */
const PATIENCE_MS = 300_000;

const folder = newFolder();
let registry: Registry;
let witness: Witness;
let project: Elsewhere;

beforeAll(async () => {
  registry = await startRegistry(folder);
  witness = await startWitness(registry.url);
  project = await startElsewhere(witness.url);
}, PATIENCE_MS);

afterAll(async () => {
  await registry.close();
}, PATIENCE_MS);

const names = () => witness.publications.map(({ name, status }) => `${status} ${name}`);

test(
  "a package of a monorepo publishes its own packages where npm is configured to, and no other",
  async () => {
    // Another package of the repository is nobody's business here.
    project.write("services/other/draft.md", "later\n");
    const rehearsed = await project.run("publish", "--dry-run");
    expect(rehearsed).toMatchObject({
      status: 0,
      stdout: `  @acme/rack    0.1.0   latest   would be published
  @acme/shelf   0.1.0   latest   would be published
`,
    });
    expect(rehearsed.stderr).toContain(`To ${witness.url}/, in this order:\n  @acme/rack `);
    expect(names()).toEqual([]);
    const ran = await project.run("publish", "--yes");
    expect(ran.stdout).toBe(`  @acme/rack    0.1.0   latest   published
  @acme/shelf   0.1.0   latest   published
`);
    expect(ran.stderr).toContain("git add manifests/released && git commit");
    expect(ran.stderr).not.toContain("npm run");
    expect(names()).toEqual(["201 @acme/rack", "201 @acme/shelf"]);
    const record = JSON.parse(project.read("services/api/manifests/released/packages.json"));
    expect(Object.keys(record.packages)).toEqual(["@acme/rack", "@acme/shelf"]);
    project.commit("Record what was published");
  },
  PATIENCE_MS,
);

test(
  "a published package is compared with the manifest that follows it",
  async () => {
    const path = "services/api/manifests/shelf.yaml";
    project.write(path, project.read(path).replace(/ {2}shelf_remove_book:[^]*$/, ""));
    const { status, stdout } = await project.run("diff", "@acme/shelf@0.1.0");
    expect({ status, stdout }).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("operation-removed @acme/shelf@0.1.0:manifest.yaml:"),
    });
    expect(stdout).toMatch(/: 1 package changed\n {2}shelf: major \(1 breaking\)\n$/);
  },
  PATIENCE_MS,
);

test(
  "every reason against a publication names a command that is there",
  async () => {
    const ran = await project.run("publish", "--yes");
    expect(ran.status).toBe(1);
    expect(ran.stderr.match(/^error: .*$/gm)).toEqual([
      "error: The working tree has uncommitted changes.",
      "error: The generated packages do not match the manifests.",
      "error: @acme/shelf changed since its last release: 0.2.0 is due.",
    ]);
    expect(ran.stderr).toContain("Run `npx blockwright release apply` and commit the result.");
    expect(ran.stderr).toContain(" M services/api/manifests/shelf.yaml\n");
    expect(ran.stdout + ran.stderr).not.toMatch(/npm run|npm test/);
    expect(ran.stdout + ran.stderr).not.toContain(noToken);
    expect(names()).toHaveLength(2);
  },
  PATIENCE_MS,
);
