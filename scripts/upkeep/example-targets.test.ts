import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { newFolder, writeFiles } from "../../tests/kit/folder.ts";
import { committed } from "../emit/committed.fixture.ts";
import { loadTargets } from "../emit/pipeline/own-targets.ts";
import { isOk } from "../emit/pipeline/result.ts";
import { generate } from "../emit/pipeline.ts";
import { project } from "../emit/project.fixture.ts";
import { hostileProvider } from "../emit/targets/hostile-provider.fixture.ts";
import { HOSTILE } from "../emit/targets/hostile-strings.fixture.ts";
import type { Json, Parameter, Provider } from "../language/ir/types.ts";
import { roots } from "../system/roots.fixture.ts";

const { root } = roots.workspace;
const paths = ["listing", "python-tools"].map((id) => join(root, `examples/targets/${id}.ts`));
const targets = await loadTargets({ root, targets: paths });

const providers = committed();

/** The files of one example of a target, by path. */
async function filesOf(id: string, provider: Provider): Promise<ReadonlyMap<string, string>> {
  const target = targets.find((each) => each.id === id);
  if (!target) throw new Error(`there is no example ${id}`);
  const files = await target.emit(provider, project);
  return new Map(files.map(({ path, contents }) => [path, contents]));
}

async function jsonOf(id: string, file: string, provider: Provider) {
  return JSON.parse((await filesOf(id, provider)).get(`${id}/${file}`) ?? "");
}

describe.each(
  providers.map((provider) => [provider.id, provider] as const),
)("%s", (_, provider) => {
  test("has a listing of every operation with its inputs and effect", async () => {
    const { operations } = await jsonOf("listing", "operations.json", provider);
    expect(operations).toEqual(
      provider.operations.map(({ id, description, effect, ...operation }) => ({
        id,
        title: operation.name,
        description,
        effect,
        inputs: operation.parameters.map(({ name, title, type, required }) => {
          return { name, title, type, required };
        }),
        outputs: operation.outputs.map(({ name, type }) => ({ name, type })),
      })),
    );
  });

  test("has a definition of every tool, whose schema takes the examples of the manifest", async () => {
    const tools = await jsonOf("python-tools", "tools.json", provider);
    expect(tools.map(({ name }: { name: string }) => name)).toEqual(
      provider.operations.map(({ id }) => id),
    );
    const ajv = new Ajv2020({ strict: true });
    for (const [index, { parameters, examples }] of provider.operations.entries()) {
      const { input_schema: schema } = tools[index];
      const validate = ajv.compile(schema);
      expect(validate({ "no such input": 1 })).toBe(false);
      const asked = parameters.filter(({ visibility }) => visibility === "user-or-llm");
      expect(Object.keys(schema.properties)).toEqual(asked.map(({ name }) => name));
      for (const { params, result } of examples) {
        if (result.kind === "error") continue;
        const given = asked.flatMap((each) => valueOf(each, params[each.name]));
        validate(Object.fromEntries(given));
        expect(validate.errors).toBeNull();
      }
    }
  });
});

test("their files are packed with a package, and can be imported as they say", async () => {
  const out = newFolder();
  const workspace = { ...roots.workspace, targets: paths };
  const { specs } = workspace;
  const how = { only: ["books"], check: false, force: false, all: false };
  const options = { ...roots, workspace, specs, out, ...how };
  expect(isOk(await generate(options, () => undefined))).toBe(true);
  const { exports, files } = JSON.parse(readFileSync(join(out, "books/package.json"), "utf8"));
  expect(Object.keys(exports).filter((entry) => entry.split("/").length > 2)).toEqual([
    "./listing/operations.json",
    "./python-tools/tools.json",
  ]);
  expect(files).toEqual(expect.arrayContaining(["python-tools/books_tools.py"]));
  const { findings } = await generate({ ...options, check: true }, () => undefined);
  expect(findings).toEqual([]);
});

/** What an example gives, as a model would: forms give numbers and JSON as text, and no value as none. */
function valueOf({ name, type }: Parameter, value: Json | undefined): readonly [string, Json][] {
  if (value === undefined || value === null || value === "") return [];
  const isText = type !== "string" && typeof value === "string";
  return [[name, isText ? JSON.parse(value) : value]];
}

/** Compares the module with tools.json, and its types with the schemas. */
const CHECK = `
import importlib.util, json, pathlib, sys
for file in sys.argv[1:]:
    path = pathlib.Path(file)
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    tools = json.loads((path.parent / "tools.json").read_text("utf8"))
    assert module.TOOLS == tools, file
    assert [each["function"]["name"] for each in module.openai_tools()] == [each["name"] for each in tools]
    types = [each for each in vars(module).values() if hasattr(each, "__required_keys__")]
    for each, tool in zip(types, tools, strict=True):
        assert set(each.__annotations__) == set(tool["input_schema"]["properties"]), each
        assert each.__required_keys__ == set(tool["input_schema"]["required"]), each
    print(path.name)
`;

const { status } = spawnSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 11))"]);

// It needs no Python otherwise: whoever has none checks the definitions above.
describe.skipIf(status !== 0)("in Python", () => {
  /** Writes the files of each provider into a folder of its own; gives the modules. */
  async function writtenAll(all: readonly Provider[]): Promise<readonly string[]> {
    const folder = newFolder();
    const modules: string[] = [];
    for (const [index, provider] of all.entries()) {
      for (const [path, contents] of await filesOf("python-tools", provider)) {
        writeFiles(join(folder, `${index}`), { [path]: contents });
        if (path.endsWith(".py")) modules.push(join(folder, `${index}`, path));
      }
    }
    return modules;
  }

  function check(files: readonly string[]): readonly string[] {
    return execFileSync("python3", ["-B", "-c", CHECK, ...files], { encoding: "utf8" })
      .trim()
      .split("\n");
  }

  test("every module loads, and says what tools.json says", async () => {
    const files = await writtenAll(providers);
    expect(files).toHaveLength(providers.length);
    expect(check(files)).toEqual(files.map((file) => basename(file)));
  });

  test("no text of a manifest becomes code", async () => {
    const files = await writtenAll(HOSTILE.map(hostileProvider));
    expect(check(files)).toHaveLength(HOSTILE.length);
  });
});
