import { test } from "vitest";
import { requiredCoverage } from "../report/required-coverage.ts";
import { chosenProviders } from "../settings/environment.ts";

// Told to the report by who has derived it already.
test.for(chosenProviders())("what has to be covered of %s is known", async (provider, { task }) => {
  task.meta.required = await requiredCoverage([provider]);
});
