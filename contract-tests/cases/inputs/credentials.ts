import type { CredentialContract, OperationContract } from "../../contract/types.ts";
import { coverageId } from "../coverage/item.ts";
import { secretValue } from "./credential-value.ts";
import type { Probe } from "./probe.ts";

/** A credential that is not there, that cannot be sent, and one with white space around it. */
export function* credentials(
  operation: OperationContract,
  { name }: CredentialContract,
): Iterable<Probe> {
  const probe = (title: string, value: unknown, aspect: string, refused: boolean): Probe => ({
    title,
    given: { [name]: value },
    refused: refused ? { inputs: [name], code: "invalid_input" } : null,
    covers: [coverageId(operation, "parameter", name, aspect)],
  });
  yield probe(`without ${name}`, undefined, "absent", true);
  yield probe(`${name}=""`, "", "blank", true);
  yield probe(`${name}="  "`, "  ", "blank", true);
  yield probe(`${name}=null`, null, "null", true);
  yield probe(`${name}=7`, 7, "wrong type", true);
  // Else what travels is what the hook makes of it.
  if (!operation.hooks.request) {
    const foreign = `${secretValue}漢字`;
    const characters = "characters that headers cannot carry";
    yield probe(`${name} with ${characters}`, foreign, "unsendable", true);
    yield probe(`${name} with a line break in it`, `${secretValue}\nx`, "unsendable", true);
  }
  yield probe(`${name} with an accent in it`, `${secretValue}é`, "accent", false);
  yield probe(`${name} with white space around it`, ` ${secretValue}\n`, "trimmed", false);
}
