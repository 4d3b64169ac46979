import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { withSchemaLine } from "../../language/schema-line.ts";
import { InputError } from "../../system/input-error.ts";
import { createFile, replaceFile } from "../../system/replace-file.ts";
import type { Workspace } from "../../system/roots.ts";
import { shownPath } from "../../system/terminal/shown-path.ts";
import { providerId } from "../draft/names.ts";
import type { Vendor } from "../model.ts";
import { readVendor } from "../read/file.ts";
import { decisionsIn } from "./decisions.ts";
import { draft } from "./draft.ts";
import type { ImportOptions } from "./options.ts";
import type { ImportReport } from "./report.ts";
import { select } from "./select.ts";
import { update } from "./update.ts";

/** Drafts a manifest, or brings one up to date, writes it and says what was done. */
export function importDocument(
  { file, operations, provider, out }: Omit<ImportOptions, "json">,
  { specs, root }: Pick<Workspace, "specs" | "root">,
): ImportReport {
  const vendor = readVendor(file);
  const id = provider ?? providerId(vendor.title);
  const path = resolve(out ?? join(specs, `${id}.yaml`));
  return existsSync(path)
    ? renewed(path, root, vendor, operations)
    : drafted(path, root, id, vendor, operations);
}

function drafted(
  path: string,
  root: string,
  provider: string,
  vendor: Vendor,
  operations: readonly string[] | null,
): ImportReport {
  if (operations === null)
    throw new InputError("the operations are missing: --operations a,b or all; --list shows them");
  const shown = shownPath(path);
  const made = draft(provider, vendor, select(vendor, operations), shown);
  const { ids, leftOut } = made;
  const text = withSchemaLine(made.text, dirname(path));
  createFile(path, text, root);
  const nothing = { taken: [], left: [] };
  const decisions = decisionsIn(text);
  return { manifest: shown, provider, isNew: true, vendor, ids, leftOut, ...nothing, decisions };
}

function renewed(
  path: string,
  root: string,
  vendor: Vendor,
  operations: readonly string[] | null,
): ImportReport {
  const before = readFileSync(path, "utf8");
  const wanted = operations === null ? null : select(vendor, operations);
  const shown = shownPath(path);
  const { text, provider, ...rest } = update({ path, shown, text: before }, vendor, wanted);
  if (text !== before) replaceFile(path, text, root);
  return { manifest: shown, provider, isNew: false, vendor, ...rest, decisions: decisionsIn(text) };
}
