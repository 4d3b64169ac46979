import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { expect, test } from "vitest";
import { node } from "../../../tests/kit/program.ts";

const module = pathToFileURL(join(import.meta.dirname, "to-its-end.ts")).href;

test.each([
  ["process.exit(0)", 2, "error: t.js ends the process, or never ends; mend it\n"],
  ["new Promise(() => {})", 2, "error: t.js ends the process, or never ends; mend it\n"],
  ["1", 0, ""],
])("%s", (code, status, said) => {
  const program = `import { toItsEnd } from "${module}"; toItsEnd("t.js", () => ${code});`;
  const ran = node(["--input-type=module", "--eval", program]);
  expect({ status: ran.status, stderr: ran.stderr }).toEqual({ status, stderr: said });
});
