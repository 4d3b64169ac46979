import { expect, test } from "vitest";
import { checkWorkflow, parseWorkflow } from "../../../../packages/workflow/src/index.ts";
import { check } from "../../../language/check/manifest.ts";
import { lower } from "../../../language/lower/provider.ts";
import { parse } from "../../../language/manifest/parse.ts";
import { blockJsonTarget } from "../block-json.ts";
import { project } from "../provider.fixture.ts";
import { readmeTarget } from "../readme.ts";

/** An API that takes its token in the path, as those of chat bots do. */
const MANIFEST = `manifest: 2
provider: chat
version: v1
block: { name: Chat, description: Sends messages., category: tools }
server: { url: https://chat.test }
auth: {}
params:
  token: { type: string, required: true, secret: true, description: Token of the bot. }
schemas:
  Reply:
    description: What was sent.
    type: object
    required: [ok]
    properties: { ok: { type: boolean, description: Always true. } }
operations:
  chat_send_message:
    name: Send message
    request: POST /bot/{token}/{pin}/sendMessage
    effect: write
    params:
      pin: { type: string, required: true, secret: true, minLength: 4, description: Pin of the chat. }
      text: { type: string, required: true, description: Text. }
    reply: { 200: Reply }
    output: { data: { from: body, description: What was sent. } }
    examples:
      a message:
        params: { token: t0ken, pin: "1234", text: Hello }
        reply: { status: 200, body: { ok: true } }
        output: { data: { ok: true } }
`;

test("secrets that are no credentials come from the environment, and the check of the workflow finds nothing", async () => {
  const { manifest, source, diagnostics } = parse({ path: "specs/chat.yaml", text: MANIFEST });
  expect(diagnostics).toEqual([]);
  if (!manifest) throw new Error("it is a manifest");
  const findings = check(manifest, source, new Map());
  expect(findings.map(({ code }) => code)).toEqual(["secret-outside-auth"]);
  const provider = lower(manifest, "specs/chat.yaml", new Map());
  const [readme] = await readmeTarget.emit(provider, project);
  const [block] = await blockJsonTarget.emit(provider, project);
  const [, workflow = ""] = /^```yaml\n(.*?)^```$/ms.exec(readme?.contents ?? "") ?? [];
  expect(workflow).toContain("{{CHAT_TOKEN}}");
  expect(workflow).toContain("{{CHAT_PIN}}");
  const found = checkWorkflow(parseWorkflow(workflow), [JSON.parse(block?.contents ?? "")]);
  expect(found.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
});
