import { describe, test } from "vitest";
import { describeCase, settleCase } from "../meta.ts";
import { result } from "../sample.fixture.ts";

describe("crm_query", () => {
  const about = { provider: "crm", operation: "crm_query" };
  const shown = result({ ...about });
  test(shown.title, describeCase(shown), ({ task }) => settleCase(task, []));
});
