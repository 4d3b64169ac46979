import { expect, test } from "vitest";
import { echo, flow, refusing, secrets } from "./flow.fixture.ts";
import { runCommand, startServer, writeTemporary } from "./workflow.fixture.ts";

function expectNoSecret(...texts: readonly string[]): void {
  for (const secret of Object.values(secrets)) {
    for (const form of [secret, encodeURIComponent(secret), JSON.stringify(secret)]) {
      for (const text of texts) expect(text).not.toContain(form);
    }
  }
}

test("no secret is printed, even where a provider repeats it", async () => {
  const server = await startServer(echo);
  const file = writeTemporary("flow.yaml", flow);
  for (const option of [[], ["--json"]]) {
    const { status, stdout, stderr } = await runCommand(["run", file, ...option], {
      env: secrets,
      server,
    });
    expect(status).toBe(0);
    expectNoSecret(stdout, stderr);
    expect(stdout).toContain("[secret]");
  }
  const refusal = await startServer(refusing("volumes", 403));
  const { status, stdout, stderr } = await runCommand(["run", file], {
    env: secrets,
    server: refusal,
  });
  expect(status).toBe(1);
  expectNoSecret(stdout, stderr);
  expect(stderr).toContain("[secret]");
});

test("secrets without a value are named all at once with their places, and nothing is sent", async () => {
  const server = await startServer(echo);
  const file = writeTemporary("flow.yaml", flow);
  const env = { BOOKS_KEY: " ", DOCGEN_KEY: "", WORD: "a" };
  const { status, stdout, stderr } = await runCommand(["run", file], { env, server });
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toMatch(
    /BOOKS_KEY: [^,]+flow.yaml:6:57 \(search\), [^,]+:11:53 \(volume\), [^,]+ \(more\)\n/,
  );
  expect(stderr).toMatch(/DOCGEN_KEY: [^,]+flow.yaml:20:55 \(themes\)\n/);
  expect(server.take()).toEqual([]);
});

test("a file of variables gives what the environment does not", async () => {
  const server = await startServer(echo);
  const file = writeTemporary("flow.yaml", flow);
  const variables = writeTemporary("some.env", "# keys\nDOCGEN_KEY='from file'\nBOOKS_KEY=also\n");
  const env = { DOCGEN_KEY: "", BOOKS_KEY: "set", WORD: "a" };
  const args = ["run", file, "--env-file", variables];
  const { status, stderr } = await runCommand(args, { env, server });
  expect({ status, stderr }).toMatchObject({ status: 0 });
  const received = server.take();
  const keys = received.flatMap(({ target }) =>
    new URL(target, server.url).searchParams.getAll("key"),
  );
  expect(keys).toEqual(["set", "set", "set"]);
  const headers = received.flatMap(({ rawHeaders }) => rawHeaders);
  expect(headers[headers.findIndex((name) => name.toLowerCase() === "x-api-key") + 1]).toBe(
    "from file",
  );
});

test.each([
  "check",
  "run",
  "draw",
])("%s shows no secret where a file cannot be read", async (command) => {
  const text = 'blocks: { a: { type: books, inputs: { apiKey: "canary-1234 } } }\n';
  const { status, stdout, stderr } = await runCommand([command, writeTemporary("a.yaml", text)]);
  expect(status).toBe(1);
  expect(stderr).toContain("yaml-syntax");
  expect(stdout + stderr).not.toContain("canary");
});
