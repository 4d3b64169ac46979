import { join } from "node:path";
import { expect, test } from "vitest";
import { blockwrightAlone, printedBy } from "../kit/program.ts";
import { roots } from "../../scripts/system/roots.fixture.ts";

// What the five providers of this repository hardly use: forms with Basic; counted pages; an id that is
// taken out of an address; GraphQL; a login; files in multipart. The slow tests run all examples.
const providers = "twilio,gitlab,linear,lark,telegram";

test("manifests with the words that the providers here lack are covered by the suite in full", () => {
  const run = (...args: readonly string[]) =>
    printedBy(blockwrightAlone(args, join(roots.workspace.root, "examples/providers")));
  run("generate", "--only", providers);
  expect(run("contract", "--provider", providers)).toMatch(
    /\n([\d,]+) cases: \1 passed; ([\d,]+) of \2 coverage items covered; /,
  );
});
