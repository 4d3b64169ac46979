/** `data/reference.json`: the words of a manifest. */
export interface ReferencePage {
  readonly sections: readonly {
    readonly title: string;
    readonly text: string;
    readonly keys: readonly {
      readonly name: string;
      readonly required: boolean;
      readonly value: string;
      readonly meaning: string;
      readonly examples: readonly string[];
    }[];
  }[];
}
