import { casesOf } from "@blockwright/live";
import { describe, test } from "vitest";
import { chosenProviders } from "../settings/environment.ts";
import { describeCase, settleCase } from "../report/meta.ts";
import { generatedBlocks } from "../run/blocks.ts";

/** More than a call may take, with its wait for the provider's turn. */
const TIMEOUT = 300_000;

// Calls of real providers, or of what was recorded of them: the mock has a suite of its own.
const cases = casesOf(chosenProviders(), generatedBlocks);

describe.each([...new Set(cases.map(({ operation }) => operation))])("%s", (operation) => {
  for (const each of cases.filter((found) => found.operation === operation)) {
    const options = { ...describeCase(each), timeout: TIMEOUT };
    test(each.title, options, async ({ task, skip }) => {
      const result = await each.run();
      if (result.kind === "skipped") return skip(result.reason);
      settleCase(task, result.failures, result);
    });
  }
});
