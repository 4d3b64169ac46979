import type { CredentialContract, OperationContract } from "../../contract/types.ts";
import { secretValue } from "../../values/call.ts";
import type { Proposal } from "./probe.ts";

/** What headers cannot carry, in either case of the suite's own letters. */
const foreign = "漢字";

/** A credential that is not there, that cannot be sent, and one with white space around it. */
export function* credentials(
  operation: OperationContract,
  { name, send, required }: CredentialContract,
): Iterable<Proposal> {
  const probe = (title: string, value: unknown): Proposal => ({ title, given: { [name]: value } });
  yield probe(`without ${name}`, undefined);
  yield probe(`${name}=""`, "");
  yield probe(`${name}="  "`, "  ");
  yield probe(`${name}=null`, null);
  yield probe(`${name}=7`, 7);
  if (!required) yield probe(`with ${name}`, `${secretValue}-${name}`);
  const isHeader = send.in === "header" || send.in === "query";
  // Else what travels is what the hook makes of it.
  if (!operation.hooks.request && send.in !== "none") {
    const characters = "characters that headers cannot carry";
    if (isHeader) yield probe(`${name} with ${characters}`, `${secretValue}${foreign}`);
    yield probe(`${name} with a line break in it`, `${secretValue}\nx`);
    if (isUser(send, name)) yield probe(`${name} with a colon`, `${secretValue}:x`);
  }
  yield probe(`${name} with an accent in it`, `${secretValue}é`);
  yield probe(`${name} with white space around it`, ` ${secretValue}\n`);
  if (isHeader || send.in === "none") return;
  // A colon ends the user of Basic. A password may hold one, but Prism, which answers these cases,
  // takes a pair with a second colon for malformed: the runtime's own tests send it.
  const signs = `${foreign}%20/?#&=+"@${send.in === "basic" ? "" : ":"}`;
  yield probe(`${name} with signs of addresses and bodies`, secretValue + signs);
}

/** Whether it is a part of the user of Basic, which a colon would end. */
function isUser(send: CredentialContract["send"], name: string): boolean {
  return send.in === "basic" && send.user.includes(`{${name}}`);
}
