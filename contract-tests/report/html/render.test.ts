import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contractReport } from "../report.ts";
import { run } from "../sample.fixture.ts";
import { asHtml } from "./render.ts";
import { eventfulReport, HOSTILE } from "./sample.fixture.ts";

const template = readFileSync(new URL("report.hbs", import.meta.url), "utf8");

test("the template escapes everything that it prints", () => {
  expect(template).not.toMatch(/\{\{(\{|&|~[&{])/);
  expect([...template.matchAll(/\{\{> *(\w+)/g)].map(([, name]) => name)).toEqual([
    "style",
    "script",
  ]);
});

test("no text of a report becomes markup", () => {
  const html = asHtml(eventfulReport());
  const tags = html.match(/<(script|style|title|meta|img|iframe|pre)\b/g)?.join(" ");
  expect(tags).toMatch(/^(<meta ){4}<title <style( <pre)+ <script$/);
  for (const text of HOSTILE.slice(0, 4)) expect(html).not.toContain(text);
});

test("a run of nothing is a document as well", () => {
  expect(asHtml(contractReport(run([], [])))).toContain("Nothing to cover");
});

describe("links to a catalogue", () => {
  const addresses = (html: string) =>
    Array.from(html.matchAll(/href="([^#"][^"]*)"/g), ([, to]) => to);

  test("are nowhere in a report that lies alone", () => {
    expect(addresses(asHtml(eventfulReport()))).toEqual(["data:,"]);
  });

  test("lead to its first page and, from each row, to the operations that it has", () => {
    const operation = (id: string) => (id === "crm_query" ? "index.html#/crm/crm_query" : null);
    const html = asHtml(eventfulReport(), { home: "index.html#/", operation });
    const [home, row] = ["index.html#/", "index.html#/crm/crm_query"];
    expect(addresses(html)).toEqual(["data:,", home, home, row, row]);
  });
});
