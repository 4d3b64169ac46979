import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder, writeFiles } from "../kit/folder.ts";
import { publintFindings, typesFound } from "../support/package-reviewers.ts";
import type { Tarball } from "../support/packed.ts";

/** A tarball as npm makes them of a small package. */
function packed(exports: object): Tarball {
  const manifest = {
    name: "reviewed",
    version: "1.0.0",
    type: "module",
    sideEffects: false,
    exports,
  };
  const files = {
    "package.json": { ...manifest, engines: { node: ">=20" }, files: ["*.js", "a.*"] },
    "a.js": "export const a = 1;\n",
    "a.d.ts": "export declare const a: number;\n",
    "a.d.cts": "export = 1;\n",
    "c.js": "export const c = 1;\n",
  };
  const folder = newFolder();
  writeFiles(join(folder, "package"), files);
  const path = join(folder, "reviewed.tgz");
  execFileSync("tar", ["-czf", path, "-C", folder, "package"]);
  return { name: "reviewed", path, files: Object.keys(files) };
}

test("a package that is right has no findings", async () => {
  const right = packed({ ".": { types: "./a.d.ts", default: "./a.js" } });
  expect(await publintFindings(right)).toEqual([]);
  expect(await typesFound(right)).toEqual({ entries: ["."], problems: [] });
});

test("types after code, and files that are not there, are found", async () => {
  const wrong = packed({ ".": { default: "./a.js", types: "./a.d.ts" }, "./b": "./b.js" });
  const findings = (await publintFindings(wrong)).join("\n");
  expect(findings).toMatch(/types.*first/i);
  expect(findings).toContain("b.js");
});

test("types that are not those of the code are found, by entry", async () => {
  const wrong = packed({
    ".": { types: "./a.d.cts", default: "./a.js" },
    "./none": { default: "./c.js" },
  });
  const { entries, problems } = await typesFound(wrong);
  expect(entries).toEqual([".", "./none"]);
  expect(problems.join("\n")).toMatch(/"kind":"FalseCJS"/);
  expect(problems.join("\n")).toMatch(/"kind":"UntypedResolution"/);
});
