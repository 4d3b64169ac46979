import { expect, test } from "vitest";
import { npmOf } from "./npm.ts";

test.each(["npm", "npx"])("the npm that runs the tool by %s is the one that is asked", (name) => {
  const script = (program: string) => `/node/lib/npm/bin/${program}-cli.js`;
  expect(npmOf({ npm_execpath: script(name) })).toEqual([process.execPath, script("npm")]);
  const onWindows = `C:\\node\\npm\\bin\\${name}-cli.js`;
  expect(npmOf({ npm_execpath: onWindows })).toEqual([
    process.execPath,
    "C:\\node\\npm\\bin\\npm-cli.js",
  ]);
});

test.each([
  undefined,
  "/yarn/bin/yarn.js",
  "/pnpm/bin/pnpm.cjs",
  "/bin/npm-check.js",
])("another program (%s) is not taken for npm", (script) => {
  expect(npmOf(script === undefined ? {} : { npm_execpath: script })).toEqual(["npm"]);
});
