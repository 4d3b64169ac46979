import { expect, test } from "vitest";
import { packageNamed } from "./package.fixture.ts";
import type { Item } from "./plan.ts";
import { asJson, planText } from "./report.ts";

function item(name: string): Item {
  return { ...packageNamed(name), tag: "latest", isThere: false, tarball: null };
}

const two = new Map([
  ["@acme", "http://127.0.0.1:1/"],
  ["", "http://127.0.0.1:2/"],
]);

test("one registry is named once, and of several that of each package", () => {
  expect(planText([item("@acme/a"), item("@acme/b")], two)).toBe(
    `To http://127.0.0.1:1/, in this order:
  @acme/a   0.1.0   latest
  @acme/b   0.1.0   latest
`,
  );
  expect(planText([item("@acme/a"), item("b")], two)).toBe(
    `In this order:
  @acme/a   0.1.0   latest      http://127.0.0.1:1/
  b         0.1.0   latest      http://127.0.0.1:2/
`,
  );
});

test("a program is told the registry of each package", () => {
  const uploads = [item("@acme/a"), item("b")].map((each) => ({
    ...each,
    status: "ready" as const,
  }));
  const text = asJson({ registries: two, scope: "@acme", dryRun: true, problems: [], uploads });
  expect(JSON.parse(text)).toMatchObject({
    ok: true,
    registry: "http://127.0.0.1:1/",
    packages: [{ registry: "http://127.0.0.1:1/" }, { registry: "http://127.0.0.1:2/" }],
  });
});
