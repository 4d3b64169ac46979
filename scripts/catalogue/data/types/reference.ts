/** `data/reference.json`: the words of a manifest. Texts have code between backticks. */
export interface ReferencePage {
  readonly sections: readonly {
    readonly title: string;
    /** What links to it name. */
    readonly anchor: string;
    readonly text: string;
    readonly keys: readonly {
      readonly name: string;
      readonly required: boolean;
      /** With links to sections: `[Page](#page)`. */
      readonly value: string;
      readonly meaning: string;
      /** In YAML, each on one line. */
      readonly examples: readonly string[];
    }[];
  }[];
  /** Forms that texts have in several places. */
  readonly kinds: readonly { readonly title: string; readonly form: string }[];
}
