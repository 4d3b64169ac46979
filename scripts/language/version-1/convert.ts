import { type Document, isNode, isScalar, visit } from "yaml";
import { expandAliases, foldAliases } from "./aliases.ts";
import { calls } from "./calls.ts";
import { conditions } from "./conditions.ts";
import { constants } from "./constants.ts";
import { credentials } from "./credentials.ts";
import { defaults, firstPages } from "./defaults.ts";
import { effects, told } from "./effects.ts";
import { examples } from "./examples.ts";
import { type Facts, factsOf } from "./facts.ts";
import { choices, inputForms, inputLists, inputSteps, inputVariables } from "./inputs.ts";
import { outputs, steps, texts } from "./outputs.ts";
import { holes, places } from "./placing.ts";
import { replies } from "./replies.ts";
import { addresses, block, fetchedHosts, limits, normalizers, pages } from "./rest.ts";
import { spreads } from "./spreads.ts";
import { dataOf, mapAt, nodeAt, type Tree } from "./tree.ts";

/** Rewrites some words of version 1 in place. What is not as version 1 has it stays as it is. */
export type Pass = (root: Tree, facts: Facts) => void;

/** Each has words of its own, and needs none of the others. */
export const passes = {
  credentials,
  calls,
  conditions,
  inputForms,
  choices,
  inputSteps,
  inputLists,
  inputVariables,
  defaults,
  firstPages,
  texts,
  steps,
  outputs,
  spreads,
  places,
  holes,
  constants,
  block,
  fetchedHosts,
  normalizers,
  addresses,
  effects,
  told,
  replies,
  limits,
  pages,
  examples,
} as const satisfies Readonly<Record<string, Pass>>;

const all: readonly Pass[] = Object.values(passes);

/** Whether a document says that it is a manifest of version 1. */
export function isVersion1(document: Document): boolean {
  return dataOf(nodeAt(document.contents, "manifest")) === 1;
}

/**
 * Rewrites a manifest of version 1 in the words of version 2, in its nodes: comments, order and style stay,
 * and what is new stands where it stood that it replaces. Any other document stays as it is.
 */
export function convertDocument(document: Document, enabled: readonly Pass[] = all): boolean {
  const root = mapAt(document.contents);
  const version = nodeAt(root, "manifest");
  if (!root || !isVersion1(document) || !isScalar(version)) return false;
  const copies = expandAliases(document);
  const facts = factsOf(root);
  for (const pass of enabled) pass(root, facts);
  version.value = 2;
  delete version.source;
  foldAliases(document, copies);
  locate(document);
  return true;
}

/** Gives what is new the place of what it stands in, or behind. */
function locate(document: Document): void {
  visit(document, {
    Pair(_, { key, value }) {
      if (isNode(key) && isNode(value)) {
        key.range ??= value.range ?? null;
        value.range ??= key.range ?? null;
      }
    },
    Node(_, node, ancestors) {
      const above = ancestors.findLast((each) => isNode(each) && Boolean(each.range));
      if (!node.range && isNode(above)) node.range = above.range ?? null;
    },
  });
}
