import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Loopback, type Received } from "../../../../../contract-tests/servers/loopback.ts";
import { sentRequest } from "../../../../../contract-tests/run/sent-request.ts";
import type { SentRequest } from "../../../../../contract-tests/run/types.ts";
import type { LoadedBlock } from "../blocks.fixture.ts";
import type { Environment } from "../environment.fixture.ts";
import { exampleReply } from "../example-reply.ts";
import { atMoment } from "../moment.ts";
import type { Call, ShownRequest } from "../types.ts";

/** Makes each file another module, although its name may be one that was there. */
let count = 0;

/** Runs a snippet as it stands, and gives the request of its own operation. */
export async function requestOfCode(
  code: string,
  call: Call,
  { code: module }: LoadedBlock,
  { env, cwd }: Pick<Shell, "env" | "cwd">,
): Promise<SentRequest> {
  const { page, operation, example } = call;
  const file = join(cwd, `snippet-${count++}.mjs`);
  const text = code
    .replaceAll(JSON.stringify(page.package.name), JSON.stringify(module))
    // From the folder that it would be started in.
    .replaceAll("readFile(", `readFile(${JSON.stringify(`${cwd}/`)} + `);
  writeFileSync(file, text);
  const own: SentRequest[] = [];
  const usual = globalThis.fetch;
  // What the packages send with in a browser.
  globalThis.fetch = async (address, init) => {
    const request = new Request(address, init);
    const asked = operationOf(request, call);
    if (asked !== operation.id) return exampleReply(page, asked, request);
    own.push(await sentRequest(request));
    // It ends here: neither another page nor a poll follows, and nothing is sent again.
    return new Response(null, { status: 400 });
  };
  const environment = process.env;
  process.env = { ...environment, ...env };
  try {
    await atMoment(example, () => import(pathToFileURL(file).href)).catch((error: unknown) => {
      if (own.length === 0) throw error;
    });
  } finally {
    globalThis.fetch = usual;
    process.env = environment;
  }
  const [sent] = own;
  if (!sent) throw new Error("nothing was sent");
  return sent;
}

/** The operation that a request is of: the call's own, or one that is called for it. */
function operationOf(request: Request, { page, operation }: Call): string {
  const { pathname } = new URL(request.url);
  const called = [...(operation.before ?? []), ...(operation.calls ?? [])];
  const own = page.block.operations.filter(({ id }) => id === operation.id || called.includes(id));
  const found = own
    .toSorted((one, other) => Number(other === operation) - Number(one === operation))
    .find(
      ({ method, path = "" }) =>
        request.method === method &&
        new RegExp(`${path.replace(/\{[^}]*\}/g, "[^/]+")}$`).test(pathname),
    );
  return found?.id ?? operation.id;
}

/** Writes the files of a call where its snippets look for them. */
export async function writeFiles(call: Call, { body }: ShownRequest, cwd: string): Promise<void> {
  mkdirSync(cwd);
  const chosen = Object.values(call.values).filter((value) => value instanceof File);
  for (const file of [...chosen, ...filesIn(body)])
    writeFileSync(join(cwd, file.name), new Uint8Array(await file.arrayBuffer()));
}

/** Where a command runs. */
interface Shell {
  readonly server: Loopback;
  readonly env: Environment;
  /** The folder that it is started in. */
  readonly cwd: string;
}

/** Runs a command in a shell and gives the request that a server gets of it. */
export async function requestOfCommand(
  command: string,
  { origin }: ShownRequest,
  { server, env, cwd }: Shell,
): Promise<SentRequest> {
  const child = spawn("sh", ["-c", command.replace(origin, server.url)], {
    cwd,
    env: { PATH: process.env["PATH"], ...env },
    stdio: "ignore",
  });
  await once(child, "close");
  const [received] = server.take();
  if (!received) throw new Error("nothing was sent");
  return sentRequest(requestOf(received, origin));
}

function filesIn(body: ShownRequest["body"]): readonly File[] {
  if (body?.kind === "file") return [body.file];
  const parts = body?.kind === "multipart" ? body.parts : [];
  return parts.flatMap(({ value }) => (value instanceof File ? [value] : []));
}

/** What curl adds by itself. */
const OF_CURL = new Set(["host", "user-agent", "content-length", "expect"]);

function requestOf({ method, target, rawHeaders, body }: Received, origin: string): Request {
  const headers = new Headers();
  for (const [at, name] of rawHeaders.entries()) {
    if (at % 2 === 0 && !OF_CURL.has(name.toLowerCase()))
      headers.append(name, rawHeaders[at + 1] ?? "");
  }
  return new Request(origin + target, { method, headers, ...(body !== "" && { body }) });
}
