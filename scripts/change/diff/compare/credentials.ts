import { sendText } from "../../../language/ir/credentials.ts";
import type { Credential } from "../../../language/ir/types.ts";
import type { ManifestPath } from "../../../language/manifest/source.ts";
import { type Change, type Report, reporter, type Positions } from "../change.ts";
import type { Pair } from "../../../language/contract.ts";
import type { Subject } from "../subject.ts";
import { pairUp } from "./pair-up.ts";
import { visibilityChange } from "./visibility.ts";
import { code } from "./inline-code.ts";
import { changedWords } from "./words.ts";

/** The secrets that every operation takes. One that is sent where another was is the other, renamed. */
export function* compareCredentials(pair: Pair): Iterable<Change> {
  const report = reporter(pair, null);
  const [before, after] = [pair.base.provider.auth, pair.head.provider.auth];
  const { pairs, added, removed } = pairUp(before, after, isNamedAlike, isSentAlike);
  for (const [base, head] of pairs) {
    const at = ["auth", before.indexOf(base)];
    yield* compareCredential({ base, head, at, to: ["auth", after.indexOf(head)], report });
  }
  for (const credential of removed) {
    const positions = {
      base: ["auth", before.indexOf(credential)],
      head: null,
      subject: subjectOf(credential),
    };
    yield report("credential-removed", positions, { name: code(credential.name) });
  }
  for (const credential of added) {
    const positions = {
      base: null,
      head: ["auth", after.indexOf(credential)],
      subject: subjectOf(credential),
    };
    const rule = credential.optional ? "credential-alternative-added" : "credential-added";
    yield report(rule, positions, { name: code(credential.name) });
  }
  yield* compareTest(pair, report);
}

/** Old names of credentials -> new ones, of those that were renamed. */
export function credentialRenames({ base, head }: Pair): ReadonlyMap<string, string> {
  const { pairs } = pairUp(base.provider.auth, head.provider.auth, isNamedAlike, isSentAlike);
  const renamed = pairs.filter(([one, other]) => !isNamedAlike(one, other));
  return new Map(renamed.map(([one, other]) => [one.name, other.name]));
}

/** The call that proves a credential. */
function* compareTest({ base, head }: Pair, report: Report): Iterable<Change> {
  const [from, to] = [base.provider.test, head.provider.test];
  if (JSON.stringify(from) === JSON.stringify(to)) return;
  const positions = { base: from ? ["test"] : null, head: to ? ["test"] : null };
  const shown = (test: typeof from) => (test ? code(test.operation) : "none");
  yield report("credential-test-changed", positions, { from: shown(from), to: shown(to) });
}

function isNamedAlike(base: Credential, head: Credential): boolean {
  return base.name === head.name;
}

function isSentAlike({ send: base }: Credential, { send: head }: Credential): boolean {
  const [from, to] = [placeOf(base), placeOf(head)];
  if (from !== "header" || to !== "header") return from === to && base.name === head.name;
  return base.name.toLowerCase() === head.name.toLowerCase();
}

function placeOf({ kind }: Credential["send"]): string {
  return kind === "basic" ? "header" : kind;
}

/** One credential in both states, and where it stands in each. */
interface CredentialPair {
  readonly base: Credential;
  readonly head: Credential;
  readonly at: ManifestPath;
  readonly to: ManifestPath;
  readonly report: Report;
}

function* compareCredential(pair: CredentialPair): Iterable<Change> {
  const { base, head, report } = pair;
  const name = code(head.name);
  if (!isNamedAlike(base, head))
    yield report("credential-renamed", positionsOf(pair, "param"), {
      name: code(base.name),
      to: name,
    });
  if (base.kind !== head.kind)
    yield report("credential-kind-changed", positionsOf(pair, "kind"), {
      name,
      from: code(base.kind),
      to: code(head.kind),
    });
  yield* compareSending(pair);
  yield* compareUse(pair);
  if (base.optional !== head.optional) {
    const rule = head.optional ? "credential-made-optional" : "credential-made-required";
    yield report(rule, positionsOf(pair, "required"), { name });
  }
  if (JSON.stringify(base.oauth) !== JSON.stringify(head.oauth))
    yield report("credential-oauth-changed", positionsOf(pair, "oauth"), { name });
  if (base.description !== head.description)
    yield report("credential-description-changed", positionsOf(pair, "description"), { name });
  const [first, ...others] = changedWords(wordsOf(base, head), wordsOf(head, base));
  if (first !== undefined) {
    const words = [first, ...others].map(code).join(", ");
    yield report("credential-words-changed", positionsOf(pair, first), { name, words });
  }
  // The variable is called after the credential, if the manifest says nothing else.
  if (base.env !== head.env && isNamedAlike(base, head))
    yield report("credential-variable-changed", positionsOf(pair, "env"), {
      name,
      from: code(base.env),
      to: code(head.env),
    });
}

/** A title follows the name where no label is given. */
function wordsOf({ name, title, docs }: Credential, other: Credential) {
  return { label: name === other.name ? title : null, docs };
}

function positionsOf({ head, at, to }: CredentialPair, member: string): Positions {
  return { base: [...at, member], head: [...to, member], subject: subjectOf(head) };
}

function subjectOf({ name }: Credential): Subject {
  return { kind: "credential", name };
}

function* compareSending(pair: CredentialPair): Iterable<Change> {
  const { base, head, report } = pair;
  if (isSentAlike(base, head) && textOf(base) === textOf(head)) return;
  const values = { name: code(head.name), from: code(sendText(base)), to: code(sendText(head)) };
  yield report("credential-sending-changed", positionsOf(pair, "send"), values);
}

/** What is sent there; headers are named without case. */
function textOf(credential: Credential): string {
  const { send } = credential;
  return sendText(
    send.kind === "header" ? { ...credential, send: { ...send, name: "" } } : credential,
  );
}

/** Who fills a credential in, and what it has to allow. */
function* compareUse(pair: CredentialPair): Iterable<Change> {
  const { base, head, report } = pair;
  const name = code(head.name);
  const [from, to] = [base.visibility, head.visibility];
  const change = visibilityChange(from, to);
  if (change) {
    const values = { name, from: code(from), to: code(to) };
    yield report(`credential-visibility-${change}`, positionsOf(pair, "visibility"), values);
  }
  const { added, removed } = pairUp(base.scopes, head.scopes, Object.is);
  const positions = positionsOf(pair, "scopes");
  for (const scope of added)
    yield report("credential-scope-added", positions, { name, scope: code(scope) });
  for (const scope of removed)
    yield report("credential-scope-removed", positions, { name, scope: code(scope) });
}
