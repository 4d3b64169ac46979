import { namesIn } from "../contract/credential.ts";
import { encodedPair, filled, trimmed } from "../contract/pair.ts";
import type { CredentialContract, OperationContract, Place } from "../contract/types.ts";
import type { Placed } from "./placed.ts";
import { type Inputs, isNothing } from "./values.ts";

/** The credentials that are given, as they travel in the query and the headers. */
export function placedCredentials(
  { credentials }: OperationContract,
  values: Inputs,
): readonly Placed[] {
  return credentials
    .filter(({ name }) => !isNothing(values[name]))
    .flatMap((credential): Placed[] => {
      const place = placeOf(credential);
      return place ? [{ place, value: textOf(credential, values) }] : [];
    });
}

/** Null for one that travels like a parameter. */
function placeOf({ send }: CredentialContract): Place | null {
  switch (send.in) {
    case "query":
      return { in: "query", name: send.name };
    case "header":
      return { in: "header", name: send.name };
    case "basic":
      return { in: "header", name: "authorization" };
    default:
      return null;
  }
}

function textOf({ name, send }: CredentialContract, values: Inputs): string {
  if (send.in === "header") return filled(send.text, values);
  if (send.in !== "basic") return trimmed(values[name]);
  return `Basic ${encodedPair(send, values)}`;
}

/** How a parameter takes part in a credential of the operation; null where it does not. */
export function partOf(
  { credentials }: OperationContract,
  name: string,
): { readonly place: "user" | "password" | "header"; readonly credential: string } | null {
  for (const { name: own, send } of credentials) {
    if (own === name) continue;
    if (send.in === "basic" && namesIn(send.user).includes(name))
      return { place: "user", credential: own };
    if (send.in === "basic" && namesIn(send.password).includes(name))
      return { place: "password", credential: own };
    if (send.in === "header" && namesIn(send.text).includes(name))
      return { place: "header", credential: own };
  }
  return null;
}
