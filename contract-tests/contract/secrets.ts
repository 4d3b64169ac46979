import { derivedTexts } from "./pair.ts";
import type { OperationContract } from "./types.ts";

/** A text that may stand in no recording. */
export interface Secret {
  /** The input that it is, or is part of. */
  readonly input: string;
  readonly text: string;
}

/**
 * Every text in the inputs that the manifest marks as secret: credentials, what is made of them to be
 * sent, parameters with `secret`, and what a login gives.
 */
export function secretsOf(
  { parameters, credentials, lookups }: OperationContract,
  inputs: Readonly<Record<string, unknown>>,
): readonly Secret[] {
  const marked = [...credentials, ...parameters.filter(({ secret }) => secret)];
  const derived = credentials.flatMap((credential) =>
    derivedTexts(credential, inputs).map((text) => ({ input: credential.name, text })),
  );
  const found = marked.flatMap(({ name }) =>
    textsIn(inputs[name]).map((text) => ({ input: name, text: text.trim() })),
  );
  // What a login gives is one, too; those of other calls are none.
  const exchanged = lookups
    .filter(({ keepMs }) => keepMs !== undefined)
    .flatMap(({ gives }) => gives)
    .flatMap(({ parameter, value }) =>
      textsIn(value).map((text) => ({ input: parameter.name, text: text.trim() })),
    );
  // A longer one may begin with a shorter one.
  return [...found, ...derived, ...exchanged]
    .filter(({ text }) => text !== "")
    .toSorted((a, b) => b.text.length - a.text.length);
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
