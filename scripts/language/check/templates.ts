import { isMap } from "../../../packages/workflow/src/document/is-map.ts";
import type { Findings, PreparedManifest } from "./prepared.ts";
import { checkForeignBody, checkForeignHoles } from "./template-habits.ts";
import { checkHoles } from "./template-holes.ts";
import { type TemplateNode, templateNodes } from "./template-nodes.ts";
import {
  checkForm,
  checkMethod,
  checkName,
  checkOverwritten,
  checkPlaced,
  checkQuotes,
} from "./template-places.ts";
import { checkItems } from "./template-spreads.ts";
import { checkObject } from "./template-words.ts";

/** All that operations write as it travels, each value and name once. */
export function* checkTemplates(prepared: PreparedManifest): Findings {
  const { operations, source } = prepared;
  for (const operation of operations) {
    const nodes = templateNodes(operation, prepared);
    const found = nodes.flatMap((node) => [...checkNode(node)]);
    yield* found;
    const isUnclear = found.some(({ code }) => code === "hole-unknown" || code === "hole-unquoted");
    yield* checkPlaced(operation, nodes, isUnclear, source);
    yield* checkOverwritten(operation, nodes, prepared);
    yield* checkMethod(operation, source);
    yield* checkForeignBody(operation, source);
  }
}

function* checkNode(node: TemplateNode): Findings {
  const { kind, written } = node;
  if (typeof written === "string") {
    yield* checkHoles(written, node);
    yield* checkForeignHoles(written, node);
    if (kind === "name") yield* checkName(written, node);
  }
  if (kind === "name") return;
  yield* checkForm(node);
  if (Array.isArray(written)) yield* checkItems(written, node);
  else if (isMap(written)) {
    yield* checkQuotes(written, node);
    yield* checkObject(written, node);
  }
}
