import { placeOf } from "../language/ir/credentials.ts";
import type { Sent } from "../language/ir/types.ts";
import type { VendorScheme } from "./model.ts";

/** Whether one of these credentials is sent the way a scheme of the vendor asks for. */
export function isMet({ send }: Pick<VendorScheme, "send">, own: readonly Sent[]): boolean {
  return own.some((each) => isSameSend(each, send));
}

/** Whether a parameter of the vendor is where one of these credentials is sent. */
export function isCredential(
  { in: place, name }: { readonly in: string; readonly name: string },
  own: readonly Sent[],
): boolean {
  return own.map(placeOf).some((sent) => {
    return sent.kind === place && sent.name.toLowerCase() === name.toLowerCase();
  });
}

/** Whether other parts of a document describe a header; a parameter of that name means nothing. */
export function isForeignHeader(name: string): boolean {
  return /^(?:accept|content-type|authorization)$/i.test(name);
}

/** Whether a manifest can say that something is sent under this name. */
export function isWireName(place: "header" | "query", name: string): boolean {
  const form = place === "header" ? /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,190}$/ : /^[^\s&=#?]{1,190}$/;
  return form.test(name);
}

/** Whether a scheme of the vendor is HTTP Basic, or a header that may hold it. */
function isBasic(send: VendorScheme["send"]): boolean {
  if (send.kind !== "header" || send.name.toLowerCase() !== "authorization") return false;
  return send.prefix === "" || send.prefix.toLowerCase() === "basic ";
}

function isSameSend({ placement, value }: Sent, send: VendorScheme["send"]): boolean {
  if (placement.kind === "query") return send.kind === "query" && placement.name === send.name;
  if (placement.kind !== "header" || send.kind !== "header") return false;
  if (value.kind === "basic") return isBasic(send);
  const isSameHeader = placement.name.toLowerCase() === send.name.toLowerCase();
  // A key in a header is described without what stands before it.
  const prefix = send.prefix.toLowerCase();
  const [first] = value.parts;
  const given = typeof first === "string" ? first.toLowerCase() : "";
  return isSameHeader && given.startsWith(prefix);
}
