import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { expect, test } from "vitest";
import { node } from "../../../tests/kit/program.ts";
import { newFolder } from "../../../tests/kit/folder.ts";
import { moment } from "../../../packages/runtime/src/request/moment.ts";
import { requestOf } from "../../language/examples/request.ts";
import { anyValues } from "./arbitrary-template.fixture.ts";
import { clientTarget } from "./client.ts";
import { project } from "./provider.fixture.ts";
import { writtenProvider as subject } from "./written-provider.fixture.ts";

const require = createRequire(import.meta.url);
const biome = join(dirname(require.resolve("@biomejs/biome/package.json")), "bin/biome");
const runtime = new URL("../../../packages/runtime/src/index.ts", import.meta.url).href;

async function client(): Promise<string> {
  const [file] = await clientTarget.emit(subject, project);
  return file?.contents ?? "";
}

test("the formatter changes nothing of what is written", async () => {
  const settings = {
    root: true,
    formatter: { indentStyle: "space", lineWidth: 100 },
    linter: { enabled: false },
  };
  const folder = newFolder({ "biome.json": settings, "client.ts": await client() });
  const run = node([biome, "check", "--max-diagnostics=3", "client.ts"], folder);
  expect(run.stdout + run.stderr).toMatch(/No fixes applied\.\n$/);
});

test("the client sends what the evaluation of the template gives", async () => {
  const source = (await client())
    .replace(/import createClient from "openapi-fetch";\n/, "")
    .replace('"@demo/runtime"', '"@blockwright/runtime"')
    .replace(/"@[a-z]+\/runtime"/, JSON.stringify(runtime));
  const file = join(newFolder({ "client.ts": source }), "client.ts");
  const calls = await import(pathToFileURL(file).href);
  const now = Date.parse("2026-03-01T00:30:05Z");
  const made = moment(now, "00000000-0000-4000-8000-000000000000");
  for (const each of subject.operations) {
    fc.assert(
      fc.property(anyValues, (values) => {
        const { params, body } = calls[each.names.call].request(values, made);
        const expected = requestOf(each, values, { now: "2026-03-01T00:30:05Z" });
        expect(readable(body)).toEqual(readable(expected.body));
        expect(textsOf(params?.query)).toEqual(expected.query);
      }),
      { numRuns: 20, seed: 5 },
    );
  }
});

/** JSON texts by what they hold: names that values make stand together in them. */
function readable(value: unknown): unknown {
  if (value === undefined) return undefined;
  return JSON.parse(JSON.stringify(value), (_, held: unknown) => {
    if (typeof held !== "string" || !/^[[{"]/.test(held)) return held;
    try {
      return readable(JSON.parse(held));
    } catch {
      return held;
    }
  });
}

function textsOf(query: object = {}): object {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
