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

const UNSENDABLE = /manifests cannot send/;
const ASKED = /also accepts|another credential|requests are signed|no operation asks for/;

/** What remarks say of losses of a kind, where they name the part. */
const TELLING: Readonly<Record<string, RegExp>> = {
  "a parameter": UNSENDABLE,
  "a deprecated parameter": UNSENDABLE,
  "a cookie": UNSENDABLE,
  "a header that manifests cannot send": UNSENDABLE,
  "how a list travels": /callers join these lists/,
  "a limit is not checked": /pattern is left out/,
  "a body": /manifests support no body/,
  "a reply": /listed under accept/,
  "body of a reply": /manifests cannot read/,
  "type of a reply": /JSON in quotes/,
  "a reply deeper than it is described": /JSON in quotes/,
  "a header of a reply": /pages follow each other/,
  "a credential": ASKED,
  "a credential that no operation asks for": ASKED,
  "a reference that is not followed": /./,
  "a path that stands in another file": /./,
};

/** Collects losses, but for those that a remark tells. */
export class Notes {
  readonly losses: Loss[] = [];
  readonly #texts = new Map<string, string[]>();
  readonly #asked = new Set<string>();
  #operation = "#";
  #told: readonly string[] = [];

  constructor({ remarks }: Pick<Drafted, "remarks">) {
    for (const { path, text } of remarks) {
      const [part, id, member, name] = path;
      const key = part === "operations" ? String(id) : "";
      // A remark beside a parameter is about it, whatever it says.
      const told = member === "params" && name !== undefined ? `${text} (${name})` : text;
      const known = this.#texts.get(key);
      if (known) known.push(told);
      else this.#texts.set(key, [told]);
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

  /** Whether it is the first time that this is asked: what operations share is told of one. */
  isFirst(what: string): boolean {
    const isKnown = this.#asked.has(what);
    this.#asked.add(what);
    return !isKnown;
  }

  #isTold(kind: string, words: readonly string[]): boolean {
    const telling = TELLING[kind];
    const texts = telling ? this.#told.filter((text) => telling.test(text)) : [];
    return words.some((word) => texts.some((text) => names(text, word)));
  }

  add(kind: string, { pointer, detail, words = [] }: Met): void {
    if (words.length > 0 && this.#isTold(kind, words)) return;
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
