import { readdirSync, readFileSync } from "node:fs";
import { checkWorkflow, parseWorkflow } from "@blockwright/workflow";
import { expect, test } from "vitest";
import { blockDocument } from "../../contract-tests/documents/block-document.ts";
import { providers } from "../../contract-tests/contract/manifests.ts";
import { mistakes } from "../workflows/mistakes.ts";

const valid = new URL("../workflows/valid/", import.meta.url);

const blocks = providers.map(blockDocument);
const check = (text: string) => checkWorkflow(parseWorkflow(text), blocks);

test.each(readdirSync(valid))("%s: nothing is found", (name) => {
  const found = check(readFileSync(new URL(name, valid), "utf8"));
  expect(found.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
});

test.each(providers)("%s: the workflow that the README of the package shows is right", (id) => {
  const readme = readFileSync(new URL(`../../generated/${id}/README.md`, import.meta.url), "utf8");
  const [, text = ""] = /^```yaml\n(.*?)^```$/ms.exec(readme) ?? [];
  expect(text).toContain(`type: ${blockDocument(id).type}`);
  expect(check(text).map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
});

test.each(mistakes())("$code, $title: the exact place is found, and nothing else", (mistake) => {
  const { code, also, text, start, end } = mistake;
  const found = check(text);
  const place = (from: number, to: number) => `${from}: ${text.slice(from, to)}`;
  const places = found
    .filter((each) => each.code === code)
    .map(({ range }) => place(range.start, range.end));
  expect(places).toEqual([place(start, end)]);
  expect(new Set(found.map((each) => each.code))).toEqual(new Set([code, ...also]));
});
