import { join } from "node:path";
import type { ManifestFile } from "../../../contract-tests/contract/manifests.ts";
import { acceptedText } from "../../../contract-tests/documented/accept.ts";
import {
  type Disagreement,
  disagreements,
} from "../../../contract-tests/documented/disagreements.ts";
import { lineOf } from "../../../contract-tests/documented/position.ts";
import { memberName, shown, told } from "../../../contract-tests/documented/told.ts";
import type {
  DocumentedExpectations,
  WrittenFile,
} from "../../../contract-tests/documented/types.ts";
import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { InputError } from "../../system/input-error.ts";
import { replaceFile } from "../../system/replace-file.ts";
import { confirm } from "../../system/terminal/confirm.ts";
import { type Style, styleFor } from "../../system/terminal/style.ts";
import type { Accept } from "./options.ts";

/** Where a person, or a program, follows. */
type Terminal = Pick<NodeJS.Process, "stdin" | "stdout" | "stderr" | "env">;

/** The manifests and what is documented of their providers. */
export interface Project {
  readonly root: string;
  readonly documented: readonly DocumentedExpectations[];
  readonly manifestFileOf: (provider: string) => ManifestFile;
}

/** One thing to accept, in the file that is edited for it. */
type Change = Disagreement & { readonly written: WrittenFile };

/** Shows what manifests say otherwise than their documentation, and writes it there when it is agreed to. */
export async function accept(
  command: Accept,
  project: Project,
  { stdin, stdout, stderr, env }: Terminal,
): Promise<number> {
  const { changes, byHand } = findings(chosen(command.providers, project), project);
  for (const line of byHand) stderr.write(`${styleFor(stderr, env)("red", "by hand")} ${line}\n`);
  const status = byHand.length > 0 ? 1 : 0;
  if (changes.length === 0) {
    if (status === 0) stdout.write("The documentation says what the manifests say.\n");
    return status;
  }
  for (const each of changes) stdout.write(changeText(each, styleFor(stdout, env)));
  if (!command.yes && !(stdin.isTTY && stderr.isTTY))
    throw new InputError("cannot ask without a terminal; use --yes to accept what is shown");
  if (!command.yes && !(await confirm("Write this into the documentation?", { stdin, stderr })))
    return 1;
  for (const written of new Set(changes.map((each) => each.written))) {
    const own = changes.filter((each) => each.written === written);
    replaceFile(join(project.root, written.path), acceptedText(written, own), project.root);
    stderr.write(`wrote ${written.path}\n`);
  }
  return status;
}

function chosen(
  names: Accept["providers"],
  { documented: all }: Project,
): readonly DocumentedExpectations[] {
  const known = all.map(({ provider }) => provider);
  const unknown = names?.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const hint = didYouMean(unknown, known) || `; known are ${known.join(", ")}`;
    throw new InputError(`no provider ${JSON.stringify(unknown)} is documented${hint}`);
  }
  return names ? all.filter(({ provider }) => names.includes(provider)) : all;
}

/** What can be written, and what only a person can. */
function findings(
  documented: readonly DocumentedExpectations[],
  { manifestFileOf }: Project,
): {
  readonly changes: readonly Change[];
  readonly byHand: readonly string[];
} {
  const found = documented.flatMap((each) => {
    const file = manifestFileOf(each.provider);
    return disagreements(each, file).map((disagreement) => ({ disagreement, file }));
  });
  return {
    changes: found.map(({ disagreement }) => disagreement).filter(isChange),
    byHand: found
      .filter(({ disagreement }) => !isChange(disagreement))
      .map(({ disagreement, file }) => told(disagreement, file)),
  };
}

function isChange(each: Disagreement): each is Change {
  return each.written !== null && each.path.length > 0;
}

/** `books_search_volumes maxResults.maximum: 40 -> 50`, and where. */
function changeText(change: Change, style: Style): string {
  const { operation, written, path, documented, manifest } = change;
  const name = [operation, memberName(path)].filter((part) => part !== null).join(" ");
  const place = style("dim", `${written.path}:${lineOf(written.text, path)}`);
  return `${place}\n  ${name}: ${style("red", shown(documented))} -> ${style("green", shown(manifest))}\n`;
}
