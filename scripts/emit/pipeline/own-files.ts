import type { Project, Provider } from "../../language/ir/types.ts";
import { InputError } from "../../system/input-error.ts";
import { foldersOf } from "../../system/path.ts";
import type { OwnTarget } from "../targets/define.ts";
import type { EmittedFile } from "../targets/target.ts";

/** No member begins with a dot: npm obeys some of such files. */
const PATH = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

const USES: readonly unknown[] = ["data", "packed", "kept"];

/** An error that says of which target and provider. */
type Wrong = (what: string, fix: string) => InputError;

/** Has a target of the workspace make its files of one package, and checks what it returns. */
export async function ownFiles(
  target: OwnTarget,
  file: string,
  provider: Provider,
  project: Project,
): Promise<readonly EmittedFile[]> {
  const wrong: Wrong = (what, fix) =>
    new InputError(`the target ${target.id} (${file}) ${what} for ${provider.id}; ${fix}`);
  let returned: unknown;
  try {
    // A copy each: what one target changes reaches no other.
    returned = await target.emit(structuredClone(provider), structuredClone(project));
  } catch (error) {
    throw wrong(`throws ${JSON.stringify(messageOf(error))}`, "mend it");
  }
  if (!Array.isArray(returned))
    throw wrong("returns no list", "return a list of { path, contents, use }");
  const files = returned.map((each: unknown) => checked(each, wrong));
  const paths = files.map(({ path }) => path.toLowerCase());
  const twice = files.find(({ path }, index) => paths.indexOf(path.toLowerCase()) < index);
  if (twice) throw wrong(`returns the path ${twice.path} twice`, "return it once");
  const folders = new Set(paths.flatMap(foldersOf));
  const above = files.find(({ path }) => folders.has(path.toLowerCase()));
  if (above)
    throw wrong(`returns the path ${above.path} and others below it`, "rename one of them");
  return files.map((each) => ({ ...each, path: `${target.id}/${each.path}` }));
}

function checked(returned: unknown, wrong: Wrong): EmittedFile {
  const { path, contents, use }: Partial<Record<keyof EmittedFile, unknown>> = Object(returned);
  if (typeof path !== "string" || !PATH.test(path)) {
    const fix = `paths stay in its folder and have only letters, digits, ".", "_", "-" and "/"`;
    throw wrong(`returns the path ${JSON.stringify(path)}`, fix);
  }
  if (typeof contents !== "string") throw wrong(`returns no text as ${path}`, "return a string");
  if (!isUse(use)) {
    const fix = "known are data, packed and kept";
    throw wrong(`returns the use ${JSON.stringify(use)} of ${path}`, fix);
  }
  return { path, contents, use };
}

function isUse(use: unknown): use is EmittedFile["use"] {
  return USES.includes(use);
}

/** What was thrown, on one line. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.trim().replace(/\s+/g, " ");
}
