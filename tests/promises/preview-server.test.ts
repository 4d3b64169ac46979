import { chmodSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, test, vi } from "vitest";
import { openServer } from "../kit/server.ts";
import { blockwright } from "../kit/program.ts";
import { POLICY } from "../../scripts/catalogue/site/html.ts";
import { initGit } from "../support/git.ts";
import { projectOf, startPreview } from "../support/preview.ts";

const FIND = "/mock/shelf/v1/books?q=a";
const KEY = { "x-api-key": "k" };

test("only a page of its own reaches it, under its own names", async () => {
  const { port, ask } = await startPreview(projectOf("shelf and rack"));
  const status = async (headers: Record<string, string>, path = "/data/index.json") =>
    (await ask(path, { headers })).status;
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `LOCALHOST:${port}`])
    expect(await status({ host })).toBe(200);
  const foreign = ["evil.example", `evil.example:${port}`, "127.0.0.1", `[::1]:${port}`];
  for (const host of [...foreign, `127.0.0.1:${port}.evil.example`, `a@127.0.0.1:${port}`])
    expect(await status({ host }), host).toBe(403);
  const own = `http://127.0.0.1:${port}`;
  expect(await status({ ...KEY, origin: own, "sec-fetch-site": "same-origin" }, FIND)).toBe(200);
  expect(await status(KEY, FIND)).toBe(200);
  for (const origin of ["https://evil.example", "null", `http://localhost:${port}`, `${own}1`])
    expect(await status({ ...KEY, origin }, FIND), origin).toBe(403);
  for (const site of ["cross-site", "same-site"])
    expect(await status({ ...KEY, "sec-fetch-site": site }, FIND), site).toBe(403);
  const many = Object.fromEntries(Array.from({ length: 2100 }, (_, at) => [`x-${at}`, "a"]));
  expect(await status({ ...KEY, ...many, origin: "https://evil.example" }, FIND)).toBe(403);
});

test("it only reads, and gives nothing of the disk", async () => {
  const { ask } = await startPreview(projectOf("shelf and rack"));
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])
    expect(await ask("/", { method }), method).toMatchObject({
      status: 405,
      headers: { allow: "GET, HEAD" },
    });
  expect(await ask("/", { method: "HEAD" })).toMatchObject({ status: 200, body: "" });
  const absent = ["/package.json", "/specs/shelf.yaml", "/data/", "/data", "/.git/config"];
  const outside = ["/../package.json", "/data/../../package.json", "/%2e%2e/package.json"];
  for (const path of [...absent, ...outside, "//etc/passwd", "/__proto__", "/constructor"])
    expect((await ask(path)).status, path).toBe(404);
});

test("everything has the policy of the page, and a mock's answer may do nothing", async () => {
  const { ask } = await startPreview(projectOf("shelf and rack"));
  const strict = {
    "cache-control": "no-store",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  };
  const policy = `${POLICY}; frame-ancestors 'none'`;
  for (const path of ["/", "/app.js", "/data/blocks/shelf.json", "/code/shelf.js", "/nowhere"])
    expect((await ask(path)).headers, path).toMatchObject({
      ...strict,
      "content-security-policy": policy,
    });
  const sandbox = "default-src 'none'; sandbox; frame-ancestors 'none'";
  const mocked = await ask(FIND, { headers: KEY });
  expect(mocked.headers).toMatchObject({ ...strict, "content-security-policy": sandbox });
});

test("a mock answers as the manifest says now", async () => {
  const project = projectOf("shelf and rack");
  const { ask, says } = await startPreview(project);
  const send = (path: string) => ask(path, { headers: KEY });
  expect((await send(FIND)).status).toBe(200);
  expect((await send("/mock/shelf/v2/books?q=a")).status).toBe(404);
  expect((await send("/mock/nobody/v1/books")).status).toBe(404);
  const edited = says((line) => (line.startsWith("specs/shelf.yaml: ") ? line : undefined));
  project.edit("specs/shelf.yaml", "GET /v1/books", "GET /v2/books");
  await edited;
  expect((await send("/mock/shelf/v2/books?q=a")).status).toBe(200);
  expect((await send(FIND)).status).toBe(404);
});

test.each([
  "SIGINT",
  "SIGTERM",
] as const)("%s ends every server, and leaves nothing", async (signal) => {
  const project = projectOf("shelf and rack");
  const before = readdirSync(project.folder);
  const preview = await startPreview(project);
  // A page that listens, and a mock that runs, hold nothing up.
  const page = await fetch(`${preview.url}/events`);
  await preview.ask(FIND, { headers: KEY });
  const ended = expect(page.text()).resolves.toContain("retry");
  await preview.end(signal);
  await ended;
  await expect(preview.ask("/")).rejects.toThrow("ECONNREFUSED");
  await vi.waitFor(() => expect(preview.isThere()).toBe(false), { timeout: 20_000 });
  expect(readdirSync(project.folder)).toEqual(before);
});

test("says in one line why it cannot start", async () => {
  const { folder } = projectOf("shelf and rack");
  const { port } = new URL(await openServer(() => {}));
  const run = (...args: string[]) => {
    const { status, stderr } = blockwright(["preview", ...args], folder);
    return { status, stderr };
  };
  expect(run(port)).toEqual({
    status: 1,
    stderr: `preview: port ${port} is in use; choose another one\n`,
  });
  for (const none of ["70000", "", "0x10", " 80"])
    expect(run(none), none).toMatchObject({ status: 2, stderr: expect.stringContaining("65535") });
  expect(run("0", "--only", "nobody")).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("shelf"),
  });
});

test.skipIf(process.platform !== "linux")(
  "--open hands the address to the system's opener",
  async () => {
    const project = projectOf("shelf and rack");
    const opener = join(project.folder, "bin/xdg-open");
    project.write("bin/xdg-open", '#!/bin/sh\nprintf "%s\\n" "$@" > "$HOME/opened"\n');
    chmodSync(opener, 0o755);
    const PATH = [join(project.folder, "bin"), process.env["PATH"]].join(delimiter);
    const { url } = await startPreview(project, ["--open"], { PATH });
    await vi.waitFor(() => expect(project.read("opened")).toBe(`${url}/\n`), { timeout: 20_000 });
  },
);

test("--only shows these alone, and --base what changed of them", async () => {
  const project = projectOf("shelf and rack");
  initGit(project.folder).commit("Begin");
  const { json, says, ask } = await startPreview(project, ["--only", "shelf", "--base", "main"]);
  const ids = (await json("/data/index.json")) as { blocks: { id: string }[] };
  expect(ids.blocks.map(({ id }) => id)).toEqual(["shelf"]);
  expect((await ask("/data/blocks/rack.json")).status).toBe(404);
  expect(await json("/data/changes.json")).toMatchObject({ base: "main", packages: [] });
  const edited = says((line) => (line.startsWith("specs/shelf.yaml: ") ? line : undefined));
  project.edit("specs/shelf.yaml", "name: Find books", "name: Look for books");
  await edited;
  const changes = [{ operation: "shelf_find_books", severity: "docs" }];
  expect(await json("/data/changes.json")).toMatchObject({ packages: [{ id: "shelf", changes }] });
  expect(await json("/data/blocks/shelf.json")).toMatchObject({ changes });
});
