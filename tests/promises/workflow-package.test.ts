import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";
import { node20 } from "../support/installed.ts";
import { RESOLUTIONS, STRICT } from "../support/package-programs.ts";
import { type Packed, pack } from "../support/packed.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** What the README shows: a document in YAML, programs in TypeScript. */
const readme = readFileSync(join(root, "packages/workflow/README.md"), "utf8");
const [document = ""] = shown("yaml");
const programs = shown("ts");

function shown(language: "yaml" | "ts"): readonly string[] {
  const blocks = readme.matchAll(/^```(\w+)\n(.*?)^```$/gms);
  return Array.from(blocks).flatMap(([, name, code]) => (name === language && code) || []);
}

let packed: Packed;
beforeAll(async () => {
  packed = await pack(["runtime", "workflow", "books"]);
});

/** Runs a program with nothing of this environment: with a credential it would send requests. */
function run(program: string, ...args: readonly string[]) {
  const options = { cwd: packed.folder, env: {}, timeout: 60_000 };
  return promisify(execFile)(program, args, options);
}

describe.each([
  ["24", process.execPath],
  ["20", node20],
])("Node %s", (_, node) => {
  test("runs the README's program, which finds nothing in its document but what is planted", async () => {
    const program = packed.write("program.mjs", programs[0] ?? "");
    const runOn = (text: string) =>
      run(node, program, packed.write("document.yaml", text)).catch((error) => error);
    const wrong = await runOn(document.replace("volumeId:", "volumeID:"));
    expect(wrong.stderr).toMatch(/document\.yaml:16:7 error workflow-input-unknown: /);
    // Without the secret nothing is sent.
    const right = await runOn(document);
    expect(right.stderr).toContain("WorkflowError: Secrets without a value: BOOKS_API_KEY.");
    expect(right.stderr).not.toContain("document.yaml:");
  });
});

const OPTIONS = { ...STRICT, resolveJsonModule: true, types: ["node"] };

test.each(RESOLUTIONS)("the compiler accepts the README's programs, with %j", async (how) => {
  const files = programs.map((text, at) => packed.write(`program-${at}.mts`, text));
  const config = JSON.stringify({ compilerOptions: { ...OPTIONS, ...how }, files });
  const project = packed.write("tsconfig.json", config);
  const tsc = join(root, "node_modules/typescript7/bin/tsc");
  const { stdout } = await run(process.execPath, tsc, "-p", project).catch((error) => error);
  expect(stdout).toBe("");
});
