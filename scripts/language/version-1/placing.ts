import { isScalar, type Scalar } from "yaml";
import { type Facts, isNamed } from "./facts.ts";
import { holesAsText } from "./holes.ts";
import { type OwnedParameter, ownersOf, parametersOf } from "./places.ts";
import { itemsOf, keyOf, mapAt, memberOf, remove, setValue, textOf, type Tree } from "./tree.ts";

/** Where values travel: holes of paths, templates, and `to`. */
export function places(root: Tree, facts: Facts): void {
  for (const parameter of parametersOf(root)) to(parameter, facts);
}

/** Texts with braces, as they are read now. */
export function holes(root: Tree): void {
  for (const { map } of ownersOf(root)) {
    for (const word of ["query", "headers", "body"]) {
      const template = memberOf(map, word);
      if (template) template.value = holesIn(template.value);
    }
  }
}

/** `header.X` -> `headers.X`; what is named travels there anyway. */
function to({ name, map, owner }: OwnedParameter, facts: Facts): void {
  const member = memberOf(map, "to");
  const said = textOf(member?.value);
  if (!member || said === undefined) return;
  if (said.startsWith("header.")) setValue(member, said.replace("header.", "headers."));
  if (said === "none" && isNamed(facts, owner.id, name)) remove(map, member);
}

/** A template whose texts mean in version 2 what they meant. */
function holesIn(node: unknown): unknown {
  if (isScalar(node)) return inTexts(node);
  for (const [index, item] of itemsOf(node).entries()) {
    const list = node as { items: unknown[] }; // as it has items
    list.items[index] = holesIn(item);
  }
  for (const member of mapAt(node)?.items ?? []) {
    // Neither the name of a list nor what stands between parts is a template.
    if (["$each", "$join"].includes(keyOf(member) ?? "")) continue;
    if (isScalar(member.key)) inTexts(member.key);
    member.value = holesIn(member.value);
  }
  return node;
}

function inTexts(node: Scalar): Scalar {
  const text = textOf(node);
  if (text?.includes("{")) node.value = holesAsText(text);
  return node;
}
