import { expect, test } from "vitest";
import { asMarkdown } from "./markdown.ts";
import { contractReport } from "./report.ts";
import { coverageItem, requiredOf, result, run } from "./sample.fixture.ts";

test("holds the totals, the table and the failures, whatever their text", () => {
  const shown = coverageItem("books_get_volume/operation/called", "succeeds", "volumeId=abc");
  const failures = ["books_get_volume a: `b` | <img>\n# c"];
  const results = [result(), result({ title: "a", state: "failed", failures })];
  const open = coverageItem("books_get_volume/limit/n/40", "n: 40 is sent");
  const report = contractReport(run(results, [requiredOf("books_get_volume", [shown, open])]));
  expect(asMarkdown(report)).toMatchInlineSnapshot(`
    "## Contracts: not all hold

    2 cases: 1 passed, 1 failed

    | provider | operations | parameters | limits | values | rules | replies | outputs | errors | % |
    | --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |
    | books | 1/1 | - | 0/1 | - | - | - | - | - | 50 |

    - \`\` books_get_volume a: \`b\` | <img> # c \`\`

    ### Not covered

    - \` books_get_volume n: 40 is sent: no case shows it \`
    "
  `);
});
