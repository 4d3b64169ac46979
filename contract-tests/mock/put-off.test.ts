import { createRequire } from "node:module";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { newFolder, writeFiles } from "../../tests/kit/folder.ts";
import { puttingOff } from "./put-off.ts";

const folder = newFolder();
const log: string[] = [];
beforeAll(() => {
  Object.assign(globalThis, { putOffLog: log });
  for (const [name, type, text] of [
    ["names", "module", "putOffLog.push('names'); export const names = { first: () => 'Ada' };"],
    ["boxes", "commonjs", "putOffLog.push('boxes'); exports.Box = class { size = 2; };"],
    ["used", "commonjs", "putOffLog.push('used'); exports.used = 1;"],
  ] as const) {
    writeFiles(join(folder, "node_modules", name), { "package.json": { type }, "index.js": text });
  }
  const main = [
    'const [names, boxes, used] = ["names", "boxes", "used"].map((name) => require(name));',
    "const held = names.names;",
    "exports.run = () => [held.first(), new boxes.Box().size, used.used, require('names').names.first()];",
  ];
  writeFiles(folder, { "main.cjs": main.join("\n") });
});

test("a package is loaded when something of it is used, and then it is itself", () => {
  const main = puttingOff(["names", "boxes"], () =>
    createRequire(folder)(join(folder, "main.cjs")),
  );
  expect(log).toEqual(["used"]);
  expect(main.run()).toEqual(["Ada", 2, 1, "Ada"]);
  expect(log).toEqual(["used", "names", "boxes"]);
});
