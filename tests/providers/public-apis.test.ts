import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { roots } from "../../scripts/system/roots.fixture.ts";

const { installation, workspace } = roots;

// What the five providers of this repository hardly use: forms with Basic; counted pages; an id that is
// taken out of an address; GraphQL; a login; files in multipart. The slow tests run all examples.
const providers = "twilio,gitlab,linear,lark,telegram";

test("manifests with the words that the providers here lack are covered by the suite in full", () => {
  const run = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["--", installation.cli, ...args],
      {
        cwd: join(workspace.root, "examples/providers"),
        encoding: "utf8",
        env: { PATH: process.env["PATH"], NO_COLOR: "1" },
      },
    );
    expect(status, stdout + stderr).toBe(0);
    return stdout;
  };
  run("generate", "--only", providers);
  expect(run("contract", "--provider", providers)).toMatch(
    /\n([\d,]+) cases: \1 passed; ([\d,]+) of \2 coverage items covered; /,
  );
});
