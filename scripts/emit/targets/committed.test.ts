import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { committed } from "../committed.fixture.ts";
import { problems } from "./fixture/validator.fixture.ts";
import { project, release } from "./provider.fixture.ts";
import { emit } from "./index.ts";
import { openApiDocument } from "./openapi/document.ts";
import { knownValues } from "./schema/known-values.ts";
import { SCHEMA_OPTIONS, schemaTypes } from "./schema.ts";

const OPTIONS = { ...SCHEMA_OPTIONS, postTransform: knownValues, silent: true };

describe.each(
  committed().map((provider) => [provider.id, provider] as const),
)("%s", (_, provider) => {
  test("has a valid OpenAPI document", async () => {
    const files = await emit(provider, project, release, []);
    const document = files.find(({ path }) => path === "openapi.yaml");
    expect(await problems(document?.contents ?? "")).toEqual([]);
  });

  test("has the types that openapi-typescript gives", async () => {
    const document = openApiDocument(provider, project);
    const whole = await openapiTS(JSON.stringify(document), OPTIONS);
    expect(await schemaTypes(document)).toBe(astToString(whole));
  });

  test("has a README whose code parses and that names every operation", async () => {
    const files = await emit(provider, project, release, []);
    const readme = files.find(({ path }) => path === "README.md")?.contents ?? "";
    const [, use = ""] = /^```ts\n(.*?)^```$/ms.exec(readme) ?? [];
    expect(ts.transpileModule(use, { reportDiagnostics: true }).diagnostics).toEqual([]);
    for (const { id } of provider.operations) expect(readme).toContain(`\`${id}\`, `);
  });

  test("emits the same files every time, each once", async () => {
    const [first, second] = await Promise.all([
      emit(provider, project, release, []),
      emit(provider, project, release, []),
    ]);
    expect(second).toEqual(first);
    expect(new Set(first.map(({ path }) => path)).size).toBe(first.length);
  });
});
