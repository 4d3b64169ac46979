import { followVendor } from "../follow.ts";
import { nameOf } from "../draft/names.ts";
import { draftManifest } from "../draft/manifest.ts";
import { type LeftOut, sift } from "../draft/obstacle.ts";
import { printManifest } from "../draft/print.ts";
import { oneLine } from "../words.ts";
import { draftServer } from "../draft/server.ts";
import { InputError } from "../../system/input-error.ts";
import type { Vendor, VendorOperation } from "../model.ts";
import { type Settled, settle } from "./settle.ts";

/** Drafts a manifest that passes the check, of as many of these operations as manifests can say. */
export function draft(
  provider: string,
  vendor: Vendor,
  wanted: readonly VendorOperation[],
  shown: string,
): Settled & { readonly text: string } {
  const server = draftServer(wanted, vendor.operations);
  const follow = followVendor(vendor);
  const { kept, leftOut } = sift(wanted, { locate: server.locate, follow, requests: [] });
  const title = `Drafted from ${vendor.file} (${vendor.title} ${vendor.version}). Examples are missing.`;
  const settled = settle(kept, { shown, folder: null }, (operations, open, plain) => {
    const known = { server, follow, open, plain };
    const drafted = draftManifest(provider, vendor, operations, known);
    const text = printManifest(drafted.manifest, drafted.remarks, oneLine(title));
    return { ...drafted, text };
  });
  const all = inOrder(wanted, [...leftOut, ...settled.leftOut]);
  const { text } = settled;
  if (text === null) throw new InputError(`nothing is drafted: ${reasons(all)}`);
  return { ...settled, text, leftOut: all };
}

function reasons([first, ...more]: readonly LeftOut[]): string {
  if (first === undefined) return "no operation is named";
  const others = more.length > 0 ? `, and ${more.length} more are left out` : "";
  return `${nameOf(first.operation)} is left out because ${first.reason} (${first.detail})${others}`;
}

/** As the document has them. */
export function inOrder(
  operations: readonly VendorOperation[],
  leftOut: readonly LeftOut[],
): readonly LeftOut[] {
  const places = new Map(operations.map((operation, index) => [operation, index]));
  const place = ({ operation }: LeftOut) => places.get(operation) ?? 0;
  return leftOut.toSorted((one, other) => place(one) - place(other));
}
