import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeAcme, RUNTIME, WORKFLOW } from "./acme.ts";

// The tool has a runtime of its own. A project may have another version: that is the one its packages
// import, so that it is the one to test.
const acme = makeAcme();

const error = [
  `${RUNTIME}/dist/tool-error.js`,
  "super(message,",
  "super(`${message} (9)`,",
] as const;
const sending = [
  `${RUNTIME}/dist/node/exchange.js`,
  "return new Promise((resolve, reject) => {",
  "return new Promise((resolve, reject) => { return reject(new Error());",
] as const;
acme.edit(`${RUNTIME}/package.json`, '"version": "', '"version": "9.');
acme.edit(...error);

function failing(...args: readonly string[]): string {
  const { status, stdout, stderr } = acme.run(...args);
  expect(status, stdout + stderr).toBe(1);
  return stdout + stderr;
}

test("contract and mutate judge packages with the runtime of the project", () => {
  expect(acme.run("generate").status).toBe(0);
  expect(failing("contract", "--provider", "hooked")).toMatch(
    /^x \d+ cases of hooked: error\.message: expected "(.*)", got "\1 \(9\)"$/m,
  );
  expect(failing("mutate", "--provider", "hooked", "--sample", "2")).toMatch(
    /^error: the suite of hooked fails without a mutant; fix that first:\n.* \(9\)/,
  );
});

test("contract and workflows send with it", () => {
  acme.edit(...sending);
  expect(failing("contract", "--provider", "hooked")).toMatch(
    /^x \d+ cases of hooked: expected an output, got network: The connection failed\. \(9\)$/m,
  );
  acme.write("search.yaml", WORKFLOW);
  expect(failing("workflow", "run", "--mock", "search.yaml")).toContain(
    "failed search (hooked_search): network: The connection failed. (9)",
  );
});

test("as it was released, all of them pass", () => {
  for (const [file, before, after] of [error, sending]) acme.edit(file, after, before);
  expect(acme.run("contract", "--provider", "hooked").status).toBe(0);
  expect(acme.run("mutate", "--provider", "hooked", "--sample", "2").status).toBe(0);
  expect(acme.run("workflow", "run", "--mock", "search.yaml").status).toBe(0);
});

test("without one, a sentence says what to install", () => {
  rmSync(join(acme.root, RUNTIME), { recursive: true });
  for (const args of [["contract"], ["mutate"], ["workflow", "run", "search.yaml"]]) {
    const { status, stderr } = acme.run(...args);
    expect(stderr).toMatch(
      /^error: the packages import @blockwright\/runtime, not installed here: npm i @blockwright\/runtime@\^\d+\.\d+\.\d+\n/,
    );
    expect(status).toBe(2);
  }
  expect(acme.run("accept").stderr).not.toContain("runtime");
});
