import { readdirSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { checkWorkflow, parseWorkflow } from "@blockwright/workflow";
import { expect, test } from "vitest";
import { blockDocument } from "../../contract-tests/documents/block-document.ts";
import { providers } from "../../contract-tests/settings/providers.ts";
import { mistakes } from "../workflows/mistakes.ts";

const valid = new URL("../workflows/valid/", import.meta.url);

const blocks = providers.map(blockDocument);
const check = (text: string) => checkWorkflow(parseWorkflow(text), blocks);

test.each(readdirSync(valid))("%s: nothing is found", (name) => {
  const found = check(readFileSync(new URL(name, valid), "utf8"));
  const lines = found.map(({ code, message }) => `${code}: ${message}`);
  if (lines.length === 0) return;
  lines.push(`If a manifest changed on purpose, correct tests/workflows/valid/${name}.`);
  expect.fail(lines.join("\n"));
});

test.each(providers)("%s: the workflow that the README of the package shows is right", (id) => {
  const readme = readFileSync(new URL(`../../generated/${id}/README.md`, import.meta.url), "utf8");
  const [, text = ""] = /^```yaml\n(.*?)^```$/ms.exec(readme) ?? [];
  expect(text).toContain(`type: ${blockDocument(id).type}`);
  expect(check(text).map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
});

test.each(mistakes())("$code, $title: the exact place is found, and nothing else", (mistake) => {
  const { code, also, file, text, start, end } = mistake;
  const found = check(text);
  const place = (from: number, to: number) => `${from}: ${text.slice(from, to)}`;
  const places = found.map(
    ({ code: each, range }) => `${each} at ${place(range.start, range.end)}`,
  );
  const wanted = `${code} at ${place(start, end)}`;
  // A manifest that takes more, or less, makes another mistake of it, or none.
  const others = places.filter((each) => each.startsWith(`${code} `) && each !== wanted);
  const codes = new Set(found.map((each) => each.code));
  const isExact = places.filter((each) => each === wanted).length === 1 && others.length === 0;
  if (isExact && isDeepStrictEqual(codes, new Set([code, ...also]))) return;
  const got = places.length > 0 ? places.join("; ") : "nothing";
  const expected = [wanted, ...also].join(", with ");
  expect.fail(
    `The check of a workflow should find ${expected}, and it found ${got}. If the manifest of its provider changed on purpose, correct the workflow in ${file}.`,
  );
});
