import { type HoleChoice, holesIn } from "../contract/template-text.ts";
import { mentioned } from "../contract/templates.ts";
import type { OperationContract, ParameterContract, Value } from "../contract/types.ts";
import { fits } from "./inputs/limit-check.ts";
import type { TemplateProbe } from "./template-probe.ts";

type Members = Readonly<Record<string, Value>>;

/** None, one and two of what `$each` goes through. */
export function eachProbes(
  { $each: list, item = "{item}", name = null }: Members,
  place: string,
  operation: OperationContract,
): readonly TemplateProbe[] {
  const [first = "", ...path] = String(list).split(".");
  const parameter = operation.parameters.find((each) => each.name === first);
  if (!parameter) return [];
  const words = mentioned({ item, name });
  const ofMembers = words.has("key") || words.has("value");
  const wrong = inside(path, { "a b": "x" });
  const isHeaderName = place.startsWith("headers") && name !== null && words.has("key");
  const text = `${place}: a name that headers cannot have is refused`;
  const refusal: readonly TemplateProbe[] =
    isHeaderName && fits(parameter, wrong)
      ? [{ aspects: [place, "$each", "no name"], text, given: { [first]: wrong }, refused: first }]
      : [];
  const counted = [0, 1, 2].flatMap((count) => {
    const value = ofMembers ? membersOf(count) : listOf(count, { item, name }, parameter);
    const given = inside(path, value);
    if (!fits(parameter, given)) return [];
    const said = `${place}: what is made of ${count} of ${String(list)}`;
    return [{ aspects: [place, "$each", `${count}`], text: said, given: { [first]: given } }];
  });
  return [...refusal, ...counted];
}

/** Json with the member that a hole reads, with null there, and without it. */
export function insideProbes(
  choice: HoleChoice,
  place: string,
  { parameters }: OperationContract,
): readonly TemplateProbe[] {
  if (choice.kind !== "value" || choice.path.length === 0) return [];
  const { name, path } = choice;
  const parameter = parameters.find((each) => each.name === name);
  const values = { there: inside(path, "within"), null: inside(path, null), absent: {} };
  return Object.entries(values).flatMap(([what, value]) => {
    if (!parameter || !fits(parameter, value)) return [];
    const text = `${place}: ${path.join(".")} of ${name} is ${what}`;
    return [
      { aspects: [place, `${name}.${path.join(".")}`, what], text, given: { [name]: value } },
    ];
  });
}

/** A value at the end of a path of members. */
function inside(path: readonly string[], value: Value): Value {
  return path.reduceRight<Value>((held, name) => ({ [name]: held }), value);
}

function membersOf(count: number): Value {
  return Object.fromEntries(["first", "second"].slice(0, count).map((key) => [key, `of ${key}`]));
}

/** Items with all members that the template reads of them; the second has only the first of these. */
function listOf(count: number, made: Members, { convert }: ParameterContract): Value {
  const paths = textsOf(made).flatMap((text) =>
    holesIn(text).flatMap((choices) =>
      choices.flatMap((choice) =>
        choice.kind === "value" && choice.name === "item" ? [choice.path] : [],
      ),
    ),
  );
  const own = paths.filter((path) => path.length > 0);
  if (convert?.startsWith("csv")) return ["one", "two"].slice(0, count);
  if (own.length === 0) return ["one", "two"].slice(0, count);
  const items = [own, own.slice(0, 1)].map((of, index) => {
    const held = of.map((path) => inside(path, `of ${index + 1}`));
    return Object.assign({}, ...held.map((each) => Object(each)));
  });
  return items.slice(0, count);
}

function textsOf(written: Value): readonly string[] {
  if (typeof written === "string") return [written];
  if (typeof written !== "object" || written === null) return [];
  return Object.entries(written).flatMap(([name, value]) => [name, ...textsOf(value)]);
}
