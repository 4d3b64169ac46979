import { expect, test } from "vitest";
import { asMarkdown } from "./markdown.ts";
import { contractReport } from "./report.ts";
import { demand, demandsOf, result, run } from "./sample.ts";

test("holds the totals, the table and the failures, whatever their text", () => {
  const shown = demand("books_get_volume/operation/called", "succeeds");
  const failures = ["books_get_volume a: `b` | <img>\n# c"];
  const results = [result({ covers: [shown.id] }), result({ state: "failed", failures })];
  const report = contractReport(run(results, [demandsOf("books_get_volume", [shown])]));
  expect(asMarkdown(report)).toMatchInlineSnapshot(`
    "## Contracts: something is wrong

    2 cases: 1 passed, 1 failed

    | provider | operations | parameters | limits | values | rules | replies | outputs | errors | % |
    | --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |
    | books | 1/1 | - | - | - | - | - | - | - | 100 |

    - \`\` books_get_volume a: \`b\` | <img> # c \`\`
    "
  `);
});
