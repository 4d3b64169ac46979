import { isDeepStrictEqual } from "node:util";
import { sayValue } from "../../language/check/values.ts";
import { counted } from "../../system/terminal/numbers.ts";
import { draftedContent, streamOf } from "../content.ts";
import type { VendorBody, VendorOperation, VendorReply, VendorScheme } from "../model.ts";
import { memberAt, membersOf } from "../shape/members.ts";
import type { Follow } from "../shape/node.ts";
import { normalOf } from "../shape/normal.ts";
import { oneLine, wordsOf } from "../words.ts";
import { type CredentialsDraft, isEnough } from "./credentials.ts";
import { isBodiless } from "./errors.ts";
import { mayHaveBody } from "./inputs.ts";
import { isPlainList } from "./limits.ts";
import { nameOf, operationId } from "./names.ts";
import { type DraftSetting, isText, type OperationDraft } from "./operation.ts";
import { isSuccess } from "./outputs.ts";
import { pagingRemarks } from "./paging.ts";
import type { Remark } from "./print.ts";

/**
 * What a person has to decide, beside the place where it is written. What stands before a colon is
 * the same for all decisions of a kind.
 */
export function providerRemarks(
  operations: readonly VendorOperation[],
  credentials: CredentialsDraft,
  {
    ofServer,
    unasked,
  }: { readonly ofServer: readonly string[]; readonly unasked: readonly string[] },
): readonly Remark[] {
  return [
    decision(["block"], "how the block presents itself"),
    ...ofServer.map((text) => decision(["server"], text)),
    ...authRemarks(operations, credentials),
    ...(unasked.length > 0 ? [ofAuth(`${UNASKED}: ${unasked.join(", ")}`)] : []),
  ];
}

const WITHOUT = "the vendor also takes calls without a credential, which the rule refuses";
const UNASKED = "whether calls need what the vendor defines and no operation asks for";

function authRemarks(
  operations: readonly VendorOperation[],
  { auth, sends, schemes, needing, isWithout }: CredentialsDraft,
): readonly Remark[] {
  const signed = new Set(
    operations
      .flatMap(({ security }) => security?.flat() ?? [])
      .flatMap(({ name, send }) => (send.kind === "other" && send.isSigned ? [name] : [])),
  );
  if (signed.size > 0)
    return [ofAuth(`requests are signed, which \`hooks.sign\` does: ${[...signed].join(", ")}`)];
  if (auth.length === 0) return [ofAuth("the vendor's document describes no usable credential")];
  const ways = operations.flatMap(({ security }) => security ?? []);
  const unsaid = ways.filter((way) => !isEnough(sends, { security: [way] }));
  const names = new Set(unsaid.map((way) => way.map(({ name }) => name).join(" and ")));
  const all = [...names].join(", ");
  const [first] = needing;
  return [
    ...(isWithout ? [ofAuth(WITHOUT)] : []),
    ...(first
      ? [
          ofAuth(
            `which credential is required: ${counted(needing.length, "operation")} cannot do without one, such as ${nameOf(first)}; others do not`,
          ),
        ]
      : []),
    ...(names.size > 0 ? [ofAuth(`the vendor also accepts: ${all}`)] : []),
    ...schemes.flatMap((scheme, index) => grantRemarks(scheme, auth[index]?.oauth !== undefined)),
  ];
}

/** Where a host obtains a token, as far as the document leaves it open. */
function grantRemarks(
  { name, otherGrants, oauth }: VendorScheme,
  isWritten: boolean,
): readonly Remark[] {
  const other = otherGrants.join(", ");
  if (oauth !== null && !isWritten)
    return [ofAuth(`where a host obtains the token, as its address cannot be said: ${name}`)];
  if (other === "") return [];
  if (oauth === null)
    return [ofAuth(`where a host obtains the token: ${name}, for which the vendor names ${other}`)];
  const isOfHost = oauth.grant === "client_credentials";
  const isChoice = otherGrants.includes(isOfHost ? "authorizationCode" : "clientCredentials");
  const text = `whether people agree, or the host has credentials of its own: ${name}`;
  return isChoice ? [ofAuth(text)] : [];
}

/** Schemas that are left open, because the check refuses what the vendor says. */
export function schemaRemarks(
  names: readonly string[],
  open: ReadonlySet<string>,
): readonly Remark[] {
  const left = names.filter((name) => open.has(name));
  return left.map((name) =>
    decision(["schemas", name], "the vendor's schema is left out; it is not sound"),
  );
}

/** What a person has to decide about one operation. */
export function operationRemarks(
  theirs: VendorOperation,
  draft: OperationDraft,
  { provider, sends, follow, locate, credentials }: DraftSetting,
): readonly Remark[] {
  const { method, body, deprecated, replies, security } = theirs;
  const path = ["operations", draft.id];
  const at = (member: string, text: string) => decision([...path, member], text);
  const isRenamed = draft.id !== operationId(provider, theirs);
  const names = (security ?? []).map((schemes) => schemes.map(({ name }) => name).join(" and "));
  const foreign = replies.find((reply) => isSuccess(reply) && isForeign(reply))?.mediaTypes;
  const text = replies.find((reply) => isSuccess(reply) && isText(reply, follow));
  const shown = replies.find((reply) => isSuccess(reply) && reply.examples);
  const unsure = replies.find(({ said }) => said !== undefined);
  const between = replies.find(({ status }) => status >= 300 && status < 400);
  return [
    ...(isRenamed ? [at("name", "a better id; another operation has the same name")] : []),
    ...(deprecated ? [at("name", "the vendor has deprecated it")] : []),
    ...(locate(theirs)?.server && security === null && credentials.length > 0
      ? [at("server", "which credentials go to this server")]
      : []),
    ...(isEnough(sends, theirs)
      ? []
      : [at("request", `the vendor asks for another credential here: ${names.join(", ")}`)]),
    ...joinedRemarks(theirs).map((remark) => at("params", remark)),
    ...(body && !mayHaveBody(method) && !isEmptyBody(body)
      ? [at("request", `manifests support no body with this method: ${method}`)]
      : []),
    ...effectRemarks(theirs).map((remark) => at("request", remark)),
    ...parameterRemarks(path, draft),
    ...pagingRemarks(theirs, draft.inputs.params).map(({ member, text: open }) =>
      decision([...path, ...member], open),
    ),
    ...bodyRemarks(path, theirs, draft, follow),
    ...(foreign
      ? [at("reply", `manifests cannot read this; the vendor returns: ${foreign.join(", ")}`)]
      : []),
    ...(text && !isBodiless(method, text)
      ? [at("reply", "whether this text is JSON in quotes, or bare (`text`)")]
      : []),
    ...(shown && !isBodiless(method, shown)
      ? [at("reply", "whether all replies are like the vendor's example, as it has no schema")]
      : []),
    ...(unsure ? [at("reply", `which status it has; the vendor says only: ${unsure.said}`)] : []),
    ...(between && !foreign
      ? [at("reply", `whether this is a result, to be listed under accept: ${between.status}`)]
      : []),
    ...outputRemarks(theirs, follow).map((remark) => at("output", remark)),
  ];
}

/** Words in the names of what only reads, although its method may write. */
const READING =
  /^(?:search|query|list|find|get|fetch|lookup|count|check|validate|preview|calculate|estimate)$/i;

/** Whether an operation reads shows by its method, except where its name says otherwise. */
function effectRemarks(theirs: VendorOperation): readonly string[] {
  const word = wordsOf(nameOf(theirs)).find((each) => READING.test(each));
  if (theirs.method !== "POST" || word === undefined) return [];
  return [`\`effect: read\`, if it changes nothing: its name says ${sayValue(word)}`];
}

/** How many members of a reply a person reads at once; with more, callers need a few of them. */
const PAGE = 25;

/** What is open about outputs: of much, or of alternatives, callers need something. */
function outputRemarks({ method, replies }: VendorOperation, follow: Follow): readonly string[] {
  const reply = replies.find((each) => isSuccess(each) && !isBodiless(method, each));
  if (!reply?.schema) return [];
  const node = { schema: reply.schema, at: [] };
  const count = membersOf(node, follow).size;
  if (count > PAGE) return [`which members of the reply callers need: it has ${count}`];
  const alternatives = normalOf(node, follow).choices.flat().length;
  return alternatives > 0
    ? [`which alternative of the reply callers need: it has ${alternatives}`]
    : [];
}

/** Some documents give every operation a body, which has no members where it means nothing. */
function isEmptyBody({ contents }: VendorBody): boolean {
  const isNothing = ({ schema }: VendorBody["contents"][number]) =>
    isDeepStrictEqual(schema["properties"], {}) && !schema["additionalProperties"];
  return contents.every(isNothing);
}

/** What the description of a body leaves open. */
function bodyRemarks(
  path: Remark["path"],
  { body }: VendorOperation,
  { inputs }: OperationDraft,
  follow: Follow,
): readonly Remark[] {
  const { encode } = inputs.written;
  const at = (text: string) => [decision([...path, "encode"], text)];
  const content = body && draftedContent(body);
  if (encode === undefined || !content) return [];
  const node = { schema: content.schema, at: [] };
  const isNested = inputs.params.some(
    ({ parameter, wire }) =>
      ["json", "object", "array"].includes(parameter.type) &&
      !isPlainList(memberAt(node, wire, follow), follow),
  );
  if (encode === "form" && isNested && content.lists !== "brackets")
    return at("how objects travel in this form; here as `a[b]`");
  const whole = inputs.params.find(({ wire, place }) => place === "body" && wire === "");
  return whole?.parameter.convert === "raw"
    ? at("whether callers give all of the document; it is not escaped")
    : [];
}

/** Lists that callers have to join themselves. */
function joinedRemarks({ parameters }: VendorOperation): readonly string[] {
  const names = parameters.flatMap(({ name, separator }) =>
    separator === undefined ? [] : `${name} (${sayValue(separator)})`,
  );
  return names.length > 0 ? [`callers join these lists themselves: ${names.join(", ")}`] : [];
}

/** What is left out: patterns that do not compile, or take too long, and what cannot be sent. */
function parameterRemarks(path: Remark["path"], { inputs }: OperationDraft): readonly Remark[] {
  const patterns = inputs.params.flatMap(({ name, told }) =>
    told.map((text) => decision([...path, "params", name], text)),
  );
  if (inputs.unsendable.length === 0) return patterns;
  const names = inputs.unsendable.map(({ in: place, name }) => sayValue(`${place}.${name}`));
  const text = `parameters that manifests cannot send are left out: ${names.join(", ")}`;
  return [decision([...path, "request"], text), ...patterns];
}

function ofAuth(text: string): Remark {
  return decision(["auth"], text);
}

function decision(path: Remark["path"], text: string): Remark {
  // A comment is one line.
  return { path, text: `decide: ${oneLine(text)}` };
}

function isForeign({ schema, mediaTypes }: VendorReply): boolean {
  return schema === null && mediaTypes.length > 0 && streamOf(mediaTypes) === null;
}
