import { dirname } from "node:path";
import type { Contract } from "../../language/contract.ts";
import type { SourceFile } from "../../language/diagnostics/diagnostic.ts";
import { jsonOf } from "../../language/ir/json.ts";
import { parse } from "../../language/manifest/parse.ts";
import { readContract } from "../../language/read-contract.ts";
import { takenAmong } from "../draft/credentials.ts";
import { operationIds } from "../draft/names.ts";
import { placeIn, sift } from "../draft/obstacle.ts";
import { type DraftSetting, draftOperation, type Style } from "../draft/operation.ts";
import { operationRemarks, schemaRemarks } from "../draft/remarks.ts";
import { SchemaDrafts } from "../draft/schemas.ts";
import { drift } from "../drift/compare.ts";
import type { Amendment, Finding } from "../finding.ts";
import type { Vendor, VendorOperation } from "../model.ts";
import { alreadyThere } from "./already-there.ts";
import { amended } from "./amend.ts";
import { inOrder } from "./draft.ts";
import { NOTHING, type Settled, settle } from "./settle.ts";
import { mistakesIn } from "./sound.ts";

/** A manifest on disk: where it is, and how people see that. */
export interface ManifestFile {
  readonly path: string;
  readonly shown: string;
  readonly text: string;
}

export interface Update extends Additions {
  /** Id of the provider. */
  readonly provider: string;
  /** Differences that the new text no longer has. */
  readonly taken: readonly Finding[];
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
  const isWhole = wanted === null || wanted.length === vendor.operations.length;
  const pointers = new Set<string | null>(wanted?.map(({ pointer }) => pointer));
  const concerned = findings.filter(({ pointer }) => isWhole || pointers.has(pointer));
  const { text, taken } = take(file, file.text, concerned);
  const fresh = others.filter(({ pointer }) => pointers.has(pointer));
  const left = concerned.filter((finding) => !taken.includes(finding));
  const added = add({ ...file, text }, contract, vendor, fresh);
  return { ...added, provider: contract.provider.id, taken, left };
}

function contractOf({ path, shown, text }: ManifestFile): Contract {
  const folder = dirname(path);
  return readContract({ name: shown, file: { path: shown, text }, folder }, "meaning");
}

interface Taken {
  readonly text: string;
  readonly taken: readonly Finding[];
}

/** The text with what findings say, as far as it has no mistakes then: all of them, or of each half what can be. */
function take(file: ManifestFile, text: string, findings: readonly Finding[]): Taken {
  const amending = findings.filter(({ amendments }) => amendments.length > 0);
  if (amending.length === 0) return { text, taken: [] };
  const next = amended(
    text,
    amending.flatMap(({ amendments }) => amendments),
  );
  const { path, shown } = file;
  if (mistakesIn({ path: shown, text: next }, dirname(path)).length === 0)
    return { text: next, taken: amending };
  if (amending.length === 1) return { text, taken: [] };
  const middle = Math.ceil(amending.length / 2);
  const first = take(file, text, amending.slice(0, middle));
  const second = take(file, first.text, amending.slice(middle));
  return { text: second.text, taken: [...first.taken, ...second.taken] };
}

type Additions = Settled & { readonly text: string };

/** Adds operations, and the schemas that they need and the manifest lacks, after those that are there. */
function add(
  { path, shown, text }: ManifestFile,
  { provider }: Contract,
  vendor: Vendor,
  fresh: readonly VendorOperation[],
): Additions {
  if (fresh.length === 0) return { ...NOTHING, text };
  const place = placeIn(provider, vendor);
  const { kept, leftOut } = sift(fresh, place);
  const parameters = provider.operations.flatMap((operation) => operation.parameters);
  const reserved = [...provider.auth, ...parameters.filter(({ shared }) => shared)];
  const around = {
    provider: provider.id,
    locate: place.locate,
    takenBy: takenAmong(provider.auth),
    credentials: provider.auth.map(({ name }) => name),
    sends: provider.auth.flatMap(({ sent }) => sent),
    reserved: reserved.map(({ name }) => name),
    follow: place.follow,
    isWritten: true,
    style: styleOf({ path: shown, text }),
  };
  const ownIds = provider.operations.map(({ id }) => id);
  const taken = Object.keys(provider.schemas);
  const { resolve } = vendor;
  const settled = settle(kept, { shown, folder: dirname(path) }, (operations, open, plain) => {
    const ids = operationIds(provider.id, operations, ownIds);
    const first = new SchemaDrafts({ resolve, taken });
    // Which schemas the manifest has shows once all are drafted.
    for (const theirs of operations)
      draftOperation(theirs, { ...around, ids, plain, schemas: first });
    const known = alreadyThere(first.result(), first.names, provider.schemas);
    const schemas = new SchemaDrafts({ resolve, taken, known, open });
    const drafts = draftsOf(operations, { ...around, ids, plain, schemas });
    const needed = schemaAmendments(schemas, open);
    const names = needed.map(({ path: [, name] }) => String(name));
    const amendments = [...needed, ...drafts];
    const remarks = amendments.flatMap((each) => each.remarks ?? []);
    return { text: amended(text, amendments), ids, schemas: names, remarks };
  });
  const all = inOrder(fresh, [...leftOut, ...settled.leftOut]);
  return { ...settled, text: settled.text ?? text, leftOut: all };
}

/** What the manifest says once for all operations. */
function styleOf(file: SourceFile): Style {
  const { manifest } = parse(file);
  return { encode: manifest?.encode };
}

function schemaAmendments(schemas: SchemaDrafts, open: ReadonlySet<string>): readonly Amendment[] {
  return Object.entries(schemas.result()).map(([name, value]) => ({
    path: ["schemas", name],
    value,
    remarks: schemaRemarks([name], open),
  }));
}

function draftsOf(
  operations: readonly VendorOperation[],
  setting: DraftSetting,
): readonly Amendment[] {
  return operations.map((theirs) => {
    const draft = draftOperation(theirs, setting);
    const own = Object.keys(draft.errors).length > 0 && { errors: { reply: draft.errors } };
    const value = jsonOf({ ...draft.operation, ...own });
    const remarks = operationRemarks(theirs, draft, setting);
    return { path: ["operations", draft.id], value, remarks };
  });
}
