import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MockServer, startPrism } from "../support/prism.ts";
import {
  type ContractManifest,
  documentOf,
  exampleKeys,
  manifestOf,
  providers,
  type StatedRequest,
  sharedInputs,
} from "../support/providers.ts";
import { type RecordedRequest, recorder } from "../support/recorder.ts";

const SECRET = "s3cret-value";

/** What the tests use of an emitted package. */
interface Block {
  execute(inputs: object, context: object): Promise<unknown>;
}

// Every example of every manifest: through the generated block to Prism and back.
describe.each(providers)("%s", (provider) => {
  const manifest = manifestOf(provider);
  const keyOf = exampleKeys(provider);
  let mock: MockServer;
  let block: Block;

  beforeAll(async () => {
    [mock, block] = await Promise.all([startPrism(documentOf(provider)), blockOf(provider)]);
  });
  afterAll(() => mock.close());

  test("the emitted document makes a mock server", () => {
    expect(mock.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  describe.each(
    Object.entries(manifest.operations).filter(([, { examples }]) => examples),
  )("%s", (operation, { examples = {} }) => {
    test.each(Object.entries(examples))("%s", async (name, example) => {
      const { status } = example.reply;
      const recorded = recorder(preferOf(status, keyOf(operation, status, name)));
      const call = block.execute(
        { operation, ...sharedInputs(manifest, SECRET), ...example.params },
        { baseUrl: mock.url, fetch: recorded.fetch, maxRetries: 0 },
      );
      if (example.error) {
        await expect(call).rejects.toMatchObject({ name: "ToolError", ...example.error });
      } else {
        expect(await call).toEqual(example.output);
      }
      expect(recorded.violations).toEqual([]);
      expect(recorded.requests).toHaveLength(1);
      for (const request of recorded.requests) {
        expect(request).toMatchObject(credentialsOnWire(manifest));
        if (!example.request) continue;
        const wire = wireOf(request, example.request, manifest);
        expect(wire).toEqual(statedWire(example.request));
      }
    });
  });
});

/** `books` -> the block of its emitted package. */
async function blockOf(provider: string): Promise<Block> {
  const names: Readonly<Record<string, Block>> = await import(
    `../../generated/${provider}/src/block.ts`
  );
  const [block] = Object.values(names);
  if (!block) throw new Error(`${provider} exports no block`);
  return block;
}

/** Asks Prism for the reply of this example; a reply without a body has no key. */
function preferOf(status: number, key: string | undefined): Record<string, string> {
  return { prefer: `code=${status}${key === undefined ? "" : `, example=${key}`}` };
}

/** Where the manifest says that the credentials travel. */
function credentialsOnWire({ auth }: ContractManifest): object {
  const [{ send } = { send: "" }] = auth;
  const [kind = "", name = "", template = "{}"] = send.split(":").map((part) => part.trim());
  const value = template.replace("{}", SECRET);
  return kind === "query"
    ? { query: { [name]: [value] } }
    : { headers: { [name.toLowerCase()]: value } };
}

/** A request without its credential, as far as the example states one. */
function wireOf(
  { method, path, query, body }: RecordedRequest,
  stated: StatedRequest,
  { auth }: ContractManifest,
) {
  const secret = new Set(auth.map(({ send }) => send.replace("query:", "")));
  const rest = Object.entries(query).filter(([name]) => !secret.has(name));
  return {
    method,
    path,
    ...(stated.query && { query: Object.fromEntries(rest) }),
    ...("body" in stated && { body }),
  };
}

function statedWire({ query, ...stated }: StatedRequest) {
  const values = Object.entries(query ?? {}).map(([name, value]) => [name, [value]]);
  return { ...stated, ...(query && { query: Object.fromEntries(values) }) };
}
