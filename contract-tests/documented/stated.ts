import manifestSchema from "../../specs/manifest.schema.json" with { type: "json" };
import { namesWithin } from "../contract/templates.ts";
import { typedOutputs } from "../contract/typed-outputs.ts";
import type { Contract, OperationContract, Value } from "../contract/types.ts";
import { isDestructive } from "../contract/words.ts";
import { wholeServer } from "../contract/server.ts";
import type {
  Written,
  WrittenJob,
  WrittenManifest,
  WrittenOperation,
  WrittenParameter,
} from "../contract/written-types.ts";
import { allParameters } from "../oracle/placed.ts";
import { comparedWords, type Kind } from "./keywords.ts";
import type { Facts } from "./types.ts";

/**
 * What a manifest says of its provider that the documentation has to say as well, under the names that
 * the documentation uses. The words are those of the manifest, so that nothing is lost in between.
 */
export function statedOfProvider(manifest: WrittenManifest, contract: Contract): Facts {
  const { server, auth, errors, limits, params = {} } = manifest;
  const facts = {
    ...manifest,
    server: wholeServer(server),
    limits: { resetHeaders: [], ...limits },
  };
  return present({
    ...comparedOf("manifest", facts),
    credentials: Object.fromEntries(
      Object.entries(auth).map(([name, each]) => [name, comparedOf("credential", each)]),
    ),
    codes: errors?.codes,
    finalCodes: errors?.final ?? [],
    parameters:
      Object.keys(params).length > 0 ? parametersOf(params, contract.operations) : undefined,
  });
}

/** The same of one of its operations. */
export function statedOfOperation(
  manifest: WrittenManifest,
  contract: Contract,
  id: string,
): Facts | undefined {
  const written = manifest.operations[id];
  const operation = contract.operations.find((each) => each.id === id);
  if (!written || !operation) return undefined;
  const { server, page, reply, errors, params = {}, graphql, encode } = written;
  const isOther = graphql !== undefined && manifest.encode !== undefined;
  const facts = {
    ...written,
    effect: operation.effect,
    // A document is sent as JSON, whatever the others are.
    encode: encode ?? (isOther ? "json" : undefined),
    server: server && wholeServer<object>(server),
    page: page ?? null,
  };
  return present({
    ...comparedOf("operation", facts, usualWords(operation)),
    job: statedOfJob(jobOf(manifest, id)?.[1]),
    statuses: Object.keys(reply).map(Number),
    replies: repliesOf(operation, reply),
    outputs: outputsOf(written, manifest),
    codes: errors?.codes,
    finalCodes: errors?.final,
    // An operation without inputs of its own says so.
    parameters: parametersOf(params, [operation]),
  });
}

/** What documentation says in the same words, but for what goes without saying in the manifest. */
export function statedIn(facts: Facts, operation?: OperationContract, manifest: Facts = {}): Facts {
  const each = (member: string, kind: Kind) => {
    const all = Object.entries<Value>(Object(facts[member])).map(([name, value]) => {
      const usual = usualOf(kind, Object(Object(manifest[member])[name]));
      const { in: place } = Object(value);
      return [name, present({ ...comparedOf(kind, Object(value), usual), in: place })] as const;
    });
    return facts[member] === undefined ? undefined : Object.fromEntries(all);
  };
  return present({
    ...withoutUsual(facts, operation ? usualWords(operation) : {}),
    credentials: each("credentials", "credential"),
    parameters: each("parameters", "parameter"),
    ...(facts.outputs !== undefined && {
      outputs: Object.fromEntries(
        Object.entries(Object(facts.outputs)).map(([name, value]) => [name, comparedOutput(value)]),
      ),
    }),
  });
}

/** The job that an operation starts, by its name. */
export function jobOf(
  { jobs = {} }: WrittenManifest,
  operation: string,
): readonly [name: string, WrittenJob] | undefined {
  return Object.entries(jobs).find(([, { start }]) => [start].flat().includes(operation));
}

/** What is compared of an object, but for what goes without saying and what people read in it. */
function comparedOf(kind: Kind, written: object, usual: Facts = usualOf(kind, written)): Facts {
  const words = comparedWords(kind);
  const said = Object.entries(written).filter(([word]) => words.includes(word));
  return withoutUsual(
    Object.fromEntries(said.map(([word, value]) => [word, inner(word, value)])),
    usual,
  );
}

function inner(word: string, value: Value): Value {
  if (word === "block" || word === "options") return comparedOf(word, Object(value));
  return word === "enum" && !Array.isArray(value) ? sentOf(Object(value)) : value;
}

/** What travels for each allowed value, without what people read of it. */
function sentOf(choices: Readonly<Record<string, Value>>): Value {
  const all = Object.entries(choices).map(([key, said]): [string, Value] => {
    const { label: _, deprecated: __, ...own } = Object(said);
    const isSaid = typeof said === "object" && said !== null;
    const [word, ...others] = Object.keys(own);
    if (!isSaid) return [key, said];
    if (word === undefined) return [key, key];
    return [key, word === "send" && others.length === 0 ? own.send : own];
  });
  return all.every(([key, said]) => key === String(said))
    ? all.map(([, said]) => said)
    : Object.fromEntries(all);
}

/** What the language takes for a word that is not written. */
function usualOf(kind: Kind, written: object): Facts {
  const { $defs, properties: top } = manifestSchema;
  const definitions: Readonly<Record<string, object>> = { ...$defs, manifest: { properties: top } };
  const properties: Readonly<Record<string, object>> = Object(definitions[kind]).properties ?? {};
  const usual = Object.entries(properties).map(([word, each]) => [word, Object(each).default]);
  const { secret } = Object(written);
  return present({
    ...Object.fromEntries(usual),
    ...(secret === true && { visibility: "user-only" }),
  });
}

function usualWords({ effect, method, document }: OperationContract): Facts {
  const repeats = effect === "read" || ["PUT", "DELETE"].includes(method);
  const way = document === null ? method : "write";
  return { destructive: isDestructive(effect, way), idempotent: repeats };
}

function withoutUsual(facts: Facts, usual: Facts): Facts {
  const said = Object.entries(facts).filter(([word, value]) => value !== usual[word]);
  return Object.fromEntries(said);
}

/** The replies that are no JSON of a schema. */
function repliesOf(
  { texts, listed, files }: OperationContract,
  reply: WrittenOperation["reply"],
): Facts | undefined {
  const plain = new Set([...texts, ...listed.keys(), ...files.keys()]);
  const own = Object.entries(reply).filter(([status]) => plain.has(Number(status)));
  return own.length > 0 ? present(Object.fromEntries(own)) : undefined;
}

function outputsOf(operation: WrittenOperation, manifest: WrittenManifest): Facts {
  const all = Object.entries(typedOutputs({ operation, manifest })).flatMap(([name, output]) =>
    output.internal ? [] : [[name, comparedOutput(output)] as const],
  );
  return Object.fromEntries(all);
}

/** Whether an output may be absent or null, and its type, which is JSON of any kind if nothing is said. */
function comparedOutput(output: unknown): Facts {
  const { type, optional, nullable } = Object(output);
  const usual = { type: "json", optional: false, nullable: false };
  return withoutUsual(present({ type, optional, nullable }), usual);
}

/** Outputs have their names alone. */
function statedOfJob(job: WrittenJob | undefined): Facts | null {
  if (!job) return null;
  const text = JSON.stringify(comparedOf("job", job)).replaceAll('"output.', '"');
  return JSON.parse(text);
}

function parametersOf(
  params: Written<WrittenParameter>,
  operations: readonly OperationContract[],
): Facts {
  const stated = Object.entries(params).map(([name, written]) => {
    const places = operations.map((operation) => placeIn(operation, name));
    // Of all operations, the first that sends it says where.
    const place = places.find((each) => each !== "none") ?? "none";
    return [name, { ...comparedOf("parameter", written), in: place }];
  });
  return Object.fromEntries(stated);
}

/** Where a parameter travels: `path`, `query.q`, `body.a.b`, in a template that names it, or nowhere. */
function placeIn(operation: OperationContract, name: string): string {
  const place = allParameters(operation).find((each) => each.name === name)?.place;
  if (!place) return "none";
  if (place.in === "body") return ["body", ...place.path].join(".");
  if (place.in === "query") return `query.${place.name}`;
  if (place.in === "header") return `headers.${place.name}`;
  const isNamed = namesWithin(operation.templates).has(name);
  return place.in === "none" && isNamed ? "template" : place.in;
}

function present(members: Readonly<Record<string, unknown>>): Facts {
  const given = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Facts; // JSON, as a manifest is
}
