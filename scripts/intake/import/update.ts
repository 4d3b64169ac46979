import { dirname } from "node:path";
import { readContract } from "../../language/read-contract.ts";
import { InputError } from "../../system/input-error.ts";
import { jsonOf } from "../../language/ir/json.ts";
import type { Provider } from "../../language/ir/types.ts";
import { nameOf } from "../draft/manifest.ts";
import { operationId } from "../draft/names.ts";
import { draftOperation } from "../draft/operation.ts";
import { operationRemarks } from "../draft/remarks.ts";
import { SchemaDrafts } from "../draft/schemas.ts";
import { drift } from "../drift/compare.ts";
import { pathOf } from "../drift/match.ts";
import type { Amendment, Finding } from "../finding.ts";
import { followVendor } from "../follow.ts";
import type { Vendor, VendorOperation } from "../model.ts";
import { alreadyThere } from "./already-there.ts";
import { amended } from "./amend.ts";
import { mistakesIn } from "./sound.ts";

/** A manifest on disk: where it is, and how people see that. */
export interface ManifestFile {
  readonly path: string;
  readonly shown: string;
  readonly text: string;
}

export interface Update {
  readonly text: string;
  /** Differences that the new text no longer has. */
  readonly taken: readonly Finding[];
  /** Ids of operations that are new in it. */
  readonly added: readonly string[];
  /** Differences that a person has to decide about. */
  readonly left: readonly Finding[];
}

/** Brings a manifest up to date with these operations of the vendor, or with all that it has. */
export function update(
  file: ManifestFile,
  vendor: Vendor,
  wanted: readonly VendorOperation[] | null,
): Update {
  const contract = contractOf(file);
  const { findings, others } = drift(contract, vendor);
  const pointers = wanted && new Set<string | null>(wanted.map(({ pointer }) => pointer));
  const concerned = findings.filter(({ pointer }) => pointers === null || pointers.has(pointer));
  let { text } = file;
  const taken: Finding[] = [];
  for (const finding of concerned) {
    const next = attempt(file, text, finding.amendments);
    if (next === null) continue;
    text = next;
    taken.push(finding);
  }
  const fresh = others.filter(({ pointer }) => pointers?.has(pointer));
  const added = fresh.map((theirs) => operationId(contract.provider.id, nameOf(theirs)));
  const next = attempt(file, text, additions(contract, vendor, fresh));
  if (fresh.length > 0 && next === null)
    throw new InputError(`${vendor.file} gives no valid operations; nothing was written`);
  const left = concerned.filter((finding) => !taken.includes(finding));
  return { text: next ?? text, taken, added, left };
}

function contractOf({ path, shown, text }: ManifestFile) {
  const folder = dirname(path);
  return readContract({ name: shown, file: { path: shown, text }, folder }, "meaning");
}

/** The text with amendments, when there are any and it then has no mistakes. */
function attempt(
  { path, shown }: ManifestFile,
  text: string,
  amendments: readonly Amendment[],
): string | null {
  if (amendments.length === 0) return null;
  const next = amendments.reduce(amended, text);
  return mistakesIn({ path: shown, text: next }, dirname(path)).length === 0 ? next : null;
}

/** New operations, and the schemas that they need and the manifest lacks, after those that are there. */
function additions(
  { provider }: ReturnType<typeof contractOf>,
  vendor: Vendor,
  operations: readonly VendorOperation[],
): readonly Amendment[] {
  const taken = Object.keys(provider.schemas);
  const first = new SchemaDrafts(vendor.resolve, taken);
  draftsOf(provider, vendor, operations, first);
  const known = alreadyThere(first.result(), first.names, provider.schemas);
  const schemas = new SchemaDrafts(vendor.resolve, taken, known);
  const drafts = draftsOf(provider, vendor, operations, schemas);
  const needed = Object.entries(schemas.result());
  return [...needed.map(([name, value]) => ({ path: ["schemas", name], value })), ...drafts];
}

function draftsOf(
  provider: Provider,
  vendor: Vendor,
  operations: readonly VendorOperation[],
  schemas: SchemaDrafts,
): readonly Amendment[] {
  const shared = provider.operations.flatMap(({ parameters }) => parameters);
  const reserved = [...provider.auth, ...shared.filter((parameter) => parameter.shared)];
  const setting = {
    provider: provider.id,
    reserved: reserved.map(({ name }) => name),
    schemas,
    follow: followVendor(vendor),
  };
  return operations.map((theirs) => {
    const base = baseOf(provider.server.url, theirs);
    const { operation, errors } = draftOperation(theirs, { ...setting, base });
    const own = Object.keys(errors).length > 0 && { errors: { reply: errors } };
    const path = ["operations", operationId(provider.id, nameOf(theirs))];
    const value = jsonOf({ ...operation, ...own });
    return { path, value, remarks: operationRemarks(provider.id, theirs, setting.follow) };
  });
}

/** What the vendor's address has of the path, beyond that of the manifest's. */
function baseOf(url: string, { servers }: VendorOperation): string {
  const [theirs = "", ours] = [servers.map(pathOf).find(Boolean), pathOf(url)];
  return theirs.startsWith(ours) ? theirs.slice(ours.length) : "";
}
