import type { ErrorCode } from "../../language/ir/types.ts";
import type { PreparedOperation } from "../../language/check/prepared.ts";
import type { ManifestPath } from "../../language/manifest/source.ts";
import type {
  ManifestAccept,
  ManifestErrorCondition,
  ManifestErrors,
  ManifestFile,
} from "../../language/manifest/types.ts";
import { type Edit, remove, rename, set } from "../edit.ts";
import { dropEach } from "./lists.ts";
import { otherValue } from "./parameters.ts";
import { keyedPathEdits, pathEdits, pathsEdits, type Reach } from "./paths.ts";

/** What a body that is no JSON of a schema is read as in its place. */
const OTHER_READING: Readonly<Record<string, string>> = {
  lines: "events",
  events: "lines",
  text: "any",
  any: "text",
};

/** Each status of success undeclared, another one, and with another body, or one that is read otherwise. */
export function replyEdits({ at, operation }: PreparedOperation): readonly Edit[] {
  const statuses = Object.keys(operation.reply);
  return statuses.flatMap((status) => {
    const place = [...at, "reply", status];
    const body = operation.reply[status];
    const reading = OTHER_READING[body ?? ""];
    const free = [200, 201, 202, 203].map(String).find((other) => !statuses.includes(other));
    return [
      remove(place),
      rename(place, free ?? "206"),
      ...(body === "empty" ? [] : [set(place, "empty")]),
      ...(reading === undefined ? [] : [set(place, reading)]),
      ...fileEdits([...at, "files", status], operation.files?.[status]),
    ];
  });
}

/** A file of another type, and of any; one byte more, where a test can send so many. */
function fileEdits(place: ManifestPath, file: ManifestFile | undefined): readonly Edit[] {
  if (file === undefined) return [];
  const other = file.file === "image/*" ? "audio/*" : "image/*";
  const { maxBytes = Infinity } = file;
  return [
    set([...place, "file"], other),
    ...(file.file === "*/*" ? [] : [remove(place)]),
    ...(maxBytes < 2 * 2 ** 20 ? [set([...place, "maxBytes"], maxBytes + 1)] : []),
  ];
}

/** Error statuses that are answers: not so, under other conditions, with other constants. */
export function acceptEdits(
  at: ManifestPath,
  accepts: Readonly<Record<string, ManifestAccept>>,
  reach: Reach,
): readonly Edit[] {
  return Object.entries(accepts).flatMap(([status, { match = {}, output = {} }]) => {
    const place = [...at, status];
    return [
      remove(place),
      rename(place, status === "404" ? "410" : "404"),
      ...valueEdits([...place, "match"], match),
      ...keyedPathEdits([...place, "match"], match, reach),
      ...valueEdits([...place, "output"], output),
      ...Object.keys(output).map((name) => remove([...place, "output", name])),
    ];
  });
}

const OTHER_CODE = (code: ErrorCode): ErrorCode => (code === "conflict" ? "forbidden" : "conflict");

/** Where the provider's own texts are in an error, and what its codes mean. */
export function errorEdits(
  at: ManifestPath,
  { codes = {}, when = [], ...places }: ManifestErrors,
  reach: Reach,
): readonly Edit[] {
  const texts = (["message", "code", "requestId"] as const).flatMap((name) => {
    const paths = places[name];
    const place = [...at, name];
    if (paths === undefined) return [];
    return [...pathsEdits(place, paths, reach), remove(place)];
  });
  const mapped = Object.entries(codes).flatMap(([code, ours]) => {
    const place = [...at, "codes", code];
    return [set(place, OTHER_CODE(ours)), remove(place), rename(place, `${code}x`)];
  });
  const conditions = when.flatMap((condition, index) =>
    conditionEdits([...at, "when", index], condition, reach),
  );
  return [...texts, ...mapped, ...conditions];
}

/** An error condition gone, each of its parts gone or another, and with another code. */
function conditionEdits(
  at: ManifestPath,
  condition: ManifestErrorCondition,
  reach: Reach,
): readonly Edit[] {
  const {
    status = [],
    match = {},
    contains = {},
    present = [],
    any,
    unless = {},
    code,
  } = condition;
  return [
    ...(any === undefined ? [] : pathEdits([...at, "any"], any, reach)),
    ...valueEdits([...at, "unless"], unless),
    ...keyedPathEdits([...at, "unless"], unless, reach),
    remove(at),
    set([...at, "code"], OTHER_CODE(code)),
    ...status.map((each, index) => set([...at, "status", index], each + 1)),
    ...dropEach([...at, "status"], status),
    ...valueEdits([...at, "match"], match),
    ...keyedPathEdits([...at, "match"], match, reach),
    ...valueEdits([...at, "contains"], contains),
    ...keyedPathEdits([...at, "contains"], contains, reach),
    ...pathsEdits([...at, "present"], present, reach),
    ...(present.length === 1 ? [remove([...at, "present"])] : []),
  ];
}

function valueEdits(at: ManifestPath, values: ManifestAccept["output"] & {}): readonly Edit[] {
  return Object.entries(values).map(([key, value]) =>
    set(
      [...at, key],
      Array.isArray(value) && value.length > 1 ? value.slice(1) : otherValue(value),
    ),
  );
}
