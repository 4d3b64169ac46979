import { expect, test } from "vitest";
import { annotations } from "./annotation.ts";

const file = { path: "specs/books.yaml", text: "one: 1\n" };
const remark = { level: "error", title: "wrong", text: "a" } as const;
const inFile = { ...remark, place: { file, start: 0, end: 3 } };

test("files are named from the root of the repository that GitHub has checked out", () => {
  const env = { GITHUB_WORKSPACE: "/repository" };
  const packages = { ...remark, place: "/repository/packages/tools/generated/a,b.md" };
  const elsewhere = { ...remark, place: "/elsewhere/a.md" };
  const remarks = [inFile, packages, elsewhere, { ...remark, place: null }];
  expect(annotations(remarks, "/repository/packages/tools", env).trim().split("\n")).toEqual([
    "::error file=packages/tools/specs/books.yaml,line=1,col=1,endLine=1,endColumn=4,title=wrong::a",
    "::error file=packages/tools/generated/a%2Cb.md,title=wrong::a",
    "::error file=/elsewhere/a.md,title=wrong::a",
    "::error title=wrong::a",
  ]);
});

test.each([
  ["elsewhere than on GitHub", {}],
  ["outside of what is checked out", { GITHUB_WORKSPACE: "/repository/packages/to" }],
])("%s, they are named as people see them", (_, env) => {
  const text = annotations([inFile], "/repository/packages/tools", env);
  expect(text).toMatch(/^::error file=specs\/books\.yaml,line=1/);
});
