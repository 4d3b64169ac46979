import { isScheme } from "../../language/ir/credentials.ts";
import type { Credential, Sent } from "../../language/ir/types.ts";
import { lowerSent } from "../../language/lower/credential.ts";
import type {
  ManifestCredential,
  ManifestParameter,
  ManifestRule,
} from "../../language/manifest/types.ts";
import type { VendorOperation } from "../model.ts";
import { isMet } from "../sends.ts";
import { type Choice, chosen } from "./alternatives.ts";
import { commonName, draftCredential } from "./credential.ts";
import { asked, type Usable } from "./ways.ts";

/** Names of the credentials that an operation takes; undefined: all that there are. */
export type TakenBy = (operation: VendorOperation) => readonly string[] | undefined;

/** Credentials as they are written, and what goes with them. */
export interface CredentialsDraft {
  readonly auth: readonly ManifestCredential[];
  /** How they travel. */
  readonly sends: readonly Sent[];
  /** Parameters of the provider that they are sent with. */
  readonly params: Readonly<Record<string, ManifestParameter>>;
  readonly rules: readonly ManifestRule[];
  readonly takenBy: TakenBy;
  /** Whether the vendor takes calls without credentials, which a rule refuses. */
  readonly isWithout: boolean;
  /** Operations that need a credential which is not required, as others do not need it. */
  readonly needing: readonly VendorOperation[];
  /** What a document says of each and a manifest cannot, by their places. */
  readonly schemes: readonly Usable[];
}

/** A user of HTTP Basic. */
const USER: ManifestParameter = {
  type: "string",
  visibility: "user-only",
  description: "User name.",
  example: "jo@example.com",
};

/** The credentials that these operations ask for; none where the document says nothing. */
export function draftCredentials(
  operations: readonly VendorOperation[],
  {
    address,
    taken: others,
  }: { readonly address: string | null; readonly taken: readonly string[] },
): CredentialsDraft {
  const found = asked(operations);
  const choice = chosen(operations, found);
  const names = new Map<string, string>();
  const auth: ManifestCredential[] = [];
  const sends: Sent[] = [];
  const params: Record<string, ManifestParameter> = {};
  const needs: ManifestRule[] = [];
  const schemes = choice.names.flatMap((name) => found.schemes.get(name) ?? []);
  const taken = new Set<string>(others);
  for (const [index, key] of choice.names.entries()) {
    const scheme = schemes[index];
    if (scheme === undefined) continue;
    const same = schemes.filter((each) => commonName(each) === commonName(scheme));
    const required = isRequired(key, choice);
    const setting = { taken, required, isOneOfMany: same.length > 1, address };
    const { credential, user } = draftCredential(scheme, setting);
    const { name } = credential;
    names.set(key, name);
    taken.add(name);
    auth.push(credential);
    sends.push(...lowerSent(credential));
    if (user === null) continue;
    taken.add(user);
    const { type, ...rest } = USER;
    params[user] = { type, ...(required && { required }), ...rest };
    if (!required) needs.push({ when: name, need: user });
  }
  const { needing, isWithout } = choice;
  const nameOf = (key: string) => names.get(key) ?? key;
  const exactlyOne = choice.alternatives.map((way) => way.map(nameOf).join(" + "));
  const rules = [...(exactlyOne.length > 1 ? [{ exactlyOne }] : []), ...needs];
  const takenBy: TakenBy = (operation) => {
    const own = choice.namesOf(operation);
    if (own === null || own.length === choice.names.length) return undefined;
    return own.map(nameOf);
  };
  return { auth, sends, params, rules, takenBy, needing, isWithout, schemes };
}

function isRequired(name: string, { alternatives, optional }: Choice): boolean {
  return !optional.has(name) && !alternatives.flat().includes(name);
}

/** Of the credentials of a manifest those that an operation of the vendor asks for. */
export function takenAmong(auth: readonly Pick<Credential, "name" | "sent">[]): TakenBy {
  return ({ security }) => {
    if (security === null || auth.length === 0) return undefined;
    const isSent = (scheme: (typeof security)[number][number]) =>
      auth.filter(({ sent }) => isMet(scheme, sent));
    const ways = security.filter((way) => way.every((scheme) => isSent(scheme).length > 0));
    const needed = new Set(ways.flat().flatMap(isSent));
    // Where none will do, all stay: what is asked for is said beside.
    if (security.length > 0 && needed.size === 0 && !security.some(({ length }) => length === 0))
      return undefined;
    // No document describes what travels in a path, in a body or through a hook.
    const own = auth.filter((each) => needed.has(each) || !isScheme(each)).map(({ name }) => name);
    return own.length === auth.length ? undefined : own;
  };
}

/** Whether these credentials satisfy the vendor, as far as its document says. */
export function isEnough(
  sends: readonly Sent[],
  { security }: Pick<VendorOperation, "security">,
): boolean {
  if (security === null || security.length === 0) return true;
  return security.some((schemes) => schemes.every((scheme) => isMet(scheme, sends)));
}
