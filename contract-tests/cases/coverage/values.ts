import { patternSample } from "../../../scripts/system/pattern-sample.ts";
import type {
  LimitsContract,
  OperationContract,
  ParameterContract,
  WhenContract,
} from "../../contract/types.ts";
import { isEscaped } from "../../oracle/markup.ts";
import { partOf } from "../../oracle/credentials.ts";
import { countingValue } from "../../oracle/values.ts";
import type { CoverageItem } from "../../contract/case.ts";
import { coverageItem } from "./item.ts";
import { isAnySegment, takesTime } from "../../oracle/travelling.ts";

/** Coverage items of the values that a parameter takes: limits, choices, texts, conditions. */
export function valueCoverage(
  operation: OperationContract,
  parameter: ParameterContract,
): readonly CoverageItem[] {
  const { name } = parameter;
  const own = (kind: "parameter" | "limit" | "value", names: readonly string[], text: string) =>
    coverageItem(operation, [kind, name, ...names], `${name}: ${text}`);
  return [
    ...limitItems(parameter).map(([names, text]) => own("limit", names, text)),
    ...enumItems(parameter).map(([names, text]) => own("value", names, text)),
    ...dependentItems(operation, parameter).map(([names, text]) => own("value", names, text)),
    ...textItems(operation, parameter).map(([names, text]) => own("parameter", names, text)),
    ...whenItems(operation, parameter).map(([names, text]) => own("parameter", names, text)),
  ];
}

/** Whether no call shows a limit: files beyond it are too large for a test, or it excludes nothing. */
export function isBeyondTests(
  keyword: string,
  { type, limits }: Pick<ParameterContract, "type" | "limits">,
): boolean {
  const { maxBytes = 0, minLength = 0, maxLength = 0, minItems = 0, multipleOf } = limits;
  const { pattern = "^" } = limits;
  const isWhole = type === "integer";
  switch (keyword) {
    case "maxBytes":
      return maxBytes >= 2 ** 21;
    case "minLength":
      return minLength <= 0 || (minLength > 1 && isInPattern(limits, { maxLength: minLength - 1 }));
    case "maxLength":
      return maxLength < LONGEST && isInPattern(limits, { minLength: maxLength + 1 });
    case "minItems":
      return minItems <= 0;
    case "multipleOf":
      return isWhole && 1 % (multipleOf ?? 0) === 0;
    case "minimum":
    case "exclusiveMinimum":
      // Larger whole numbers are refused whatever the limits are.
      return isWhole && (limits[keyword] ?? 0) < Number.MIN_SAFE_INTEGER;
    case "maximum":
    case "exclusiveMaximum":
      return isWhole && (limits[keyword] ?? 0) > Number.MAX_SAFE_INTEGER;
    case "pattern":
      // What fits nothing at all, and does not look around, fits at the beginning of any text.
      return fitsAnyText(pattern) && !/[$^]|\\b|\(\?[=!<]/i.test(pattern);
    default:
      return false;
  }
}

/** Whether a pattern fits within any text that is not blank. */
function fitsAnyText(pattern: string): boolean {
  const expression = new RegExp(pattern, "u");
  return expression.test("") || SIGNS.every((sign) => expression.test(sign));
}

/** Characters of which any may be all of a text. */
const SIGNS = [...Array.from({ length: 94 }, (_, at) => String.fromCodePoint(33 + at)), "é", "漢"];

/** Whether a pattern fits no text beyond a length, so that the length excludes nothing. */
function isInPattern({ pattern = "", ...limits }: LimitsContract, beyond: LimitsContract): boolean {
  if (pattern === "" || patternSample(pattern, limits) === undefined) return false;
  return patternSample(pattern, beyond) === undefined;
}

/** No text of a test is longer. */
const LONGEST = 9_000;

type Items = readonly (readonly [names: readonly string[], text: string])[];

function limitItems(parameter: ParameterContract): Items {
  const { enum: _, ...limits } = parameter.limits;
  return Object.entries(limits).flatMap(([keyword, limit]) => {
    if (isBeyondTests(keyword, parameter)) return [];
    const inside = [[keyword, "inside"], `a value within ${keyword} ${limit} is sent`] as const;
    const outside = [
      [keyword, "outside"],
      `a value outside ${keyword} ${limit} is refused`,
    ] as const;
    // Formats are documented, and not checked.
    return keyword === "format" ? [inside] : [inside, outside];
  });
}

function enumItems({ limits: { enum: values = [] }, convert, type }: ParameterContract): Items {
  if (values.length === 0) return [];
  const texts = values.map(String);
  const hasCase = texts.some(
    (text) => !texts.includes(text.toUpperCase()) || !texts.includes(text.toLowerCase()),
  );
  const keepsCase = !convert?.endsWith("case");
  return [
    ...texts.map((text) => [[text], `${text} is sent`] as const),
    [["foreign"], "another value is refused"],
    ...(type === "string" && hasCase && keepsCase
      ? [[["other case"], "a value in another case is refused"] as const]
      : []),
    ...(type === "string" && convert === null
      ? [[["spaces around it"], "a value with spaces around it is refused"] as const]
      : []),
  ];
}

function dependentItems({ parameters }: OperationContract, { enumBy }: ParameterContract): Items {
  if (!enumBy) return [];
  const { parameter, severity, values } = enumBy;
  const other = parameters.find(({ name }) => name === parameter);
  const said = severity === "error" ? "is refused" : "is sent with a warning";
  const ofKeys = Object.entries(values).flatMap(([key, allowed]) => {
    const when = `${parameter}=${key}`;
    return [
      ...allowed.map((value) => [[when, value], `${value} is sent when ${when}`] as const),
      [[when, "unlisted"], `another value ${said} when ${when}`] as const,
    ];
  });
  const keys = other?.type === "boolean" ? [true, false] : other?.limits.enum;
  const free = keys?.some((key) => !Object.hasOwn(values, String(key))) ?? true;
  return [
    ...ofKeys,
    ...(other && Object.hasOwn(values, String(countingValue(other, {})))
      ? [[[`${parameter} left out`, "unlisted"], `the default of ${parameter} counts`] as const]
      : []),
    ...(free
      ? [
          [
            [`${parameter} that is not listed`],
            `any value is sent when ${parameter} is another`,
          ] as const,
        ]
      : []),
  ];
}

/** Whether no rule is about the characters of a text. */
export function takesAnyText({ rules }: OperationContract, { name }: ParameterContract): boolean {
  return rules.every(
    (rule) =>
      rule.kind !== "matches" ||
      rule.severity === "warning" ||
      rule.parameter !== name ||
      new RegExp(rule.pattern, "u").test("&é%?="),
  );
}

function textItems(operation: OperationContract, parameter: ParameterContract): Items {
  const { type, place, inHeader, convert } = parameter;
  // What a call before takes restricts it as well.
  const isFree =
    [parameter, ...parameter.passedTo()].every(
      ({ limits, enumBy }) => !(limits.enum || limits.pattern || limits.format || enumBy),
    ) && takesAnyText(operation, parameter);
  if (type !== "string" || convert === "csv" || convert === "csv-text" || !isFree) return [];
  if (takesTime(parameter) || parameter.isZone) return [];
  const encoded = [["encoded"], "special characters arrive encoded once"] as const;
  const verbatim = [["verbatim"], "special characters arrive unchanged"] as const;
  // Whether it can travel depends on what the hook makes of it.
  if (operation.hooks.request) return [place.in === "path" ? encoded : verbatim];
  const part = partOf(operation, parameter.name);
  if (part && place.in === "none") {
    return [verbatim, [["no part"], "a value that a credential cannot be sent with is refused"]];
  }
  switch (inHeader && place.in !== "path" ? "header" : place.in) {
    case "path":
      if (isAnySegment(parameter)) return [encoded];
      return [encoded, [["no segment"], "a value that would leave its path segment is refused"]];
    case "header":
      return [verbatim, [["no header text"], "a value that headers cannot carry is refused"]];
    default:
      return isEscaped(operation, parameter) ? [verbatim, ...markup(parameter)] : [verbatim];
  }
}

function markup(parameter: ParameterContract): Items {
  const escaped = [["escaped"], "signs of markup arrive as text"] as const;
  // In base64 there is nothing that it refuses.
  if (isAnySegment(parameter)) return [escaped];
  return [escaped, [["no markup"], "a value that markup cannot hold is refused"]];
}

/** The aspect that shows that a condition holds, with its value where it has several. */
export function heldAspect(when: WhenContract, value: unknown): readonly string[] {
  return "values" in when && when.values.length > 1 ? ["held", String(value)] : ["held"];
}

function whenItems({ parameters }: OperationContract, { when }: ParameterContract): Items {
  if (!when) return [];
  const { parameter } = when;
  const other = parameters.find(({ name }) => name === parameter);
  if ("given" in when) {
    const absent = other?.required ? [] : [when.given ? "unheld" : "held"];
    return [when.given ? "held" : "unheld", ...absent].map((aspect) => [
      ["when", aspect],
      `${aspect === "held" ? "is sent" : "leaves no trace"} by whether ${parameter} is given`,
    ]);
  }
  return [
    ...when.values.map(
      (value) =>
        [["when", ...heldAspect(when, value)], `is sent when ${parameter} is ${value}`] as const,
    ),
    [["when", "unheld"], `leaves no trace when ${parameter} is another`],
    ...(other?.required
      ? []
      : [[["when", "left out"], `the default of ${parameter} counts`] as const]),
  ];
}
