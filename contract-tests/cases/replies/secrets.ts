import type { OperationContract, ReplyContent } from "../../contract/types.ts";
import { secretsOf } from "../../contract/secrets.ts";
import { sampleOf } from "../../values/candidates.ts";
import { credentialInputs, secretValue } from "../../values/call.ts";
import { changed } from "../change.ts";
import type { ReplyProbe } from "./probe.ts";
import type { Start } from "./start.ts";

/** Replies that repeat a secret of the call: in the texts of an error, elsewhere in one, in HTML. */
export function repeatedSecrets(operation: OperationContract, start: Start): readonly ReplyProbe[] {
  const parameters = operation.parameters.filter(({ secret, required }) => secret || required);
  const secrets = parameters.filter(({ secret }) => secret).map(({ name }) => name);
  const optional = operation.credentials.filter(({ required }) => !required);
  const credentials = Object.fromEntries(
    optional.map(({ name }) => [name, `${secretValue}-${name}`]),
  );
  const samples = Object.fromEntries(parameters.map((each) => [each.name, sampleOf(each)]));
  const inputs = { ...credentialInputs(operation), ...credentials, ...samples };
  return secretsOf(operation, inputs).flatMap(({ input, text }) =>
    repliesWith(text, operation, start).map(
      ([place, reply]): ReplyProbe => ({
        title: `repeating ${input} ${place}`,
        reply,
        ...((secrets.includes(input) || Object.hasOwn(credentials, input)) && {
          given: { [input]: inputs[input] },
        }),
      }),
    ),
  );
}

function repliesWith(
  secret: string,
  { errors: { message, code, requestId } }: OperationContract,
  { failure, successes }: Start,
): readonly (readonly [place: string, reply: ReplyContent])[] {
  const { status, headers } = failure;
  const said = `${secret} is not known: ${secret}`;
  const html = { headers: { ...headers, "content-type": "text/html" }, text: `<p>${said}</p>` };
  const texts = [message, code, requestId]
    .flatMap((paths) => paths.slice(0, 1))
    .map((path) => ({ path, value: said }));
  const body = { detail: [said, said.toUpperCase()], given: { [secret]: { token: secret } } };
  const success = successes.find((each) => each.body !== undefined);
  return [
    ["in its words", changed(failure, texts)],
    ["in other members", { status, headers, body }],
    ["in HTML", { status, ...html }],
    ...(success ? [["in HTML", { status: success.status, ...html }] as const] : []),
  ];
}
