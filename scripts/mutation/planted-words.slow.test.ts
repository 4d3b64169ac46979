import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { derive } from "../../contract-tests/cases/derive.ts";
import { readContract } from "../../contract-tests/contract/read.ts";
import { deriveFlows } from "../../contract-tests/flows/derive.ts";
import { project } from "../emit/project.fixture.ts";
import { roots } from "../system/roots.fixture.ts";
import { type Fault, faultyRuntime } from "./faulty-runtime.fixture.ts";
import { addressed } from "./faults/addressed.fixture.ts";
import { around } from "./faults/around.fixture.ts";
import { encoded } from "./faults/encoded.fixture.ts";
import { filed } from "./faults/files.fixture.ts";
import { named } from "./faults/named.fixture.ts";
import { failed, read } from "./faults/read.fixture.ts";
import { sent } from "./faults/sent.fixture.ts";
import { timed } from "./faults/timed.fixture.ts";
import { written } from "./faults/written.fixture.ts";
import { readOriginal } from "./original.ts";
import { regenerate } from "./regenerate.ts";
import { suiteFailures } from "./suite-failures.ts";

const mistakes = [
  ...written,
  ...encoded,
  ...filed,
  ...named,
  ...addressed,
  ...around,
  ...sent,
  ...read,
  ...failed,
  ...timed,
];
const folder = "scripts/language/testdata/language";

/** The package of a manifest, and the suite that is derived of it. */
async function packageOf(name: string) {
  const path = `${folder}/${name}.yaml`;
  const text = readFileSync(join(roots.workspace.root, path), "utf8");
  const original = readOriginal({
    file: { path, text },
    folder: join(roots.workspace.root, folder),
  });
  const files = await regenerate(original, null, project);
  const contract = readContract(parseYaml(text), path);
  const cases = contract.operations.flatMap((operation) => derive(contract, operation).cases);
  const { flows } = await deriveFlows(contract);
  return { files: files ?? [], suite: { contract, cases, flows } };
}

type Package = Awaited<ReturnType<typeof packageOf>>;
const known = new Map<string, Package>();

async function knownPackage(name: string): Promise<Package> {
  const found = known.get(name) ?? (await packageOf(name));
  known.set(name, found);
  return found;
}

/** What the suite says of a package with a mistake, up to what is wanted. */
async function messagesOf(
  { manifest, operation, fault }: (typeof mistakes)[number],
  wanted: RegExp,
): Promise<readonly string[]> {
  const { files, suite } = await knownPackage(manifest);
  const isEmitted = fault.file.startsWith("src/");
  const planted = files.map((file) =>
    isEmitted && file.path === fault.file ? withFault(file, fault) : file,
  );
  const own = {
    ...suite,
    cases: suite.cases.filter((each) => each.operation === operation),
    flows: suite.flows.filter((each) => each.operation === operation),
  };
  const messages: string[] = [];
  const runtime = await faultyRuntime(isEmitted ? undefined : fault);
  for await (const { message } of suiteFailures(planted, own, runtime)) {
    messages.push(message);
    if (wanted.test(message)) break;
  }
  return messages;
}

function withFault<File extends { readonly contents: string }>(
  file: File,
  { before, after }: Fault,
): File {
  expect(file.contents.split(before)).toHaveLength(2);
  return { ...file, contents: file.contents.replace(before, () => after) };
}

test.each(mistakes)("$mistake: $operation", async (mistake) => {
  const wanted = new RegExp(`^${mistake.operation}.*${mistake.says}`, "s");
  const messages = await messagesOf(mistake, wanted);
  expect(messages.slice(-5).join("\n")).toMatch(new RegExp(wanted.source, "ms"));
});
