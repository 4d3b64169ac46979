import { isDeepStrictEqual } from "node:util";
import { credentialsOf, sentTemplates } from "../../../language/ir/credentials.ts";
import type {
  AllowedCall,
  Call,
  Credential,
  Hook,
  Operation,
  Provider,
  Sent,
  SignHook,
} from "../../../language/ir/types.ts";
import { schemaTypeNames } from "../../../language/ir/schema-names.ts";
import { isCompatible } from "../package/compare.ts";
import { codeOf as printed } from "../../record/code.ts";
import { code } from "../row/told.ts";
import { pairUp } from "../row/pair-up.ts";
import { finding, type Place, plain, telling } from "../row/row.ts";
import { acts, must, offers, renames } from "../row/variance.ts";
import { truth } from "./plain.ts";

/** What follows from another name is told with that. */
export const unlessRenamed = finding(function* (
  from: string | null | undefined,
  to: string | null | undefined,
  place: Place<{ readonly name: string }>,
) {
  if (place.base.name === place.head.name) yield* plain.find(from, to, place);
});

/** A text that the manifest gives itself, and is not taken from somewhere else. */
export const ownText = finding(function* (from: string, to: string, place: Place) {
  if (place.isDeclared("description")) yield* plain.find(from, to, place);
});

/** A description that follows from the name is told with that. */
export const ownDescription = finding(function* (
  from: string,
  to: string,
  place: Place<Operation>,
) {
  const { base, head } = place;
  const isDerived = [base, head].every(({ name, description }) => description === `${name}.`);
  if (!isDerived) yield* plain.find(from, to, place);
});

/** What follows from another effect or method is told with these. */
export const habit = finding(function* (from: boolean, to: boolean, place: Place<Operation>) {
  const { base, head } = place;
  if (base.effect === head.effect && base.method === head.method)
    yield* truth.find(from, to, place);
});

/** Code that only differs in comments and layout is the same. */
export const hookCode = finding(function* (
  from: Hook | null | undefined,
  to: Hook | null | undefined,
) {
  const of = (hook: Hook | SignHook | null | undefined) =>
    hook && [hook.name, printed(hook.source), "adds" in hook && hook.adds];
  if (!isDeepStrictEqual(of(from), of(to))) yield { is: !from ? "more" : !to ? "less" : "other" };
});

/** The calls that hooks may make, as people say it. */
export const hookCalls = finding(function* (
  from: readonly AllowedCall[] | undefined,
  to: readonly AllowedCall[] | undefined,
) {
  const text = (calls: readonly AllowedCall[] = []) =>
    calls
      .map(({ operation, most }) => `${code(operation)} ${most === 1 ? "once" : `${most} times`}`)
      .join(", ") || "nothing";
  const gaps = { from: text(from), to: text(to) };
  if (gaps.from !== gaps.to) yield { is: "other", end: "changed", gaps };
});

/** How a credential travels; headers have no case. */
export const sending = finding(function* (
  _from: readonly Sent[],
  _to: readonly Sent[],
  { base, head }: Place<Credential>,
) {
  const bare = (each: Credential) =>
    writtenPlace(each)
      .text.replace(/headers(\.|: \{ )[^:]*/, (place) => place.toLowerCase())
      .replaceAll(`{${each.name}}`, "{}");
  if (bare(base) === bare(head)) return;
  const [from, to] = [writtenPlace(base), writtenPlace(head)];
  const gaps = { from: code(from.text), to: code(to.text) };
  yield { is: "other", at: [to.word], was: [from.word], end: "changed", gaps };
});

/** Where a credential travels, as manifests write it. */
function writtenPlace(credential: Credential) {
  const [[place, templates] = []] = Object.entries(sentTemplates(credential));
  const [[wire, template] = []] = Object.entries(templates ?? {});
  if (place === undefined || wire === undefined) return { word: "to", text: "to: none" };
  const own = `{${credential.name}}`;
  if (template === own)
    return { word: "to", text: place === "path" ? own : `to: ${place}.${wire}` };
  const held =
    typeof template === "object"
      ? `{ $basic: [${template.$basic.map((each) => JSON.stringify(each)).join(", ")}] }`
      : JSON.stringify(template);
  return { word: place, text: `${place}: { ${wire}: ${held} }` };
}

/** The provider's call that proves a credential: another operation, or other inputs of it. */
export const test = finding(function* (
  from: Call | undefined,
  to: Call | undefined,
  place: Place<Provider>,
) {
  if (from?.call !== to?.call) yield* plain.find(from?.call, to?.call, place);
  else if (!isDeepStrictEqual(from, to)) yield { is: "other" };
});

/** The range of a package that files of hooks import. */
export const range = telling({ major: { by: acts } }, function* (from: string, to: string) {
  if (from !== to)
    yield { is: "other", from, to, ...(!isCompatible(from, to) && { way: "major" }) };
});

/** Which credentials an operation takes, where those of the provider do not say it. */
export const credentialUse = telling(
  {
    removed: {
      by: offers,
      say: { less: "The operation no longer takes the credential {name}." },
    },
    offered: {
      by: offers,
      say: { more: "The operation now takes the credential {name}; calls may leave it out." },
    },
    needed: {
      by: must,
      say: {
        more: "The operation now needs the credential {name}.",
        less: "The operation no longer needs the credential {name}.",
      },
    },
  },
  function* (_: unknown, __: unknown, { base, head, scope }: Place<Operation>) {
    if (base.auth === undefined && head.auth === undefined) return;
    const { providers, credentials } = scope;
    const names = providers.base.auth.map(({ name }) => credentials.get(name) ?? name);
    for (const name of new Set([...names, ...providers.head.auth.map((each) => each.name)])) {
      const former = [...credentials].find(([, now]) => now === name)?.[0] ?? name;
      const use = [
        useOf(credentialsOf(providers.base, base), former),
        useOf(credentialsOf(providers.head, head), name),
      ] as const;
      const [from, to] = use;
      const told = [useOf(providers.base.auth, former), useOf(providers.head.auth, name)];
      if (from === to || isDeepStrictEqual(use, told)) continue;
      const way = to === 0 ? "removed" : from === 0 && to === 1 ? "offered" : "needed";
      const subject = { kind: "credential", name } as const;
      yield { is: to > from ? "more" : "less", way, subject, gaps: { name: code(name) } };
    }
  },
);

/** 0: calls do not take it, 1: they may leave it out, 2: they need it. */
function useOf(auth: readonly Credential[], name: string): 0 | 1 | 2 {
  const found = auth.find((each) => each.name === name);
  if (found === undefined) return 0;
  return found.optional ? 1 : 2;
}

/** What only people read of an input that a hook fills. */
const TEXTS: ReadonlySet<string> = new Set(["description", "words", "example", "title"]);

export const unlessText = finding(function* (from: unknown, to: unknown, place: Place) {
  if (!TEXTS.has(place.key)) yield* plain.find(from, to, place);
});

/** Types that code imports, by name. */
export const exportedTypes = telling(
  {
    type: {
      by: offers,
      say: {
        more: "The exported type {name} was added.",
        less: "The exported type {name} was removed.",
      },
    },
    renamed: { by: renames, noun: "the exported type {name}", end: "renamed" },
  },
  function* (_: unknown, __: unknown, { scope }: Place<Provider>) {
    const { providers } = scope;
    const { pairs, removed, added } = pairUp(
      typesOf(providers.base),
      typesOf(providers.head),
      (one, other) => one.name === other.name,
      (one, other) => one.text === other.text,
    );
    const at = (base: ExportedType | null, head: ExportedType | null) => ({
      places: { base: base && ["schemas", base.schema], head: head && ["schemas", head.schema] },
      gaps: { name: code((base ?? head)?.name ?? "") },
    });
    for (const [base, head] of pairs)
      if (base.name !== head.name)
        yield { is: "other", way: "renamed", ...at(base, head), to: head.name };
    for (const base of removed) yield { is: "less", way: "type", ...at(base, null) };
    for (const head of added) yield { is: "more", way: "type", ...at(null, head) };
  },
);

interface ExportedType {
  readonly schema: string;
  readonly name: string;
  /** What it is, whatever its name. */
  readonly text: string;
}

function typesOf(provider: Provider): readonly ExportedType[] {
  return [...schemaTypeNames(provider)].map(([schema, name]) => {
    const own = JSON.stringify(`#/components/schemas/${schema}`);
    return { schema, name, text: JSON.stringify(provider.schemas[schema]).replaceAll(own, '"#"') };
  });
}
