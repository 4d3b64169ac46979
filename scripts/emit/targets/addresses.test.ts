import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Provider } from "../../language/ir/types.ts";
import { compiler } from "../pipeline/compiler.ts";
import { stages } from "../pipeline/stages.ts";
import { blockJsonTarget } from "./block-json.ts";
import { clientTarget } from "./client.ts";
import { inputsTarget } from "./inputs.ts";
import { project } from "./provider.fixture.ts";
import { readmeTarget } from "./readme.ts";
import type { Target } from "./target.ts";
import { workflowSchemaTarget } from "./workflow-schema.ts";

const folder = join(import.meta.dirname, "../../language/testdata/language");

async function read(): Promise<Provider> {
  const text = readFileSync(join(folder, "addresses.yaml"), "utf8");
  const spec = { name: "addresses", file: { path: "specs/addresses.yaml", text }, folder };
  const { manifests: compiled } = await compiler(stages, () => {}).compile([spec], () => []);
  const [provider] = compiled.flatMap((result) => (result.provider ? [result.provider] : []));
  if (!provider) throw new Error("no provider");
  return provider;
}

const provider = await read();
const textOf = async (target: Target) => (await target.emit(provider, project))[0]?.contents ?? "";
const said = "An https address with at most a port and a path, of any public host.";

test("the README says where an operation goes, and which hosts people may name", async () => {
  const readme = await textOf(readmeTarget);
  expect(readme).toMatch(
    /^- Goes to .*install.*\/2 or https:\/\/content\.mail\.test\/2, and not where the others go\.$/m,
  );
  expect(readme).toContain("Host of the installation. Any public host, and its port if that");
  expect(readme).toContain(`Own installation. ${said}`);
  expect(readme).toContain("| `allowedOrigins` |");
  expect(readme).toContain("| `allowedHosts` | Suffixes of hosts in private networks");
});

test("block.json says both as data", async () => {
  const block = JSON.parse(await textOf(blockJsonTarget));
  const fields: readonly { readonly name: string }[] = block.fields;
  const field = (name: string) => fields.find((each) => each.name === name);
  expect(field("install")).toMatchObject({
    type: "string",
    description: expect.stringContaining(said),
    host: { kind: "address", allowed: "any" },
  });
  expect(field("host")).toMatchObject({ host: { kind: "host", allowed: "any" } });
  expect(field("region")).not.toHaveProperty("host");
  expect(block.server).toMatchObject({
    url: "https://{host|region}/v3",
    parameters: ["host", "region"],
    anyHost: true,
    map: { region: expect.anything() },
  });
  const operations: readonly {
    readonly id: string;
    readonly servers?: unknown;
    readonly lines?: unknown;
  }[] = block.operations;
  expect(operations.find(({ id }) => id === "addresses_save_item")?.lines).toEqual([
    { method: "PATCH", path: "/items/{itemId}" },
    {
      method: "PUT",
      path: "/custom",
      when: { kind: "custom" },
    },
    { method: "POST", path: "/mailboxes/{mailbox}/items" },
  ]);
  const servers = Object.fromEntries(operations.map((each) => [each.id, each.servers]));
  expect(servers).toMatchObject({
    addresses_get_item: undefined,
    addresses_upload: ["{install}/2", "https://content.mail.test/2"],
    addresses_download: ["https://{shard}.{zone}"],
  });
});

test("the types and the editor's hints say it", async () => {
  expect(await textOf(inputsTarget)).toContain(said);
  expect(await textOf(workflowSchemaTarget)).toContain(said);
});

test("only what takes an address has the function for it", async () => {
  const client = await textOf(clientTarget);
  expect(client).toContain("pastedElsewhere(");
  expect(client).not.toContain("pastedAddress");
  expect(client).toContain('pasted: ["install"]');
});
