import { expect, test } from "vitest";
import { asJUnit } from "./junit.ts";
import { asMarkdown } from "./markdown.ts";
import { contractReport } from "./report.ts";
import { coverageItem, requiredOf, result, run } from "./sample.fixture.ts";
import { asText } from "./text.ts";
import { isGreen } from "./totals.ts";

const item = coverageItem("books_get_volume/operation", "succeeds", "volumeId=abc");
const problem = "specs/crm.yaml:2:8: the [ that begins here is never closed";

// All that ran passed, and covers everything that is known.
const report = contractReport({
  ...run([result()], [requiredOf("books_get_volume", [item])]),
  untested: [{ name: "crm", message: problem, operations: ["crm_get", "crm_query"] }],
});

test("a provider that cannot be tested is a failed one, and all is not covered", () => {
  expect(isGreen(report)).toBe(false);
  const crm = report.providers.find(({ provider }) => provider === "crm");
  expect(crm).toMatchObject({ problem, operations: [{ id: "crm_get" }, { id: "crm_query" }] });
  expect(asText(report, (_, text) => text)).toMatchInlineSnapshot(`
    "crm is not tested
      x specs/crm.yaml:2:8: the [ that begins here is never closed

    coverage  operations  parameters  limits  values  rules  replies  outputs  errors      %
    books            1/1           -       -       -      -        -        -       -    100
    crm              0/2           -       -       -      -        -        -       -      0
    all              1/3           -       -       -      -        -        -       -     33

    1 case: 1 passed; 1 provider not tested; 1 of 3 coverage items covered; 7.2 s, 11.8 s of CPU
    "
  `);
  expect(asMarkdown(report)).toMatchInlineSnapshot(`
    "## Contracts: not all hold

    1 case: 1 passed; 1 provider not tested

    | provider | operations | parameters | limits | values | rules | replies | outputs | errors | % |
    | --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |
    | books | 1/1 | - | - | - | - | - | - | - | 100 |
    | crm | 0/2 | - | - | - | - | - | - | - | 0 |
    | all | 1/3 | - | - | - | - | - | - | - | 33 |

    - \` crm is not tested: specs/crm.yaml:2:8: the [ that begins here is never closed \`
    "
  `);
  expect(asJUnit(report)).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="contract" tests="3" failures="2" errors="0" time="7.240">
    <testsuite name="books" tests="1" failures="0" errors="0" skipped="0" time="0.003">
    <testcase classname="books_get_volume" name="volumeId=abc" time="0.003"/>
    </testsuite>
    <testsuite name="crm" tests="2" failures="2" errors="0">
    <testcase classname="crm" name="crm_get">
    <failure message="specs/crm.yaml:2:8: the [ that begins here is never closed"/>
    </testcase>
    <testcase classname="crm" name="crm_query">
    <failure message="specs/crm.yaml:2:8: the [ that begins here is never closed"/>
    </testcase>
    </testsuite>
    </testsuites>
    "
  `);
});
