import { type Document, type Scalar, visit, type YAMLMap, type YAMLSeq } from "yaml";
import { composeYaml } from "../../../packages/workflow/src/document/yaml-document.ts";
import { convertDocument, type Pass } from "./convert.ts";
import { unfold } from "./layout.ts";
import { merged } from "./merge.ts";

/** How deep maps and lists may be nested. */
const DEPTH = 100;

/**
 * The text of a manifest of version 1 as one of version 2. Lines that say the same stay byte for byte; what is
 * no such manifest, or cannot be read, stays as it is.
 */
export function convertText(text: string, enabled?: readonly Pass[]): string {
  // Nearly all manifests are of another version, and need not be read for it.
  if (!/\bmanifest["']?\s*:\s*1\b/.test(text)) return text;
  const lines = text.replaceAll("\r\n", "\n");
  const [before, after] = [readYaml(lines), readYaml(lines)];
  if (!before || !after || !convertDocument(after, enabled)) return text;
  unfold(after, before);
  const [old, made] = [printed(before), printed(after)];
  if (old === undefined || made === undefined) return text;
  const kept = merged(lines, old, made);
  const result = isSame(kept, made) ? kept : made;
  return lines === text ? result : result.replaceAll("\n", "\r\n");
}

/** The document of a text; undefined where it has none, several, or mistakes of syntax. */
function readYaml(text: string): Document | undefined {
  const { document, secondDocument, tooDeep } = composeYaml(text, DEPTH);
  const isOne = secondDocument === undefined && tooDeep === undefined;
  return document && isOne && document.errors.length === 0 ? document : undefined;
}

/** The text of a document as people write it: `{ spaces: [within, braces] }` and none within brackets. */
function printed(document: Document): string | undefined {
  visit(document, {
    Scalar: (_, scalar) => exact(scalar),
    Map: (_, map) => pad(map, " "),
    Seq: (_, list) => pad(list, ""),
  });
  try {
    return document.toString({
      lineWidth: 0,
      doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
    });
  } catch {
    return undefined; // an alias without its anchor
  }
}

/** A whole number of more digits than JSON has is printed as it is written. */
function exact(scalar: Scalar): void {
  const { value, source = "" } = scalar;
  if (typeof value !== "number" || Number.isSafeInteger(value)) return;
  if (/^[-+]?\d+$/.test(source)) scalar.value = BigInt(source);
}

/** The library has one setting for both. */
function pad(node: YAMLMap | YAMLSeq, padding: string): void {
  const { toString } = Object.getPrototypeOf(node) as typeof node; // Its class has the method.
  node.toString = (context, ...rest) =>
    toString.call(node, context && { ...context, flowCollectionPadding: padding }, ...rest);
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => {
    const document = readYaml(text);
    return document && JSON.stringify([document.toJS(), commentsIn(text)]);
  });
  return first !== undefined && first === second;
}

/** How many comments a text has, as far as lines tell. */
function commentsIn(text: string): number {
  return text.split("\n").filter((line) => /(?:^|\s)#/.test(line)).length;
}
