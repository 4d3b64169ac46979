import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { withSchemaLine } from "../../language/schema-line.ts";
import { convertText } from "../../language/version-1/text.ts";
import { InputError } from "../../system/input-error.ts";
import { createFile, replaceFile } from "../../system/replace-file.ts";
import type { Workspace } from "../../system/roots.ts";
import { shownPath } from "../../system/terminal/shown-path.ts";
import { providerId } from "../draft/names.ts";
import { lossesOf } from "../losses/losses.ts";
import type { Loss } from "../losses/notes.ts";
import { readVendorFile, type VendorFile } from "../read/file.ts";
import { decisionsIn } from "./decisions.ts";
import { draft } from "./draft.ts";
import type { ImportOptions } from "./options.ts";
import type { ImportReport } from "./report.ts";
import { select } from "./select.ts";
import type { Settled } from "./settle.ts";
import { update } from "./update.ts";

/** Drafts a manifest, or brings one up to date, writes it and says what was done. */
export function importDocument(
  { file, operations, provider, out }: Omit<ImportOptions, "json">,
  { specs, root }: Pick<Workspace, "specs" | "root">,
): ImportReport {
  const read = readVendorFile(file);
  const id = provider ?? providerId(read.vendor.title);
  const path = resolve(out ?? join(specs, `${id}.yaml`));
  return existsSync(path)
    ? renewed(path, root, read, operations)
    : drafted(path, root, id, read, operations);
}

function drafted(
  path: string,
  root: string,
  provider: string,
  read: VendorFile,
  operations: readonly string[] | null,
): ImportReport {
  if (operations === null)
    throw new InputError("the operations are missing: --operations a,b or all; --list shows them");
  const { vendor } = read;
  const shown = shownPath(path);
  const made = draft(provider, vendor, select(vendor, operations), shown);
  const { ids, leftOut } = made;
  const text = withSchemaLine(made.text, dirname(path));
  createFile(path, text, root);
  const told = { leftOut, losses: lossesIn(made, read), decisions: decisionsIn(text) };
  return { manifest: shown, provider, isNew: true, vendor, ids, taken: [], left: [], ...told };
}

function renewed(
  path: string,
  root: string,
  read: VendorFile,
  operations: readonly string[] | null,
): ImportReport {
  const { vendor } = read;
  const before = readFileSync(path, "utf8");
  const wanted = operations === null ? null : select(vendor, operations);
  const shown = shownPath(path);
  const made = update({ path, shown, text: convertText(before) }, vendor, wanted);
  const { text, provider, ids, leftOut, taken, left } = made;
  if (text !== before) replaceFile(path, text, root);
  const told = { leftOut, losses: lossesIn(made, read), decisions: decisionsIn(text) };
  return { manifest: shown, provider, isNew: false, vendor, ids, taken, left, ...told };
}

/** What the operations that were drafted have lost. */
function lossesIn(
  { lowered, ids, remarks }: Pick<Settled, "lowered" | "ids" | "remarks">,
  { document }: VendorFile,
): readonly Loss[] {
  if (lowered === null) return [];
  const operations = [...ids].map(([{ pointer }, id]) => ({ pointer, id }));
  return lossesOf(document, lowered, { operations, remarks });
}
