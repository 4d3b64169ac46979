import { readFileSync } from "node:fs";
import { join } from "node:path";
import { InputError } from "../system/input-error.ts";
import type { Project } from "../language/ir/types.ts";
import { readLocked } from "./lockfile.ts";

const DEPENDENCIES = ["openapi-fetch"];

/** Reads what emitted packages share from the package.json in `root`. */
export function readProject(root: string): Project {
  const { version, license, author, repository, devDependencies } = readPackageJson(root);
  return {
    scope: readScope(root),
    version: text(version, "version"),
    license: text(license, "license"),
    author: typeof author === "object" && author ? person(author) : text(author, "author"),
    repository: text(repository?.url ?? repository, "repository").replace(/#.*$/, ""),
    openapiFetch: range(text(devDependencies?.["openapi-fetch"], "devDependencies.openapi-fetch")),
    locked: readLocked(root, DEPENDENCIES),
  };
}

/** Reads the npm scope of emitted packages from the package.json in `root`. */
export function readScope(root: string): string {
  return text(readPackageJson(root).blockwright?.scope, "blockwright.scope");
}

function readPackageJson(root: string) {
  return JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
}

function text(value: unknown, name: string): string {
  if (typeof value === "string" && value !== "") return value;
  throw new InputError(`package.json: "${name}" is missing; emitted packages need it`);
}

/** npm's two spellings of a person are one. */
function person({ name, email, url }: Readonly<Record<string, unknown>>): string {
  const parts = [text(name, "author.name"), email && `<${email}>`, url && `(${url})`];
  return parts.filter(Boolean).join(" ");
}

/** The version tested here is exact; packages accept its later fixes. */
function range(version: string): string {
  return /^\d/.test(version) ? `^${version}` : version;
}
