/** A word of the manifest, with an operation that uses it and one that does not. */
export interface Probe {
  readonly word: string;
  readonly without: Manifest;
  readonly using: Manifest;
}

/** What a manifest says beside what all have. */
export interface Manifest {
  readonly top: Members;
  /** Members of the operation. */
  readonly operation: Members;
  /** Parameters beside those that all have. */
  readonly params: Params;
  /** Other operations of the provider, by what follows its id; `ID_` stands for the id in all texts. */
  readonly others?: Members;
}

export type Members = Readonly<Record<string, object | string | number>>;
export type Params = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export const described = { description: "One." };
export const text = { type: "string", ...described };
export const list = { type: "array", ...described };
export const object = { type: "object", ...described };
export const one = (word: string, params: Params, operation: Members = {}): Probe => ({
  word,
  without: { top: {}, operation: {}, params: plain(params) },
  using: { top: {}, operation, params },
});
/** The parameters without the words that they use. */
function plain(params: Params): Params {
  return Object.fromEntries(
    Object.entries(params).map(([name, param]) => [
      name,
      {
        type: param["type"],
        required: Object.hasOwn(param, "default") ? true : undefined,
        description: param["description"],
      },
    ]),
  );
}
