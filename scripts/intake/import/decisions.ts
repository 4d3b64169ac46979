/** Something that a comment leaves to a person. */
export interface Decision {
  /** What all decisions of its kind have in common. */
  readonly kind: string;
  readonly text: string;
  /** Of the manifest, from 1. */
  readonly line: number;
}

/** What is still to be decided about a manifest, in its order. */
export function decisionsIn(text: string): readonly Decision[] {
  return text.split("\n").flatMap((content, index) => {
    const [, decision] = /^\s*# decide: (.*)$/.exec(content) ?? [];
    if (decision === undefined) return [];
    return [{ kind: decision.split(": ", 1)[0] ?? decision, text: decision, line: index + 1 }];
  });
}
