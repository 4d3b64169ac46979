import { isMap, type Members } from "../../../packages/workflow/src/document/is-map.ts";
import { InputError } from "../../system/input-error.ts";

/** Sections of package.json, and the members that they need. */
type Sections = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a package.json holds; null: there is none. */
export function parsePackage(path: string, text: string | null): Members {
  if (text === null) return { private: true, type: "module" };
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    if (isMap(value)) return value;
  } catch (error) {
    throw new InputError(
      `${path} is not JSON: ${error instanceof Error ? error.message : error}; correct it, or restore it from git`,
    );
  }
  throw new InputError(`${path} must hold a map, such as { "private": true }`);
}

/** The same with every member that is missing, and the names of those. */
export function withMembers(path: string, file: Members, sections: Sections) {
  const added: string[] = [];
  const changed: Record<string, unknown> = { ...file };
  for (const [section, wanted] of Object.entries(sections)) {
    const existing = section in file ? file[section] : {};
    if (!isMap(existing)) throw new InputError(`${path}: "${section}" must be a map`);
    const missing = Object.keys(wanted).filter((name) => !isGiven(file, existing, section, name));
    if (missing.length === 0) continue;
    added.push(...missing.map((name) => `${section}.${name}`));
    const more = Object.fromEntries(missing.map((name) => [name, wanted[name]]));
    const all = { ...existing, ...more };
    changed[section] = isDependencies(section) ? sorted(all) : all;
  }
  return { file: changed, added };
}

/** Prints as the file was printed: its byte order mark, indentation, line ends and last line. */
export function printPackage(before: string | null, file: Members): string {
  const indent = /^[ \t]+(?=")/m.exec(before ?? "")?.[0] ?? "  ";
  const text = JSON.stringify(file, null, indent) + (before?.endsWith("\n") === false ? "" : "\n");
  const mark = before?.startsWith("\uFEFF") ? "\uFEFF" : "";
  return mark + (before?.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text);
}

/** A dependency is one in whichever section it stands. */
function isGiven(file: Members, existing: Members, section: string, name: string): boolean {
  if (!isDependencies(section)) return name in existing;
  return Object.entries(file).some(
    ([other, members]) => isDependencies(other) && isMap(members) && name in members,
  );
}

function isDependencies(section: string): boolean {
  return /dependencies$/i.test(section);
}

/** As npm sorts them whenever it saves. */
function sorted(members: Members): Members {
  return Object.fromEntries(
    Object.entries(members).toSorted(([a], [b]) => a.localeCompare(b, "en")),
  );
}
