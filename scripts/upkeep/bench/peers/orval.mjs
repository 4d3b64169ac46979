// orval in one process: types, and functions that call fetch. Nothing is validated or formatted.
import { join } from "node:path";
import { generate } from "orval";
import { eachDocument } from "./documents.mjs";

await eachDocument((target, out) =>
  generate(
    {
      input: { target, unsafeDisableValidation: true },
      output: { target: join(out, "client.ts"), client: "fetch", mode: "split" },
    },
    undefined,
    { throwOnError: true },
  ),
);
