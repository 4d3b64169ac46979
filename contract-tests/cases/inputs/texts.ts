import { isRest } from "../../contract/lines.ts";
import type { ParameterContract } from "../../contract/types.ts";
import { partOf } from "../../oracle/credentials.ts";
import { isEscaped } from "../../oracle/markup.ts";
import { isFreeText, roomOf } from "../../values/free-text.ts";
import { secretValue } from "../../values/call.ts";
import { fits } from "../../oracle/verdict/limits.ts";
import { type ProbedParameter, type Proposal, tried } from "./probe.ts";
import { isAnySegment } from "../../oracle/travelling.ts";

/** As people paste it: who takes the id out of it sends something else. */
export const pasted = "docs.example.com/d/1aB-cD_2eF3gH4iJ5kL6mN7/edit";
/** Texts that are easily changed on their way: each must arrive as it was given. */
const special = [
  "  a  b  ",
  "a+b&c=d%20e#f?g/h;i,j",
  "Zoë 漢字 😀",
  "\"a\" 'b' \\c\\\nd\te",
  pasted,
];
const inHeader = ["a+b&c=d%20e#f?g/h;i,j", "\"a\" 'b' \\c Zoë", pasted];
const simple = ["a/b?c#d", "a b+c&d=e", "a%2Fb", "a.b@c#EXT#", "Zoë 漢字 😀", "..a", "a;b,c'd"];
const inPath = [...simple, pasted];
/** Where there is room for some of them only. */
const few = ["&", "é", "%", "?", "="];
const notInHeader = ["漢字", "a\nb", "a\u0000b"];
const inPair = ["a+b&c=d%20e#f?g/h;i,j", "\"a\" 'b' \\c Zoë 漢字 😀"];
const notInPair = ["a\nb", "a\u0000b"];
const notInPath = [".", "..", "a\u0000b", "a\nb"];
/** Of several segments each has to stay one. */
const notInSegments = ["a//b", "/a", "a/", "a/../b", "./a"];
const notInPathTrimmed = [" .. "];

const inMarkup = ["</b><script>a('b')</script>", `" onload="c`, "&lt;d&#39;&amp;", "]]>--><!--"];
const notInMarkup = ["a\u0000b", "a\u000bb", "a\ufffeb"];

/** Whatever characters a free text has, where it travels. */
export function* texts(probed: ProbedParameter): Iterable<Proposal> {
  const { place, inHeader: isInHeader, convert } = probed.parameter;
  if (!isFreeText(probed.parameter)) return;
  // Whether it can travel depends on what the hook makes of it.
  const isHooked = probed.operation.hooks.request !== null;
  const part = partOf(probed.operation, probed.parameter.name);
  if (part && place.in === "none") {
    // It shows only where the credential is sent.
    for (const each of partTexts(probed, part.place, isHooked)) {
      yield "given" in each
        ? { ...each, given: { ...each.given, [part.credential]: secretValue } }
        : each;
    }
    return;
  }
  switch (isInHeader && place.in !== "path" ? "header" : place.in) {
    case "path":
      yield* kept(probed, inPath);
      if (isHooked || isAnySegment(probed.parameter)) return;
      for (const value of [
        ...notInPath,
        ...(convert?.startsWith("trim") ? notInPathTrimmed : []),
        ...(isRest(probed.operation, probed.parameter.name) ? notInSegments : []),
      ]) {
        yield tried(probed, value);
      }
      return;
    case "header":
      yield* kept(probed, inHeader);
      if (isHooked) return;
      for (const value of notInHeader) yield tried(probed, value);
      return;
    default:
      yield* kept(probed, special);
      if (isHooked || !isEscaped(probed.operation, probed.parameter)) return;
      yield* kept(probed, inMarkup);
      if (isAnySegment(probed.parameter)) return;
      for (const value of notInMarkup) yield tried(probed, value);
  }
}

function* partTexts(
  probed: ProbedParameter,
  part: "user" | "password" | "header",
  isHooked: boolean,
): Iterable<Proposal> {
  const isPair = part !== "header";
  yield* kept(probed, isPair ? inPair : inHeader);
  if (isHooked) return;
  const unfit = part === "user" ? [...notInPair, "a:b"] : isPair ? notInPair : notInHeader;
  for (const value of unfit) yield tried(probed, value);
}

function* kept(probed: ProbedParameter, values: readonly string[]): Iterable<Proposal> {
  const { parameter } = probed;
  const fitting = values.filter((value) => fits(parameter, value));
  // Of those that fit, some may be none where the calls before this one send them.
  const isShort = fitting.length < values.length || parameter.passedTo().length > 0;
  const others = isShort ? [fewOf(parameter)] : [];
  for (const value of [...fitting, ...others.filter((each) => fits(parameter, each))])
    yield tried(probed, value);
}

function fewOf(parameter: ParameterContract): string {
  const { least, most } = roomOf(parameter);
  const length = Math.min(Math.max(least, few.length), most);
  return Array.from({ length }, (_, index) => few[index % few.length]).join("");
}
