import { expect, test } from "vitest";
import { change } from "./report.fixture.ts";
import { holds, reportOf } from "./report.ts";
import { SEVERITIES } from "../change.ts";

test("the bump of a package follows from its gravest change", () => {
  const of = (id: string) => ({ package: id });
  const { packages } = reportOf("a", "b", [
    change("docs", of("books")),
    change("breaking", of("books")),
    change("docs", of("books")),
    change("additive", of("crm")),
    change("docs", of("docgen")),
    change("fix", of("workflow")),
  ]);
  expect(packages.map(({ id, bump }) => `${id} ${bump}`)).toEqual([
    "books major",
    "crm minor",
    "docgen patch",
    "workflow patch",
  ]);
  expect(packages[0]?.counts).toEqual({ breaking: 1, additive: 0, fix: 0, docs: 2 });
  expect(packages[0]?.changes.map(({ severity }) => severity)).toEqual([
    "breaking",
    "docs",
    "docs",
  ]);
});

test("a change fails what is set for it, and what is set for lesser ones", () => {
  const failing = SEVERITIES.map((severity) => {
    const report = reportOf("a", "b", [change(severity)]);
    return SEVERITIES.filter((least) => holds(report, least)).join(" ");
  });
  expect(failing).toEqual(["breaking additive fix docs", "additive fix docs", "fix docs", "docs"]);
  expect(SEVERITIES.some((least) => holds(reportOf("a", "b", []), least))).toBe(false);
});
