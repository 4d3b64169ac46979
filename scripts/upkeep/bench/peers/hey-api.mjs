// hey-api in one process: types, functions that call, and its client over fetch. Nothing is formatted.
import { createClient } from "@hey-api/openapi-ts";
import { eachDocument } from "./documents.mjs";

await eachDocument((input, path) =>
  createClient({
    input,
    output: { path },
    logs: { level: "silent" },
    plugins: ["@hey-api/typescript", "@hey-api/sdk", "@hey-api/client-fetch"],
  }),
);
