import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readContract } from "../../language/read-contract.ts";
import { clientTarget } from "./client.ts";
import { project } from "./provider.fixture.ts";

const folder = join(import.meta.dirname, "../../language/testdata/language");

// A client may have been given the other alternative: it is made all the same.
test("what one operation needs and a client may lack is asked for when that operation is called", async () => {
  const text = readFileSync(join(folder, "agents.yaml"), "utf8");
  const spec = { name: "agents", file: { path: "specs/agents.yaml", text }, folder };
  const [client] = await clientTarget.emit(readContract(spec).provider, project);
  const lines = (client?.contents ?? "").split("\n").map((line) => line.trim());
  const made = lines.filter((line) => line.startsWith("const connected"));
  expect(made).toEqual([
    "const connected2 = connection2(options, options);",
    "const connected4 = connection4(options, options);",
  ]);
  expect(lines.filter((line) => line.endsWith('?? "",'))).toEqual([
    'accessToken: options.accessToken ?? "",',
  ]);
});
