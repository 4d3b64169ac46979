import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import type { WrittenManifest } from "./expand.ts";
import { habitOf } from "./habits.ts";
import { type ShapeError, shapeErrors } from "./shape.ts";
import { typeMeant } from "./value-hint.ts";

/** Putting one mistake right may reveal another, such as a key that is now missing. */
const ROUNDS = 4;

/** What stands for a missing member, so that its owner can still be checked. */
const PLACEHOLDERS: Readonly<Record<string, unknown>> = {
  name: "-",
  description: "-",
  type: "string",
  output: {},
};

type Container = Record<string, unknown>;

/**
 * A value with its mistakes of shape put right as far as they go: unknown keys take the name they
 * resemble or are left out, values that do not fit are replaced or left out. It serves to find
 * mistakes of meaning in the same run, and nothing else. Undefined when it cannot be done.
 */
export function repair(value: unknown): WrittenManifest | undefined {
  const draft: unknown = structuredClone(value);
  for (let round = 0; round < ROUNDS; round++) {
    const errors = shapeErrors(draft);
    // The shape was just checked.
    if (errors.length === 0) return draft as WrittenManifest;
    for (const error of errors) mend(draft, error);
  }
  return undefined;
}

function mend(draft: unknown, error: ShapeError): void {
  const path = error.instancePath.split("/").slice(1).map(unescape);
  const { params, keyword, propertyName } = error;
  if (propertyName !== undefined) return remove(draft, [...path, propertyName]);
  switch (keyword) {
    case "additionalProperties":
      return rename(draft, path, String(params.additionalProperty), error);
    case "required":
    case "dependentRequired":
      return fill(draft, path, String(params.missingProperty));
    case "enum":
      return replace(draft, path, nearest(error));
    case "propertyNames":
      return;
    case "type":
      // One thing where a list belongs is meant as a list of it.
      if (params.type === "array" && !isContainer(error.data) && error.data !== null)
        return replace(draft, path, [error.data]);
      return mendValue(draft, path);
    default:
      return mendValue(draft, path);
  }
}

/** Without its parameters, nothing can be said of an operation. */
function mendValue(draft: unknown, path: readonly string[]): void {
  const [root, name = "", word = ""] = path;
  if (root === "auth" && ["to", "headers"].includes(word)) return placeAnywhere(draft, name);
  remove(draft, path.at(-1) === "params" ? path.slice(0, -1) : path);
}

/** Where a credential was meant to travel, nobody knows: here in a header of its own. */
function placeAnywhere(draft: unknown, name: string): void {
  remove(draft, ["auth", name, "to"]);
  replace(draft, ["auth", name, "headers"], { [`X-${name}`]: `{${name}}` });
}

/** The allowed value that the given one resembles, else the type that it means, else the widest, else the first. */
function nearest({ params, data, instancePath }: ShapeError): unknown {
  const { allowedValues: allowed = [] } = params;
  const like = allowed.find((value) => didYouMean(String(data), [String(value)]) !== "");
  // What an output of that type could not be, its path would say once more.
  const meant = instancePath.includes("/params/") ? typeMeant(String(data)) : undefined;
  return like ?? allowed.find((value) => value === (meant ?? "json")) ?? allowed[0];
}

/** A misspelt key gets the name that was meant, when nothing stands there yet. */
function rename(draft: unknown, path: readonly string[], key: string, error: ShapeError): void {
  const owner = at(draft, path);
  if (owner === undefined) return;
  const value = owner[key];
  delete owner[key];
  const names = Object.keys(error.parentSchema.properties ?? {});
  const word = habitOf(error.parentSchema.title, key, owner, path)?.word;
  const isMeant = (name: string) =>
    word === undefined ? didYouMean(key, [name]) !== "" : name === word;
  const meant = names.find((name) => !Object.hasOwn(owner, name) && isMeant(name));
  // What foreign pairs of names and values say of a type, nobody knows.
  const arePairs = meant === "enum" && Object.values(Object(value)).some(isContainer);
  if (meant !== undefined && !arePairs) owner[meant] = value;
}

function fill(draft: unknown, path: readonly string[], key: string): void {
  const owner = at(draft, path);
  if (owner === undefined) return;
  if (Object.hasOwn(PLACEHOLDERS, key)) owner[key] = PLACEHOLDERS[key];
  else remove(draft, path);
}

function replace(draft: unknown, path: readonly string[], value: unknown): void {
  const owner = at(draft, path.slice(0, -1));
  const key = path.at(-1);
  if (owner === undefined || key === undefined) return;
  owner[key] = value;
}

/** Items of a list go with the list: the places of the others would move. */
function remove(draft: unknown, path: readonly string[]): void {
  const owner = at(draft, path.slice(0, -1));
  const key = path.at(-1);
  if (owner === undefined || key === undefined) return;
  if (Array.isArray(owner)) remove(draft, path.slice(0, -1));
  else delete owner[key];
}

/** The map or list at a path, if there still is one. */
function at(draft: unknown, path: readonly string[]): Container | undefined {
  let value = draft;
  for (const member of path) {
    if (!isContainer(value) || !Object.hasOwn(value, member)) return undefined;
    value = value[member];
  }
  return isContainer(value) ? value : undefined;
}

/** Lists count: their items are members by index. */
function isContainer(value: unknown): value is Container {
  return typeof value === "object" && value !== null;
}

function unescape(part: string): string {
  return part.replaceAll("~1", "/").replaceAll("~0", "~");
}
