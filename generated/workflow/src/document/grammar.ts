// Generated from packages/workflow/src/document/grammar.ts. Do not edit; run `npm run generate`.

/** Patterns that references and the schema of workflows are made of, as sources of regular expressions. */

// Each alternative can be read in one way only, so that no text takes long.
const quoted = String.raw`"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"`;

/** A step of a path into outputs: `.data`, `[0]`, `["@odata.type"]`. */
export const pathMember = String.raw`\.[\w$-]+|\[(?:\d+|${quoted})\]`;

/** The id of a block. */
export const blockId = String.raw`[\w-]+`;

/** The name of a secret, which has no dot. */
export const secretName = String.raw`[A-Za-z_]\w*`;
