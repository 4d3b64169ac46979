import type { ParameterContract } from "../../contract/types.ts";
import { hostReference } from "../../oracle/file.ts";
import { allowedType, fileOfSize, typeWithin } from "../../values/candidates.ts";
import { fits } from "../../oracle/verdict/limits.ts";
import { type ProbedParameter, type Proposal, tried } from "./probe.ts";

const oddNames = [
  'a"b".txt',
  "a\r\nContent-Type: x/y\r\n\r\nb",
  "Zoë 漢字 😀.txt",
  "../../etc/passwd",
];

/** Files under any name, without a byte, without a name, and those that the host reads. */
export function* files(probed: ProbedParameter): Iterable<Proposal> {
  const { parameter, operation } = probed;
  if (parameter.type !== "file") return;
  const file = fileOfSize(parameter, 5);
  for (const name of oddNames) {
    // Whether a name can travel depends on where it stands.
    if (isNamed(operation.templates, parameter) && !/^[\x20-\x7e]*$/.test(name)) continue;
    yield tried(probed, { ...file, name });
  }
  yield tried(probed, fileOfSize(parameter, 0));
  for (const range of parameter.limits.mediaTypes?.slice(1) ?? []) {
    yield tried(probed, { ...file, mediaType: typeWithin(range) });
  }
  const { base64 } = file as { readonly base64: string };
  const plain = { base64 };
  if (fits(parameter, plain)) yield tried(probed, plain);
  const reference = hostReference(allowedType(parameter.limits), base64);
  yield tried(probed, reference);
  const unread = tried(probed, reference);
  yield {
    ...unread,
    title: `${unread.title} of a host that reads none`,
    context: { readsNoFiles: true },
  };
}

/** Whether something that is known of the file stands in a header, a query or a path. */
function isNamed(
  { query, headers }: object & { query: object; headers: object },
  { name }: ParameterContract,
): boolean {
  return JSON.stringify([query, headers]).includes(`{${name}.`);
}
