import { parameterNames } from "../../../language/ir/sources.ts";
import type {
  Each,
  Member,
  Parameter,
  Spread,
  Text,
  Template,
} from "../../../language/ir/types.ts";
import type {
  CallView,
  EntryView,
  ExpressionView,
  ItemView,
} from "../../render/expression-view.ts";
import { call, text } from "./call-view.ts";
import { eachExpression } from "./each.ts";
import { membersOf, textExpression } from "./hole.ts";
import { listEntry } from "./list-entry.ts";

/** The names of an object that are made of values. */
export interface Names {
  /** The function that makes them: those of a query are encoded, those of headers checked. */
  readonly naming: "named" | "namedQuery" | "namedHeaders";
  /** Names that they must differ from, beside those in the object. */
  readonly taken: readonly string[];
}

type Parameters = readonly Parameter[];
type Made = (Member & { readonly name: Text }) | (Spread & { readonly of: Each });

/** How the members of an object are printed. */
export interface MembersSetting {
  readonly of: Parameters;
  readonly names: Names;
  /** A value, which may go where the member is optional. */
  value(member: Member): ExpressionView;
  readonly print: Print;
}

/** The members of an object in their order; those whose names are made stand where the first one does. */
export function objectEntries(
  members: readonly (Member | Spread)[],
  setting: MembersSetting,
): readonly EntryView[] {
  const { of, names, value } = setting;
  const made = members.filter(isMade);
  const written = members.flatMap((member) =>
    member.kind === "member" && typeof member.name === "string"
      ? [member.lists === "brackets" ? `${member.name}[]` : member.name]
      : [],
  );
  const taken = [...written, ...names.taken];
  return members.flatMap((member): readonly EntryView[] => {
    if (isMade(member)) {
      if (member !== made[0]) return [];
      const items = made.map((each) => madeItem(each, setting));
      return [{ name: null, value: namedCall(names.naming, taken, items) }];
    }
    if (member.kind === "spread") {
      return member.of.kind === "hole" ? [{ name: null, value: membersOf(member.of, of) }] : [];
    }
    return typeof member.name === "string" ? [listEntry(member.name, value(member), member)] : [];
  });
}

/** An object of members under names that are made of those of another, or of the items of a list. */
export function madeObject(each: Each, of: Parameters, print: Print): ExpressionView {
  return namedCall("named", [], [spreadMembers(each, of, print)]);
}

function namedCall(
  naming: Names["naming"],
  taken: readonly string[],
  items: readonly ItemView[],
): ExpressionView {
  const names = naming === "namedHeaders" ? taken.map((name) => name.toLowerCase()) : taken;
  return call(naming, { kind: "list", of: names.map(text) }, { kind: "list", of: items });
}

function isMade(member: Member | Spread): member is Made {
  return member.kind === "member" ? typeof member.name !== "string" : member.of.kind === "each";
}

function madeItem(made: Made, { of, value, print, names }: MembersSetting): ItemView {
  if (made.kind === "spread") return spreadMembers(made.of, of, print);
  const input = inputOf(made.name);
  const { lists } = made;
  if (lists === "indexes") {
    const values = [text(input), textExpression(made.name, of), value(made)];
    return { kind: "spread", of: call("indexedMembers", ...values) };
  }
  const name: Text =
    lists === "brackets" ? { kind: "text", parts: [...made.name.parts, "[]"] } : made.name;
  const sent = lists === "comma" ? call("commaList", value(made)) : value(made);
  const item = madeMember(input, name, sent, of);
  const [other = input, ...more] = parameterNames(made.value);
  // Of a header the value is refused, too: by the one input that it is made of.
  const isOwn = names.naming === "namedHeaders" && other !== input && more.length === 0;
  return isOwn ? { ...item, arguments: [...item.arguments, text(other)] } : item;
}

function spreadMembers(each: Each, of: Parameters, print: Print): ItemView {
  const { name, item } = each;
  const own = name ?? {
    kind: "text",
    parts: [{ kind: "hole", choices: [{ kind: "key", path: [] }] }],
  };
  const made = madeMember(inputOf(each), own, print(item, of), of);
  return { kind: "spread", of: call("items", eachExpression(each, of, made)) };
}

function madeMember(input: string, name: Text, value: ExpressionView, of: Parameters): CallView {
  return call("madeMember", text(input), textExpression(name, of), value);
}

/** The input that an error about a made name is about. */
function inputOf(made: Text | Each): string {
  const [name = "body"] = parameterNames(made);
  return name;
}

/** Prints what a template sends. */
type Print = (template: Template, of: readonly Parameter[]) => ExpressionView;
