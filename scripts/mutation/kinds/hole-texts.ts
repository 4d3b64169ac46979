import { type FoundHole, holesOf } from "../../language/ir/hole.ts";
import type { Choice } from "../../language/ir/types.ts";
import type { ManifestParameter } from "../../language/manifest/types.ts";

export type Declared = Readonly<Record<string, ManifestParameter>>;

/** The same text with another value in one of its holes, in each way that a person could mix up. */
export function otherTexts(text: string, inEach: boolean, all: Declared): readonly string[] {
  const holes = holesOf(text, inEach);
  if (holes.length === 0) return [`${text}x`];
  const isAlone = holes.length === 1 && holes[0]?.text === text;
  const replaced = holes.flatMap((hole) =>
    otherHoles(hole, all).map(
      (other) => text.slice(0, hole.index) + other + text.slice(hole.index + hole.text.length),
    ),
  );
  return isAlone ? replaced : [`${text}x`, ...replaced];
}

function otherHoles({ text, choices }: FoundHole, all: Declared): readonly string[] {
  const written = splitChoices(text);
  if (choices === null || written.length !== choices.length) return [];
  const others = choices.flatMap((choice, index) =>
    otherChoices(choice, written[index] ?? "", { choices, all }).map((other) =>
      written.with(index, other),
    ),
  );
  // The last one may be fixed, and is the last for that reason.
  const swapped = choices.slice(1).flatMap((choice, index) => {
    const before = written[index] ?? "";
    return choice.kind === "parameter"
      ? [written.toSpliced(index, 2, written[index + 1] ?? "", before)]
      : [];
  });
  const dropped = choices.length > 1 ? written.map((_, index) => written.toSpliced(index, 1)) : [];
  return [...others, ...swapped, ...dropped].map((each) => `{${each.join("|")}}`);
}

/** What stands between the braces, as it is written. */
function splitChoices(text: string): readonly string[] {
  return (text.slice(1, -1).match(/"[^"]*"|[^|]+/g) ?? []).map((each) => each.trim());
}

interface Beside {
  readonly choices: readonly Choice[];
  readonly all: Declared;
}

function otherChoices(choice: Choice, written: string, beside: Beside): readonly string[] {
  switch (choice.kind) {
    case "parameter":
      return choice.path.length > 0 ? [`${written}X`] : otherNames(choice.name, beside);
    case "item":
    case "key":
    case "value":
      return otherInner(choice, written);
    case "text":
      return [`"${choice.value}x"`];
    case "uuid":
      return ["$now"];
    case "now":
      return otherTimes(written);
  }
}

/** A member of another name; a key in place of its value. */
function otherInner(
  { kind, path }: { readonly kind: "item" | "key" | "value"; readonly path: readonly string[] },
  written: string,
): readonly string[] {
  if (path.length > 0) return [`${written}X`];
  if (kind === "item") return ["item.x"];
  return [kind === "key" ? "value" : "key"];
}

/** In another form, and of another time. */
function otherTimes(written: string): readonly string[] {
  const [, offset = "", form = ""] = /^\$now(-\w+)?(\..+)?$/.exec(written) ?? [];
  const forms = form === "" ? [".date"] : ["", form === ".date" ? ".epoch" : ".date"];
  return [
    ...forms.map((other) => `$now${offset}${other}`),
    offset === "" ? `$now-2d${form}` : `$now${form}`,
  ];
}

/** The next parameter of the same type that is none of the choices. */
export function otherNames(name: string, { choices, all }: Beside): readonly string[] {
  const taken = choices.flatMap((each) => (each.kind === "parameter" ? [each.name] : []));
  const kind = ({ type, convert }: ManifestParameter) => `${type} ${convert === "csv"}`;
  const own = all[name];
  const found = Object.entries(all).find(
    ([other, parameter]) => own && !taken.includes(other) && kind(parameter) === kind(own),
  );
  return found ? [found[0]] : [];
}
