import { expect, test } from "vitest";
import { cpuMs } from "../../../runtime/src/cpu-time.fixture.ts";
import { parseTemplate } from "../reference.ts";
import { placesOfParts } from "./place.ts";

test("very many references of one text are located in time, each at its place", () => {
  const text = "{{no.x}} { ".repeat(5_000);
  const file = { path: "a.yaml", text: `q: "${text}"` };
  const references = parseTemplate(text).filter(({ kind }) => kind === "output");
  const started = process.cpuUsage();
  const places = placesOfParts(
    { file, start: 3, end: file.text.length },
    text,
    parseTemplate(text),
  );
  // Far less; it would take many seconds if each were looked for alone.
  expect(cpuMs(started)).toBeLessThan(3_000);
  const found = [...places].flatMap(([{ kind }, range]) => (kind === "output" ? [range] : []));
  expect(found).toHaveLength(references.length);
  const shown = found.map(({ start, end }) => file.text.slice(start, end));
  expect(new Set(shown)).toEqual(new Set(["{{no.x}}"]));
  expect(new Set(found.map(({ start }) => start)).size).toBe(5_000);
});
