import { readLines } from "../contract/lines.ts";
import { typedOutputs } from "../contract/typed-outputs.ts";
import type { Value } from "../contract/types.ts";
import type {
  WrittenCredential,
  WrittenJob,
  WrittenManifest,
  WrittenOutput,
  WrittenParameter,
} from "../contract/written-types.ts";
import type { Names } from "../contract/parameter-types.ts";
import { wireNames } from "../contract/wire-names.ts";
import type { Facts } from "./types.ts";

/**
 * What a manifest says of its provider that the documentation has to say as well, under the names that
 * the documentation uses. The words are those of the manifest, so that nothing is lost in between.
 */
export function statedOfProvider(manifest: WrittenManifest): Facts {
  const { block, server, auth, errors, accept, limits, params = {}, names } = manifest;
  const { type, category, color } = block;
  return present({
    block: present({ type, category, color }),
    server: present(typeof server === "string" ? { url: server } : { ...server }),
    credentials: Object.fromEntries(auth.map((each) => [each.param, statedOfCredential(each)])),
    codes: errors?.codes,
    accept: accept as Value | undefined, // JSON, as a manifest is
    limits: present({ finalCodes: [], resetHeaders: [], ...limits }),
    parameters: statedOfParameters(params, { method: "GET", path: "", names }),
  });
}

/** The same of one of its operations. */
export function statedOfOperation(manifest: WrittenManifest, id: string): Facts {
  const written = manifest.operations[id];
  if (!written) return {};
  const { request, effect, scopes, auth, page, reply, accept, errors, limits } = written;
  const { params = {} } = written;
  const { names } = manifest;
  const lines = readLines(request);
  const method = lines[0]?.method ?? "";
  const path = lines.map((line) => line.path).join(" ");
  return present({
    effect,
    scopes,
    auth,
    page: page ? present({ ...page }) : null,
    job: statedOfJob(jobOf(manifest, id)?.[1]),
    statuses: Object.keys(reply).map(Number),
    outputs: Object.fromEntries(
      Object.entries(typedOutputs({ operation: written, manifest }))
        .filter(([, output]) => typeof output === "string" || !output.internal)
        .map(([name, output]) => [name, statedOfOutput(output)]),
    ),
    accept: accept as Value | undefined, // JSON, as a manifest is
    codes: errors?.codes,
    limits: limits && present({ ...limits }),
    // An operation without inputs of its own says so.
    parameters: statedOfParameters(params, { method, path, names }) ?? {},
  });
}

/** Whether it may be absent or null, and its type, which is JSON of any kind if nothing is said. */
function statedOfOutput(written: string | WrittenOutput): Facts {
  const { type = "json", optional, nullable } = typeof written === "string" ? {} : written;
  return present({ type, optional: optional || undefined, nullable: nullable || undefined });
}

/** The job that an operation starts, by its name. */
export function jobOf(
  { jobs = {} }: WrittenManifest,
  operation: string,
): readonly [name: string, WrittenJob] | undefined {
  return Object.entries(jobs).find(([, { start }]) => [start].flat().includes(operation));
}

function statedOfCredential(written: WrittenCredential): Facts {
  const { send, kind, scopes, visibility, required = true } = written;
  const other = visibility === "user-only" ? undefined : visibility;
  return present({ send, kind, scopes, visibility: other, required: required && undefined });
}

/** Outputs have their names alone. */
function statedOfJob(job: WrittenJob | undefined): Facts | null {
  if (!job) return null;
  const { start: _, ...rest } = job;
  const text = JSON.stringify(rest).replaceAll('"output.', '"');
  return JSON.parse(text);
}

function statedOfParameters(
  params: Readonly<Record<string, WrittenParameter>>,
  request: Omit<Requested, "name">,
): Facts | undefined {
  const stated = Object.entries(params).map(([name, written]) => [
    name,
    statedOfParameter(written, { ...request, name }),
  ]);
  return stated.length > 0 ? Object.fromEntries(stated) : undefined;
}

interface Requested {
  readonly method: string;
  readonly path: string;
  readonly name: string;
  readonly names: Names | undefined;
}

/** Members that only people read. */
const forPeople =
  "description example env label placeholder multiline advanced group deprecated options members rows";

/** All but what people read, and what goes without saying. */
function statedOfParameter(written: WrittenParameter, requested: Requested): Facts {
  const { to, required, secret, sendDefault, visibility, enum: allowed } = written;
  const facts = Object.entries(written).filter(([name]) => !forPeople.split(" ").includes(name));
  const { to: _, ...others } = Object.fromEntries(facts);
  const usual = secret ? "user-only" : "user-or-llm";
  return present({
    ...others,
    enum: allowed?.map((each) => (typeof each === "object" ? each.value : each)),
    required: required || undefined,
    secret: secret || undefined,
    sendDefault: sendDefault || undefined,
    visibility: visibility === usual ? undefined : visibility,
    in: to ?? usualPlace(requested),
  });
}

function usualPlace({ method, path, name, names }: Requested): string {
  if (new RegExp(`\\{${name}(\\.{3})?\\}`).test(path)) return "path";
  const wire = names ? wireNames[names](name) : name;
  return ["GET", "HEAD", "DELETE"].includes(method) ? `query.${wire}` : `body.${wire}`;
}

function present(members: Readonly<Record<string, unknown>>): Facts {
  const given = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Facts; // JSON, as a manifest is
}
