import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { LIBRARIES } from "../../scripts/language/ir/libraries.ts";
import { betrays, canaries, leaksOf } from "../support/canary.ts";
import { type Eavesdropper, eavesdrop } from "../support/eavesdropper.ts";
import { blocks, operations, secretInputs } from "../support/operations.ts";
import { failureOf } from "../support/call-result.ts";
import { failures } from "../support/vectors/failures.ts";

let spy: Eavesdropper;
beforeEach(() => {
  spy = eavesdrop();
});
afterEach(() => spy.stop());

const kinds = ["base64", "punctuated", "code"] as const;

describe.each(
  operations.map((operation) => [operation.id, operation] as const),
)("%s", (_, operation) => {
  test.each(
    Object.entries(failures),
  )("keeps its secrets when a fetch fails with %s", async (_name, failure) => {
    for (const kind of kinds) {
      const fetch = failure(canaries[kind]);
      const context = { ...spy.context, fetch, maxRetries: 0 };
      const inputs = secretInputs(operation, canaries[kind]);
      const error = await failureOf(() => operation.execute(inputs, context));
      expect(error).toMatchObject({ operation: operation.id, provider: operation.provider });
      expect([kind, ...leaksOf(error)]).toEqual([kind]);
    }
    expect(leaksOf(spy.heard)).toEqual([]);
  });

  test.each([
    ["before the call", true],
    ["during the call", false],
  ])("keeps its secrets when a signal ends it %s", async (_name, isEarly) => {
    for (const kind of kinds) {
      for (const reason of [canaries[kind], new Error(canaries[kind])]) {
        const controller = new AbortController();
        if (isEarly) controller.abort(reason);
        const fetch = (request: Request) =>
          new Promise<Response>((_resolve, reject) => {
            request.signal.addEventListener("abort", () => reject(request.signal.reason));
            controller.abort(reason);
          });
        const context = { ...spy.context, fetch, signal: controller.signal };
        const inputs = secretInputs(operation, canaries[kind]);
        const error = await failureOf(() => operation.execute(inputs, context));
        expect(error.code).toBe("aborted");
        expect([kind, ...leaksOf(error)]).toEqual([kind]);
      }
    }
    expect(leaksOf(spy.heard)).toEqual([]);
  });

  test("keeps its secrets when a time-out ends it", async () => {
    const context = { ...spy.context, fetch: () => new Promise<never>(() => {}), timeoutMs: 5 };
    const inputs = secretInputs(operation, canaries.base64);
    const error = await failureOf(() => operation.execute(inputs, context));
    expect(error.code).toBe("timeout");
    expect(leaksOf([error, spy.heard])).toEqual([]);
  });
});

test.each(Object.entries(blocks))("%s keeps a secret given for the operation", async (_, block) => {
  const error = await failureOf(() =>
    block.execute({ operation: canaries.base64, apiKey: canaries.base64 }, spy.context),
  );
  expect(error).toMatchObject({ code: "invalid_input", input: "operation" });
  expect(leaksOf([error, spy.heard])).toEqual([]);
});

describe("the files that are published", () => {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  // Tests of the libraries lie beside their code and stay here.
  const files = ["packages", "generated", "specs", "examples", "README.md"]
    .flatMap((name) => filesBelow(root, name))
    // What others wrote is theirs: a pattern of recheck looks like a key.
    .filter((file) => !file.endsWith(".test.ts") && !file.includes("/dist/vendor/"));
  const texts = files.map((file) => ({ file, text: withoutPublic(readFileSync(file, "utf8")) }));

  test("are all there", () => {
    const packages = files.filter((file) => file.endsWith("package.json"));
    // A project of examples is not published.
    expect(packages.filter((file) => !file.includes("/examples/"))).toHaveLength(
      Object.keys(blocks).length + LIBRARIES.length,
    );
    expect(files.filter((file) => file.endsWith(".yaml")).length).toBeGreaterThanOrEqual(10);
  });

  // Put together here, so that no search for keys finds these samples.
  test.each([
    ["a Google API key", /AIza[\w-]{35}/, ["AI", "za", "x".repeat(35)]],
    ["a Google OAuth token", /ya29\.[\w-]{20,}/, ["ya", "29.", "x".repeat(30)]],
    [
      "a Salesforce session",
      /00D[A-Za-z\d]{12,15}!\w{20,}/,
      ["00D", "x".repeat(12), "!", "y".repeat(30)],
    ],
    [
      "a JSON web token",
      /eyJ[\w-]{10,}\.eyJ[\w-]{10,}/,
      ["eyJ", "x".repeat(12), ".eyJ", "y".repeat(12)],
    ],
    ["a secret key", /\bsk-[\w-]{20,}/, ["sk", "-", "x".repeat(24)]],
    ["an AWS key", /\bAKIA[A-Z\d]{16}\b/, ["AK", "IA", "X".repeat(16)]],
    ["a GitHub token", /\bgh[pousr]_\w{30,}/, ["gh", "p_", "x".repeat(36)]],
    ["an npm token", /\bnpm_\w{30,}/, ["np", "m_", "x".repeat(36)]],
    ["a Slack token", /\bxox[abprs]-[\w-]{10,}/, ["xo", "xb-", "1".repeat(12)]],
    ["a private key", /-----BEGIN [A-Z ]*PRIVATE KEY/, ["-----BEGIN ", "PRIVATE KEY"]],
    ["a bearer token", /Bearer (?!\{)[\w+/=.-]{16,}/, ["Bear", "er ", "x".repeat(16)]],
    // But for the commits that actions are pinned to.
    ["a long hexadecimal key", /(?<![\w@-])[\da-f]{40,}(?![\w-])/, ["0a".repeat(20)]],
  ] as const)("hold nothing like %s", (_, pattern, sample) => {
    expect(sample.join("")).toMatch(pattern);
    const found = texts.filter(({ text }) => pattern.test(text));
    expect(found.map(({ file }) => file)).toEqual([]);
  });

  test("hold no canary", () => {
    const found = texts.filter(({ text }) => betrays(text));
    expect(found.map(({ file }) => file)).toEqual([]);
  });
});

/** A text without what vendors publish to be shown: examples show it as it travels. */
function withoutPublic(text: string): string {
  return published.reduce((rest, shown) => rest.replaceAll(shown, ""), text);
}

/** Signatures of AWS's own examples, a commit of GitHub's documentation, the hash of an address in Meta's. */
const published = [
  "AKIAIOSFODNN7EXAMPLE",
  "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
  "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
  "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543",
  "7638417db6d59f3c431d3e1f261cc637155684cd",
  "8830eedd6c6b5ea97d181563a349476ca1bb25ace1f94b5c5e48d9cad727941b",
];

function filesBelow(root: string, name: string): readonly string[] {
  const path = join(root, name);
  if (!/^[\w-]+$/.test(name)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/node_modules|\.cache/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name));
}
