import { type Draft, type Head, takeOne, type Value, type Written } from "./draft.ts";
import { lookups, options, rules } from "./parts/between.ts";
import { credentials } from "./parts/credentials.ts";
import { hooks, signs } from "./parts/hooks.ts";
import { documents, jobs } from "./parts/others.ts";
import { followers } from "./parts/pages.ts";
import { parameters } from "./parts/parameters.ts";
import { outputs, replies } from "./parts/replies.ts";
import { bodies, encodings, headers, paths, queries } from "./parts/requests.ts";
import { servers } from "./parts/servers.ts";
import { usedSchemas } from "./parts/schemas.ts";
import { accepts, errors, habits } from "./parts/tops.ts";
import { type Random, randomOf } from "./random.ts";

/** What is taken for the whole of a manifest, in this order. */
const ofHead = { servers, credentials, accepts, errors, habits, signs, jobs, documents };

/** The same of one operation, without its parameters. */
const ofOperation = {
  paths,
  bodies,
  queries,
  options,
  rules,
  lookups,
  headers,
  replies,
  followers,
  outputs,
  hooks,
};

/** Every part there is, as it is called in `taken`. */
export const allParts: readonly string[] = Object.entries({
  ...ofHead,
  encodings,
  parameters,
  ...ofOperation,
}).flatMap(([name, table]) => Object.keys(table).map((part) => `${name}.${part}`));

/** A manifest that is put together of parts, and what lies beside it. */
export interface Made {
  readonly id: string;
  readonly manifest: Written;
  /** By path. */
  readonly files: Readonly<Record<string, string>>;
  readonly taken: ReadonlySet<string>;
}

/** The manifest of this number among those of a seed: the same each time. */
export function madeManifest(seed: number, number: number): Made {
  const id = `v${seed}x${number}`;
  const head = headOf(id, randomOf(seed * 100_003 + number));
  for (const [name, table] of Object.entries(ofHead)) takeOne(name, table, head, head);
  const count = head.random.pick([1, 1, 1, 1, 2]);
  for (let n = 0; n < count; n += 1) addOperation(head, n);
  return { id, manifest: manifestOf(head), files: head.files, taken: head.taken };
}

function headOf(id: string, random: Random): Head {
  return {
    id,
    random,
    top: {},
    params: {},
    headers: {},
    rules: [],
    schemas: {},
    operations: {},
    jobs: {},
    files: {},
    taken: new Set(),
    isTold: false,
    isMatched: false,
  };
}

function manifestOf(head: Head): Written {
  const { id, top, headers: shared, params, operations, jobs: all } = head;
  return {
    manifest: 2,
    provider: id,
    version: "1",
    block: { name: id, description: "Tries something.", category: "tools" },
    ...top,
    ...filled("headers", shared),
    ...filled("rules", head.rules),
    ...filled("params", params),
    ...filled("schemas", usedSchemas(head)),
    operations,
    ...filled("jobs", all),
  };
}

/** A member that is left out where it holds nothing. */
function filled(name: string, value: Value): Written {
  return Object.keys(Object(value)).length > 0 ? { [name]: value } : {};
}

function addOperation(head: Head, n: number): void {
  const { random } = head;
  const method = random.pick(["GET", "GET", "POST", "POST", "PUT", "PATCH", "DELETE"]);
  const effect = method === "GET" ? "read" : "write";
  const operation: Written = { name: `Run ${n}`, request: "", effect };
  const draft: Draft = { head, n, method, params: {}, operation, path: "", reply: "any" };
  takeOne("encodings", encodings, draft, head);
  // A text that is written whole has no place for others.
  const isWritten = operation["body"] !== undefined;
  const kinds = random.sample(
    Object.entries(parameters).filter(([, { needs }]) => needs?.(draft) !== false),
    isWritten ? 0 : random.pick([0, 1, 1, 2, 3]),
  );
  for (const [name, part] of kinds) {
    head.taken.add(`parameters.${name}`);
    part.add(draft);
  }
  for (const [name, table] of Object.entries(ofOperation)) takeOne(name, table, draft, head);
  const lines = [draft.path, draft.secondPath].flatMap((path) =>
    path === undefined ? [] : [`${method} /items${n}${path}`],
  );
  operation["request"] = lines.length > 1 ? lines : (lines[0] ?? "");
  if (Object.keys(draft.params).length > 0) operation["params"] = draft.params;
  head.operations[`${head.id}_run${n}`] = operation;
}
