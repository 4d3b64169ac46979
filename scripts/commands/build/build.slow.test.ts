import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { node } from "../../../tests/kit/program.ts";
import { newFolder, writeFiles } from "../../../tests/kit/folder.ts";

const OPTIONS = {
  lib: ["ES2023"],
  types: [],
  module: "NodeNext",
  composite: true,
  rootDir: "src",
  outDir: "dist",
  tsBuildInfoFile: "dist/tsconfig.tsbuildinfo",
};

/** A project of these packages, `dist` of which is old; a library `b` refers to `a`. */
function scene(...packages: readonly string[]) {
  const libraries = packages.filter((id) => id.startsWith("libs"));
  const root = newFolder({ "package.json": { blockwright: { scope: "@acme", libraries } } });
  const write = (path: string, value: string | object) => writeFiles(root, { [path]: value });
  for (const id of packages) {
    const references = id === "libs/b" ? [{ path: "../a" }] : [];
    writeFiles(join(root, id), {
      "package.json": { type: "module" },
      "tsconfig.json": { compilerOptions: OPTIONS, include: ["src"], references },
      "src/index.ts": id === "libs/b" ? REFERS : 'export const state = "new";\n',
      "dist/index.js": "old",
      "dist/gone.js": "old",
    });
  }
  const run = (nth: number) => {
    const program = join(import.meta.dirname, "killed.fixture.ts");
    return node([program, root, String(nth)]);
  };
  const states = () => packages.map((id) => stateOf(join(root, id, "dist")));
  const left = () =>
    packages.flatMap((id) =>
      readdirSync(join(root, id))
        .filter((name) => /draft/.test(name))
        .map((name) => join(root, id, name)),
    );
  return { root, write, run, states, left };
}

const REFERS = 'export { state } from "../../a/src/index.js";\n';

/** Whether a folder is wholly one or the other. */
function stateOf(dist: string): string {
  if (!existsSync(dist)) return "none";
  const names = readdirSync(dist).toSorted().join();
  const text = readFileSync(join(dist, "index.js"), "utf8");
  if (names === "gone.js,index.js" && text === "old") return "old";
  return names === "index.d.ts,index.js,tsconfig.tsbuildinfo" && text !== "old" ? "new" : names;
}

test("killed before any change, what was built stays or is exchanged, and the next build puts all right", () => {
  const seen = new Set<string>();
  let struck = true;
  for (let nth = 1; struck; nth += 1) {
    const { run, states, left } = scene("libs/a", "generated/c");
    const { signal, status, stderr, stdout } = run(nth);
    struck = signal === "SIGKILL";
    if (!struck) expect({ status, stderr, stdout }).toEqual({ status: 0, stderr: "", stdout: "" });
    for (const state of states()) {
      // Between two renames there is none, for an instant; the next build begins by putting it back.
      expect(["old", "new", "none"]).toContain(state);
      seen.add(state);
    }
    const taken = left().filter((folder) => existsSync(join(folder, ".new/index.js")));
    const missing = states().filter((state) => state === "none").length;
    expect(taken.length).toBeGreaterThanOrEqual(missing);
    // What says whose it is may be gone already: such a folder counts as left after a while.
    for (const folder of left()) utimesSync(folder, 0, 0);
    if (struck && states().includes("none")) {
      expect(run(0).status).toBe(0);
      expect({ states: states(), left: left() }).toEqual({
        states: ["new", "new"],
        left: [],
      });
    }
  }
  expect(seen).toEqual(new Set(["old", "new", "none"]));
});

test("a library is built after those that it refers to, whatever the order", () => {
  const { run, states } = scene("libs/b", "libs/a");
  expect(run(0)).toMatchObject({ status: 0, stdout: "" });
  expect(states()).toEqual(["new", "new"]);
});

test("what a library imports of itself by name is read as it is, not as it was built", () => {
  const { run, write, root } = scene("libs/a");
  write("libs/a/package.json", { type: "module", imports: { "#own": "./dist/own.js" } });
  write("libs/a/src/own.ts", "export const added = 1;\n");
  write("libs/a/src/index.ts", 'export { added } from "#own";\n');
  // As it was before, or not built at all.
  write("libs/a/dist/own.d.ts", "export {};\n");
  for (const turn of ["old", "none"]) {
    expect({ turn, ...run(0) }).toMatchObject({ turn, status: 0, stdout: "" });
    expect(readFileSync(join(root, "libs/a/dist/own.js"), "utf8")).toContain("added = 1");
    rmSync(join(root, "libs/a/dist"), { recursive: true });
  }
});

test("what does not compile stays as it was built, also after a kill between the two renames", () => {
  const { run, states, left, write, root } = scene("libs/a", "generated/c");
  write("libs/a/src/index.ts", "export const state: number = '';\n");
  expect(run(0).status).toBe(1);
  expect({ states: states(), left: left() }).toEqual({ states: ["old", "old"], left: [] });
  const former = join(root, "libs/a/.blockwright-draft-abcdef/.new");
  writeFiles(former, { "index.js": "old", "gone.js": "old" });
  rmSync(join(root, "libs/a/dist"), { recursive: true });
  utimesSync(dirname(former), 0, 0);
  expect(run(0).status).toBe(1);
  expect({ states: states(), left: left() }).toEqual({ states: ["old", "old"], left: [] });
});

test("a build that one package refuses leaves nothing in the others", () => {
  const { run, left, root } = scene("generated/a", "generated/b");
  rmSync(join(root, "generated/b/dist"), { recursive: true });
  symlinkSync("../a", join(root, "generated/b/dist"));
  expect(run(0).stderr).toContain("nothing is written through links");
  expect(left()).toEqual([]);
});
