import { redact, secretTexts } from "../../../../packages/runtime/src/reply/redact.ts";
import { jsonOf } from "../../../language/ir/json.ts";
import type { Example, Json, Operation } from "../../../language/ir/types.ts";

/** A call and what comes of it, without secrets: providers repeat some of them. */
export function blockExample({ parameters }: Operation, example: Example): Json {
  const { name, params, credentials = {}, result } = example;
  const hidden = new Set(parameters.flatMap((each) => (each.secret ? [each.name] : [])));
  const [given, secret] = [false, true].map((isSecret) =>
    Object.fromEntries(Object.entries(params).filter(([input]) => hidden.has(input) === isSecret)),
  );
  const shown = {
    name,
    inputs: given ?? {},
    ...(result.kind === "output" ? { output: result.output } : { error: jsonOf(result.error) }),
  };
  const secrets = secretTexts([secret, credentials]);
  return secrets.length > 0 ? redact(shown, secrets) : shown;
}
