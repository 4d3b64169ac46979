import { createHash } from "node:crypto";
import { cpSync, rmSync, symlinkSync } from "node:fs";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { create } from "tar";
import { expect, test } from "vitest";
import { startScript } from "../support/script.ts";
import { newFolder, writeFiles } from "../kit/folder.ts";
import { npmEnvironment } from "../support/npm.ts";
import { billsOf, outputOf, runReleaseStep } from "../support/release-steps.ts";

const PATIENCE_MS = 120_000;

/** What a build hands over that is not to be trusted. */
interface Handed {
  readonly release: string;
  put(path: string, text: string): void;
}

function handed(): Handed {
  // What a step makes lies beside it.
  const release = join(newFolder(), "release");
  writeFiles(release, { "released/packages.json": '{ "packages": {} }\n', "packages/": "" });
  return { release, put: (path, text) => writeFiles(release, { [path]: text }) };
}

/** Packs a manifest as the one package to publish. */
async function packed({ release, put }: Handed, manifest: object): Promise<void> {
  put("package/package.json", JSON.stringify(manifest));
  const file = join(release, "packages/0001-tool-1.0.0.tgz");
  await create({ file, gzip: true, cwd: release }, ["package"]);
  rmSync(join(release, "package"), { recursive: true });
}

/** Runs the step that publishes; gives what it says and the requests that npm made. */
async function published({ release }: Handed) {
  const requests: string[] = [];
  const registry = await startScript(({ method, target }, response) => {
    requests.push(`${method} ${target}`);
    response.writeHead(method === "PUT" ? 201 : 404, { "content-type": "application/json" });
    response.end("{}");
  });
  const settings = join(release, "../", `${Math.random()}-npm`);
  const env = npmEnvironment(registry.url, settings);
  const ran = runReleaseStep("publish", "Publish what the registry lacks", {
    cwd: release,
    release,
    env,
  });
  const said = await ran.catch((error: { stdout: string; stderr: string }) => error);
  return { said: typeof said === "string" ? said : said.stdout + said.stderr, requests };
}

const tool = { name: "@example/tool", version: "1.0.0", publishConfig: { access: "public" } };

test(
  "a package is published",
  async () => {
    const all = handed();
    await packed(all, tool);
    const { requests } = await published(all);
    expect(requests.at(-1)).toBe("PUT /@example%2ftool");
  },
  PATIENCE_MS,
);

test.each([
  ".npmrc",
  "package.json",
  "node_modules/pacote/index.js",
  "packages/.npmrc",
  "packages/deep/tool.tgz",
  "packages/a b.tgz",
])(
  "nothing is published beside %s",
  async (path) => {
    const all = handed();
    await packed(all, tool);
    all.put(path, "node-options=--require ./evil.js\n");
    const { said, requests } = await published(all);
    expect(said).toContain("The build hands over 1 unexpected files");
    expect(requests).toEqual([]);
  },
  PATIENCE_MS,
);

test(
  "a link is not followed",
  async () => {
    const all = handed();
    await packed(all, tool);
    symlinkSync("/etc/hostname", join(all.release, "packages/linked.tgz"));
    const { said, requests } = await published(all);
    expect(said).toContain("unexpected files");
    expect(requests).toEqual([]);
  },
  PATIENCE_MS,
);

test.each([
  [
    "settings for npm",
    { ...tool, publishConfig: { access: "public", proxy: "http://127.0.0.1:1" } },
  ],
  ["settings for npm", { ...tool, publishConfig: { "@example:registry": "http://127.0.0.1:1" } }],
  ["settings for npm", { name: "@example/tool", version: "1.0.0" }],
  ["unexpected name", { ...tool, name: "--registry=http://127.0.0.1:1" }],
  ["unexpected name", { ...tool, name: "tool" }],
])(
  "a package with %s is refused before npm asks anybody: %j",
  async (reason, manifest) => {
    const all = handed();
    await packed(all, manifest);
    const { said, requests } = await published(all);
    expect(said).toMatch(new RegExp(`${reason}|Invalid name`));
    expect(requests).toEqual([]);
  },
  PATIENCE_MS,
);

test(
  "the bill of a package names it by the digest of its tarball, and none of its scripts ran",
  async () => {
    const all = handed();
    const trace = `${all.release}-trace`;
    await packed(all, { ...tool, license: "MIT", scripts: { install: `touch ${trace}` } });
    const env = npmEnvironment("http://127.0.0.1:1", `${all.release}-npm`);
    const { release } = all;
    await runReleaseStep("bill", "Make the bills of materials", { cwd: release, release, env });
    const bytes = readFileSync(join(release, "packages/0001-tool-1.0.0.tgz"));
    const content = createHash("sha512").update(bytes).digest("hex");
    const bill = readFileSync(join(billsOf(release), "0001-tool-1.0.0.tgz.cdx.json"), "utf8");
    expect(JSON.parse(bill)).toMatchObject({
      bomFormat: "CycloneDX",
      components: [
        { purl: "pkg:npm/%40example/tool@1.0.0", hashes: [{ alg: "SHA-512", content }] },
      ],
    });
    expect(readFileSync(outputOf(release), "utf8")).toBe('tarballs=["0001-tool-1.0.0.tgz"]\n');
    expect(existsSync(trace)).toBe(false);
  },
  PATIENCE_MS,
);

/** Takes the record into a repository with one manifest and what was recorded of another. */
async function recorded({ release }: Handed): Promise<string> {
  const repository = newFolder({
    "specs/books.yaml": "books\n",
    "specs/crm.yaml": "crm, changed\n",
    "specs/released/crm.yaml": "crm\n",
    "specs/released/gone.yaml": "gone\n",
  });
  const options = { cwd: repository, release, env: process.env };
  await runReleaseStep("record", "Take the record", options);
  return join(repository, "specs/released");
}

test("the record holds manifests of the repository", async () => {
  const all = handed();
  all.put("released/books.yaml", "books\n");
  all.put("released/crm.yaml", "crm\n");
  const kept = join(all.release, "kept");
  cpSync(join(all.release, "released"), kept, { recursive: true });
  const folder = await recorded(all);
  for (const file of ["books.yaml", "crm.yaml", "packages.json"])
    expect(readFileSync(join(folder, file))).toEqual(readFileSync(join(kept, file)));
  expect(() => readFileSync(join(folder, "gone.yaml"))).toThrow("ENOENT");
});

test.each([
  ["what no manifest says", "books.yaml", "evil\n"],
  ["what no manifest says", ".gitattributes", "* filter=evil\n"],
  ["what no manifest says", "hooks/books.ts", "evil\n"],
  ["what no manifest says", "nested/.git/config", "[core]\n"],
  ["what no manifest says", "a\n::error::b", "evil\n"],
])("a record that holds %s is not taken: %s", async (reason, path, text) => {
  const all = handed();
  all.put(`released/${path}`, text);
  await expect(recorded(all)).rejects.toMatchObject({
    stdout: `The record holds ${reason}\n`,
  });
});

test("a record that holds a link is not taken", async () => {
  const all = handed();
  symlinkSync("/etc/hostname", join(all.release, "released/books.yaml"));
  await expect(recorded(all)).rejects.toMatchObject({ stdout: "The record holds a link\n" });
});

test("a record that is no JSON is not taken", async () => {
  const all = handed();
  all.put("released/packages.json", "{");
  await expect(recorded(all)).rejects.toMatchObject({ code: expect.any(Number) });
});
