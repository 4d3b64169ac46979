import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { puttingOff } from "./put-off.ts";

const folder = mkdtempSync(join(tmpdir(), "put-off-"));
const log: string[] = [];
beforeAll(() => {
  Object.assign(globalThis, { putOffLog: log });
  for (const [name, type, text] of [
    ["names", "module", "putOffLog.push('names'); export const names = { first: () => 'Ada' };"],
    ["boxes", "commonjs", "putOffLog.push('boxes'); exports.Box = class { size = 2; };"],
    ["used", "commonjs", "putOffLog.push('used'); exports.used = 1;"],
  ] as const) {
    mkdirSync(join(folder, "node_modules", name), { recursive: true });
    writeFileSync(join(folder, "node_modules", name, "package.json"), JSON.stringify({ type }));
    writeFileSync(join(folder, "node_modules", name, "index.js"), text);
  }
  const main = [
    'const [names, boxes, used] = ["names", "boxes", "used"].map((name) => require(name));',
    "const held = names.names;",
    "exports.run = () => [held.first(), new boxes.Box().size, used.used, require('names').names.first()];",
  ];
  writeFileSync(join(folder, "main.cjs"), main.join("\n"));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("a package is loaded when something of it is used, and then it is itself", () => {
  const main = puttingOff(["names", "boxes"], () =>
    createRequire(folder)(join(folder, "main.cjs")),
  );
  expect(log).toEqual(["used"]);
  expect(main.run()).toEqual(["Ada", 2, 1, "Ada"]);
  expect(log).toEqual(["used", "names", "boxes"]);
});
