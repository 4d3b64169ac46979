import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { expect, test } from "vitest";

const module = pathToFileURL(join(import.meta.dirname, "to-its-end.ts")).href;

test.each([
  ["process.exit(0)", 2, "error: t.js ends the process, or never ends; mend it\n"],
  ["new Promise(() => {})", 2, "error: t.js ends the process, or never ends; mend it\n"],
  ["1", 0, ""],
])("%s", (code, status, said) => {
  const program = `import { toItsEnd } from "${module}"; toItsEnd("t.js", () => ${code});`;
  const ran = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    encoding: "utf8",
  });
  expect({ status: ran.status, stderr: ran.stderr }).toEqual({ status, stderr: said });
});
