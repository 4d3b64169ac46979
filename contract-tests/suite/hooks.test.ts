import { test } from "vitest";
import { contractOf } from "../contract/read.ts";
import { failWith } from "../report/meta.ts";
import { untoldHooks } from "../run/hook-coverage.ts";
import { chosenProviders } from "../settings/environment.ts";

// Code of the author's own has no other description than its examples.
test.each(
  chosenProviders(),
)("every branch of the hooks of %s is run by an example", async (provider) => {
  failWith(await untoldHooks(contractOf(provider)));
});
