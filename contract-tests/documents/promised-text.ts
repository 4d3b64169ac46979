import { promisedCall } from "./block-inputs.ts";
import { asSent } from "./marks.ts";
import { allParameters } from "../oracle/placed.ts";
import type { Travelling } from "../oracle/travelling.ts";
import { bracedPieces, holeLength } from "../contract/template-text.ts";
import { perLine } from "../contract/lines.ts";
import type {
  Contract,
  CredentialContract,
  OperationContract,
  WrittenOauth,
} from "../contract/types.ts";
import { sharingRequests } from "../contract/request-line.ts";

/** The descriptions of a provider in `block.json`; the document may say more. */
export function promisedBlockText({ provider, version, ...contract }: Contract): object {
  const { block, credentials, operations } = contract;
  return {
    provider,
    version,
    ...(block.docs !== undefined && { docs: block.docs }),
    ...(block.icon !== undefined && { icon: promisedIcon(block.icon) }),
    auth: credentials.map(
      ({ name, kind, description, label, docs, env, scopes, required, oauth, send }) => {
        const left = {
          env,
          send: promisedSend(name, send),
          ...(label !== undefined && { title: label }),
          ...(docs !== undefined && { docs }),
          ...(!required && { required }),
          ...(oauth && { oauth: promisedOauth(oauth) }),
        };
        return { name, kind, description, scopes, ...left };
      },
    ),
    ...(contract.test && { test: promisedCall(contract.test) }),
    operations: operations.map(({ id, name, description, effect, scopes, ...operation }) => ({
      id,
      name,
      description,
      effect,
      destructive: operation.destructive,
      idempotent: operation.idempotent,
      ...operation.words,
      scopes,
      outputs: Object.fromEntries(
        operation.outputs.map((output) => [output.name, { description: output.description }]),
      ),
    })),
  };
}

/** What requests carry of a credential, by place and name. */
function promisedSend(own: string, send: CredentialContract["send"]): object {
  if (send.in === "none") return {};
  if (send.in === "basic") {
    return { headers: { Authorization: { $basic: [send.user, send.password].map(doubled) } } };
  }
  if (send.in === "header") return { headers: { [send.name]: doubled(send.text) } };
  return { [send.in]: { [send.name]: `{${own}}` } };
}

/** A template in which all braces are doubled that open no hole. */
function doubled(template: string): string {
  const written = bracedPieces(template, holeLength).map((piece) =>
    typeof piece === "string" ? piece.replace(/[{}]/g, "$&$&") : `{${piece.inner}}`,
  );
  return written.join("");
}

/** Icons lie in the package as they lie beside the manifest. */
function promisedIcon(icon: NonNullable<Contract["block"]["icon"]>): object {
  const [light, dark] = [icon].flat().map((path) => path.replace("./", ""));
  return { light, ...(dark !== undefined && { dark }) };
}

/** A person agrees without a code challenge where nothing else is said. */
function promisedOauth(oauth: WrittenOauth): object {
  return { grant: "authorization_code", pkce: false, ...oauth };
}

/** The same of `openapi.yaml`. */
export function promisedOpenapiText({ version, block, operations }: Contract): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const group of sharingRequests(operations.flatMap(perLine))) {
    const [{ method, path }, ...others] = group;
    const texts = others.length === 0 ? operationText(group[0]) : sharedText(group);
    paths[path] = { ...paths[path], [method.toLowerCase()]: texts };
  }
  return { info: { title: block.name, summary: block.description, version }, paths };
}

function operationText(operation: OperationContract): object {
  const { name, description, words } = operation;
  return {
    summary: name,
    description,
    ...(words.resource !== undefined && { tags: [words.resource] }),
    ...(words.docs !== undefined && { externalDocs: { url: words.docs } }),
    ...(words.deprecated && { deprecated: true }),
    ...parameterText(operation),
  };
}

/** One text for operations of one method and path, which begins with the first. */
function sharedText(group: readonly OperationContract[]): object {
  const [text = ""] = group.map(({ id, description }) => `\`${id}\`: ${description}`);
  return { summary: group.map(({ name }) => name).join("; "), description: text };
}

function parameterText(operation: OperationContract): object {
  const placed = [...operation.carried, ...allParameters(operation)].filter(
    // What is accepted is said by the media types of the replies.
    ({ place }) => "name" in place && !(place.in === "header" && /^accept$/i.test(place.name)),
  );
  if (placed.length === 0) return {};
  return {
    parameters: placed.map(({ description, secret, example, convert, words, ...more }) => ({
      description,
      ...(words.deprecated !== undefined && { deprecated: true }),
      // A list is shown as it travels, as is what becomes another value.
      ...(!secret &&
        convert !== "csv" &&
        isAsGiven(more) && { example: asSent({ convert }, example) }),
    })),
  };
}

function isAsGiven(of: Travelling): boolean {
  return of.table === null && of.steps.length === 0;
}

/** The promised text where the text only continues it; else the whole text. */
export function promisedPart(text: string, promised: string): string {
  return text.startsWith(promised.trim()) ? promised : text;
}

/** Members that people read, which the generator may continue. */
const texts = new Set(["description", "summary", "message"]);

/**
 * The members of a document that are promised, and no others. A description that goes on after the
 * promised one is that one.
 */
export function picked(document: unknown, promised: unknown, name = ""): unknown {
  if (typeof promised === "string" && typeof document === "string")
    return texts.has(name) ? promisedPart(document, promised) : document;
  if (typeof promised !== "object" || promised === null) return document;
  if (typeof document !== "object" || document === null) return document;
  if (Array.isArray(promised)) {
    // A list of texts is promised as a whole, and of objects what they say.
    const isOfTexts = promised.every((each) => typeof each !== "object");
    if (!Array.isArray(document) || isOfTexts) return document;
    return document.slice(0, promised.length).map((each, index) => picked(each, promised[index]));
  }
  const members = Object.entries(promised).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    members.map(([key, value]) => [key, picked(Reflect.get(document, key), value, key)]),
  );
}
