// kubb in one process: types, and functions that call fetch. Nothing is validated or formatted.
import { build } from "@kubb/core";
import { pluginClient } from "@kubb/plugin-client";
import { pluginOas } from "@kubb/plugin-oas";
import { pluginTs } from "@kubb/plugin-ts";
import { eachDocument } from "./documents.mjs";

await eachDocument((path, out) =>
  build({
    config: {
      root: out,
      input: { path },
      output: { path: out, format: false, lint: false },
      plugins: [
        pluginOas({ generators: [], validate: false }),
        pluginTs(),
        pluginClient({ client: "fetch" }),
      ],
    },
  }),
);
