import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { workflowCatalog } from "../../packages/workflow/src/catalog.ts";
import { printable } from "../../packages/workflow/src/diagnostics/excerpt.ts";
import { formatText } from "../../packages/workflow/src/diagnostics/format.ts";
import { locate } from "../../packages/workflow/src/diagnostics/location.ts";
import { newFolder } from "../../tests/kit/folder.ts";
import { compiler } from "../emit/pipeline/compiler.ts";
import { type Stages, stages } from "../emit/pipeline/stages.ts";
import { isExample, reported, withReports } from "../system/cases.fixture.ts";
import { printed } from "../system/edits.fixture.ts";
import { type Case, caseFiles } from "./cases.fixture.ts";
import { catalog } from "./diagnostics/catalog.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import { manifestSizeLimit } from "./manifest/parse.ts";

/** A mistake of ours is found once, and then mended; its case plants one. */
const planted: Readonly<Record<string, Stages>> = {
  "internal-error": {
    ...stages,
    front: async () => ({
      ...(await stages.front()),
      lower: () => {
        throw new TypeError("planted is not a function");
      },
    }),
  },
};

/** What is too long to write down. */
const LONG: Readonly<Record<string, Partial<Case>>> = {
  "file-too-large": { manifest: `manifest: 2\n${"# long\n".repeat(manifestSizeLimit / 7)}` },
  "icon-unsafe": {
    files: {
      "icons/light.svg": icon("<script>alert(1)</script>"),
      "icons/dark.svg": icon(`<path d="${"M1 1h1 ".repeat(1300)}"/>`),
    },
  },
};

function icon(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${content}</svg>\n`;
}

/** What is reported of a case. */
async function diagnosticsOf(each: Case): Promise<readonly Diagnostic[]> {
  const { name, manifest, other, files } = { ...each, ...LONG[each.name] };
  const folder = newFolder(files);
  const spec = (as: string, text: string) => ({
    name: as,
    file: { path: `specs/${as}.yaml`, text },
    folder,
  });
  const others = other === null ? [] : [spec("other", other)];
  const compile = compiler(planted[name] ?? stages, () => {}).compile;
  return (await compile([spec("demo", manifest)], () => others)).diagnostics;
}

/** `error limit-type: ... (specs/demo.yaml:19:31 maxLength) fix: ...`, with the text that it is about. */
function lineOf({ severity, code, message, range, fix }: Diagnostic): string {
  const { path, text } = range.file;
  const { line, column } = locate(range).start;
  const about = text.slice(range.start, range.end);
  const place = `${path}:${line}:${column}${about && ` ${about}`}`;
  return printable(`${severity} ${code}: ${message} (${place}) fix: ${fix}`);
}

// A case that shows a diagnostic has its code for a name. The others say in words what is special about them.
const files = caseFiles();
const found = new Map<Case, readonly Diagnostic[]>();
for (const each of files.flatMap(({ cases }) => cases)) found.set(each, await diagnosticsOf(each));

test.each(files)("$area", async (file) => {
  const text = withReports(file, "diagnostics", (each) =>
    reported((found.get(each) ?? []).map(lineOf)),
  );
  await expect(text).toMatchFileSnapshot(file.path);
});

test.each(files)("the base of $area has no mistake", async ({ base }) => {
  const manifest = printed(base.clone());
  const each = { name: "base", manifest, other: null, files: {} };
  expect((await diagnosticsOf(each)).map(lineOf)).toEqual([]);
});

test("every code has one case, which shows it", () => {
  const examples = [...found].filter(([each]) => isExample(each));
  expect(examples.map(([{ name }]) => name).toSorted()).toEqual(Object.keys(catalog).toSorted());
  const silent = examples.filter(([{ name }, all]) => !all.some(({ code }) => code === name));
  expect(silent.map(([{ name }]) => name)).toEqual([]);
});

/** The first diagnostic of the code that a case is named after, as it is printed. */
function examplesOfManifests(): readonly (readonly [string, string])[] {
  return Object.keys(catalog).flatMap((code) => {
    const all = [...found].find(([{ name }]) => name === code)?.[1] ?? [];
    const own = all.find((each) => each.code === code);
    return own ? [[code, formatText(own)] as const] : [];
  });
}

function examplesOfWorkflows(): readonly (readonly [string, string])[] {
  const folder = join(import.meta.dirname, "../../packages/workflow/src/testdata");
  return Object.keys(workflowCatalog).flatMap((code) => {
    const all = readFileSync(join(folder, code, "diagnostics.txt"), "utf8")
      .trimEnd()
      .split("\n\n");
    const own = all.find((text) => new RegExp(`^\\S+ (?:error|warning) ${code}:`).test(text));
    return own === undefined ? [] : [[code, own] as const];
  });
}

test("the published tool, which has no golden cases, explains each code with what its case shows", async () => {
  const all = Object.fromEntries([...examplesOfManifests(), ...examplesOfWorkflows()]);
  const path = join(import.meta.dirname, "reference/diagnostic-examples.json");
  await expect(`${JSON.stringify(all, null, 2)}\n`).toMatchFileSnapshot(path);
});
