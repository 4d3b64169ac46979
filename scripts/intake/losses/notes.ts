import type { ManifestPath } from "../../language/manifest/source.ts";

/** A part of a vendor's document that is neither in the draft nor left to a person by a remark. */
export interface Loss {
  /** Of the part, as a JSON pointer. */
  readonly pointer: string;
  /** Of the operation in which it was met first. */
  readonly operation: string;
  /** What all of a kind have in common. */
  readonly kind: string;
  /** `query.limit: maximum 50` */
  readonly detail: string;
}

/** A draft: which operations it has, and what its remarks leave to a person. */
export interface Drafted {
  readonly operations: readonly { readonly pointer: string; readonly id: string }[];
  readonly remarks: readonly { readonly path: ManifestPath; readonly text: string }[];
}

/** Where a loss is met. */
export interface Met {
  readonly pointer: string;
  readonly detail: string;
  /** Of which any tells it where a remark names it. */
  readonly words?: readonly string[];
}

/** Collects losses, but for those that a remark tells. */
export class Notes {
  readonly losses: Loss[] = [];
  readonly #texts = new Map<string, string[]>();
  #operation = "#";
  #told: readonly string[] = [];

  constructor({ remarks }: Pick<Drafted, "remarks">) {
    for (const { path, text } of remarks) {
      const key = path[0] === "operations" ? String(path[1]) : "";
      const known = this.#texts.get(key);
      if (known) known.push(text);
      else this.#texts.set(key, [text]);
    }
  }

  /** What follows is of this operation. */
  enter({ pointer, id }: Drafted["operations"][number]): void {
    this.#operation = pointer;
    this.#told = [...(this.#texts.get(id) ?? []), ...(this.#texts.get("") ?? [])];
  }

  /** What follows is of no operation. */
  leave(): void {
    this.#operation = "#";
    this.#told = this.#texts.get("") ?? [];
  }

  add(kind: string, { pointer, detail, words = [] }: Met): void {
    if (words.some((word) => this.#told.some((text) => names(text, word)))) return;
    this.losses.push({ pointer, operation: this.#operation, kind, detail });
  }
}

/** Whether a text has a word, and not as a part of another. */
function names(own: string, wanted: string): boolean {
  const [text, word] = [own.toLowerCase(), wanted.toLowerCase()];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const [before = "", after = ""] = [text.charAt(at - 1), text.charAt(at + word.length)];
    if (!/[\w-]/.test(before) && !/[\w-]/.test(after)) return true;
  }
  return false;
}
