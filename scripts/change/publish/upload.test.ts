import { expect, test } from "vitest";
import { type Npm, NpmError } from "./npm.ts";
import { packageNamed } from "./package.fixture.ts";
import type { Item } from "./plan.ts";
import { uploadAll } from "./upload.ts";

function item(id: string, isThere = false): Item {
  const tarball = { path: `/cache/${id}.tgz`, integrity: `sha512-${id}`, files: 3, bytes: 900 };
  const each = packageNamed(`@blockwright/${id}`);
  return { ...each, version: "0.2.0", tag: "latest", isThere, tarball };
}

const items = [item("runtime", true), item("workflow"), item("books"), item("crm")];

/** An npm that cannot publish books, and has heard of it (`known`) or not; `calls` are its arguments. */
function npmWithout(calls: string[], known: string): Npm {
  return async (args) => {
    calls.push(args.join(" "));
    if (args[0] === "view") return known;
    if (args[1]?.includes("books")) throw new NpmError("ECONNRESET", "npm error network");
    return "";
  };
}

async function upload(npm: Npm, dryRun = false) {
  const said: string[] = [];
  const { uploads, failure } = await uploadAll(items, { npm, dryRun, say: (it) => said.push(it) });
  return { statuses: uploads.map(({ status }) => status), failure, said };
}

test("what the registry has is left out, the rest goes out in order under its tag", async () => {
  const calls: string[] = [];
  const npm: Npm = async (args) => (calls.push(args.join(" ")), "");
  expect(await upload(npm)).toEqual({
    statuses: ["there", "published", "published", "published"],
    failure: null,
    said: ["workflow", "books", "crm"].map((id) => `Published @blockwright/${id} 0.2.0`),
  });
  expect(calls).toEqual(
    ["workflow", "books", "crm"].map(
      (id) => `publish /cache/${id}.tgz --tag=latest --dry-run=false`,
    ),
  );
});

test.each(["", '"sha512-other"'])("a failure ends it, when the registry has %j", async (known) => {
  const calls: string[] = [];
  const { statuses, failure } = await upload(npmWithout(calls, known));
  expect(statuses).toEqual(["there", "published", "missing", "missing"]);
  expect(failure?.message).toBe("npm error network");
  expect(calls.filter((call) => call.includes("crm"))).toEqual([]);
});

test("a failure is none when the registry has taken exactly this file", async () => {
  const { statuses, failure } = await upload(npmWithout([], '"sha512-books"'));
  expect(statuses).toEqual(["there", "published", "published", "published"]);
  expect(failure).toBeNull();
});

test("a failure stays what it was when the registry cannot be asked any more", async () => {
  const npm: Npm = async ([command]) => {
    throw new NpmError("ECONNREFUSED", `npm error ${command}`);
  };
  const { statuses, failure } = await upload(npm);
  expect(statuses).toEqual(["there", "missing", "missing", "missing"]);
  expect(failure?.message).toBe("npm error publish");
});

test("a rehearsal is npm's own, and believes its failures", async () => {
  const calls: string[] = [];
  const { statuses } = await upload(npmWithout(calls, '"sha512-books"'), true);
  expect(statuses).toEqual(["there", "ready", "missing", "missing"]);
  expect(calls).toEqual(
    ["workflow", "books"].map((id) => `publish /cache/${id}.tgz --tag=latest --dry-run=true`),
  );
});
