import { readFileSync } from "node:fs";
import type { Reply } from "../contract/case.ts";
import { documentOf } from "../contract/manifests.ts";
import { contractOf } from "../contract/read.ts";
import { requestLine } from "../contract/request-line.ts";
import type { Contract } from "../contract/types.ts";
import { bodyText } from "../contract/reply-text.ts";
import { replyHeaders } from "../servers/response.ts";
import { type Answer, type Asked, failure, type Mock } from "./answer.ts";
import { bodiesIn } from "./likest.ts";
import { type Found, operationFinder } from "./operation-at.ts";
import { type Prism, prismOf, type Wish } from "./prism.ts";
import { repliesOf } from "./replies.ts";

/** Header with the reply that is to be given, whatever the request is. */
export const replyHeader = "x-mock-reply";

/**
 * A mock of a provider, from its manifest and the text of its OpenAPI document. Prism validates each
 * request. The reply is the one that a header tells, or that `Prefer` names (`example=NAME`, `code=N`);
 * else the one of a provider that does what it is asked for.
 */
export async function mockOf(contract: Contract, document: string): Promise<Mock> {
  const prism = await prismOf(document);
  const bodies = prism.operations.flatMap(({ request }) => request?.body?.contents ?? []);
  const find = operationFinder(contract, bodiesIn(bodies.map(({ schema }) => schema)));
  const replies = repliesOf(contract);
  return {
    async answer(asked) {
      const found = find(asked);
      // Prism knows no other path.
      const request = { ...asked, path: found?.path ?? asked.path };
      const told = toldReply(asked);
      if (told && !told.declared) return given(told);
      if (told) return await prism.ask(request, wishFor(told));
      const wish = preferred(asked);
      if (found && wish) return await wished(prism, found, request, wish);
      const next = await replies.pageAt(asked);
      if (next) return given(next);
      if (!found) return await prism.ask(request, {});
      const reply = await replies.replyTo(found.operation, asked);
      if ("reason" in reply) return failure(501, `${found.operation.id}: ${reply.reason}`);
      const said = await prism.ask(request, { code: reply.status });
      if (said.isRefusal) return said;
      replies.answered(found.operation, asked);
      return given(reply, said);
    },
  };
}

/** The mock of a provider of the workspace. */
export async function mockNamed(provider: string): Promise<Mock> {
  return await mockOf(contractOf(provider), readFileSync(documentOf(provider), "utf8"));
}

function toldReply({ headers }: Asked): Reply | undefined {
  const told = headers[replyHeader];
  return typeof told === "string" ? JSON.parse(decodeURIComponent(told)) : undefined;
}

/** A reply without a body has no example. */
function wishFor({ status, example }: Reply): Wish {
  return { code: status, ...(example !== null && { example }) };
}

/** A reply as it stands; JSON under the name under which Prism would give it. */
function given(reply: Reply, { headers }: Pick<Answer, "headers"> = { headers: {} }): Answer {
  const { "content-type": type, "sl-violations": found } = headers;
  const own = {
    ...(reply.body !== undefined && type && { "content-type": type }),
    ...reply.headers,
  };
  return {
    status: reply.status,
    headers: {
      ...replyHeaders({ ...reply, headers: own }),
      ...(found && { "sl-violations": found }),
    },
    body: bodyText(reply),
    ...(reply.cut && { isCut: true }),
  };
}

/** What `Prefer` asks for; undefined where that is nothing of a mock's. */
function preferred({ headers: { prefer } }: Asked): Wish | undefined {
  const pairs = [prefer ?? ""]
    .flat()
    .join(",")
    .matchAll(/(?<![\w-])(code|example)\s*=\s*(?:"([^"]*)"|([^,;]+))/gi);
  const wishes = new Map(
    Array.from(pairs, ([, name = "", quoted, plain = ""]) => [
      name.toLowerCase(),
      quoted ?? plain.trim(),
    ]),
  );
  const [code, example] = [wishes.get("code"), wishes.get("example")];
  if (code === undefined && example === undefined) return undefined;
  return { code: code === undefined ? undefined : Number(code), example };
}

/** Prism's reply to a wish; examples are found by their name in the manifest as well, and whatever their status is. */
async function wished(
  prism: Prism,
  { operation: { id, label }, line }: Found,
  asked: Asked,
  { code, example }: Wish,
): Promise<Answer> {
  const own = prism.operations.filter((each) => requestLine(each) === requestLine(line));
  const all = own.flatMap(({ responses }) =>
    responses.flatMap((response) =>
      (response.contents ?? []).flatMap(({ examples = [] }) =>
        examples.map(({ key, summary }) => ({ code: Number(response.code), key, summary })),
      ),
    ),
  );
  const fitting = all.filter(
    (each) =>
      (code === undefined || each.code === code) &&
      (example === undefined || each.key === example || each.summary === example),
  );
  // Operations of one request are one in the document: keys begin with their labels.
  const found = fitting.find(({ key }) => key.startsWith(`${label}.`)) ?? fitting[0];
  if (found) return await prism.ask(asked, { code: found.code, example: found.key });
  if (example === undefined) return await prism.ask(asked, { code });
  const keys = all.map(({ key }) => key).join(", ");
  return failure(404, `${id} has no example "${example}"; there are: ${keys}`);
}
