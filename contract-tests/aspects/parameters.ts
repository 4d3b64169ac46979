import { argumentIn, rewritingsIn } from "../contract/steps.ts";
import { isRest } from "../contract/lines.ts";
import type { OperationContract, ParameterContract } from "../contract/types.ts";
import { partOf } from "../oracle/credentials.ts";
import { becomesNames } from "../oracle/form.ts";
import { isEscaped } from "../oracle/markup.ts";
import { isAnySegment, isOfBytes, isOfJson, takesTime } from "../oracle/travelling.ts";
import { isList } from "../oracle/verdict/limits.ts";
import { alternativesOf, extractTexts } from "../values/extracts.ts";
import { isFreeText, roomOf } from "../values/free-text.ts";
import { type Aspect, type Forms, formsOf, isOf, text } from "./aspect.ts";
import { sentAspects } from "./rules.ts";
import { zoneAspects } from "./zones.ts";
import { fewSigns, formNames, half, markup, ofType, signs, times, unfit } from "./forms.ts";
import { limitAspects } from "./limits.ts";

/** What has to be tried of a parameter that is no address. */
export function parameterAspects(
  operation: OperationContract,
  parameter: ParameterContract,
): readonly Aspect[] {
  const { name, type } = parameter;
  const forms: Forms = {
    ...(isNamed(operation, parameter) ? plainFile : ofType[isList(parameter) ? "list" : type]),
    ...(isFreeText(parameter) && textForms(operation, parameter)),
    ...convertForms(parameter),
    ...(becomesNames(operation, parameter) && formNames),
  };
  return [
    ...formsOf(name, forms),
    ...limitAspects(parameter),
    ...sentAspects(operation, parameter),
    ...zoneAspects(operation, parameter),
  ];
}

const { "a line break in its name": _, "a name beyond ASCII": __, ...plainFile } = ofType.file;

/** Whether something that is known of a file stands in a header or a query. */
function isNamed({ templates }: OperationContract, { name, type }: ParameterContract): boolean {
  const written = JSON.stringify([templates.query, templates.headers]);
  return type === "file" && written.includes(`{${name}.`);
}

/** Signs of a text that nothing limits, where it comes to stand. */
function textForms(operation: OperationContract, parameter: ParameterContract): Forms {
  const { hooks } = operation;
  const { place, name, steps } = parameter;
  const part = place.in === "none" ? partOf(operation, name) : undefined;
  const at = part
    ? part.place === "header"
      ? "header"
      : "pair"
    : place.in === "path"
      ? "path"
      : parameter.inHeader
        ? "header"
        : "body";
  const isMarkup = at === "body" && isEscaped(operation, parameter);
  const refusing = hooks.request === null && (at === "header" || !isAnySegment(parameter));
  return {
    ...(hasRoom(parameter) ? signs[at] : hasSomeRoom(parameter) ? fewSigns : {}),
    ...(refusing && !(at === "body" && rewritingsIn(steps).length > 0) && unfit[at]),
    ...(refusing && at === "path" && isRest(operation, name) && unfit.segments),
    ...(part?.place === "user" && hooks.request === null && { "a colon": text(/:/) }),
    ...(isMarkup && !hooks.request && hasRoom(parameter) && markup),
    ...(isMarkup && refusing && unfit.markup),
  };
}

/** Whether all texts that a place asks for are within the lengths of a parameter. */
function hasRoom(parameter: ParameterContract): boolean {
  const { least, most } = roomOf(parameter);
  return least <= 3 && most >= 45;
}

function hasSomeRoom(parameter: ParameterContract): boolean {
  return roomOf(parameter).most >= Object.keys(fewSigns).length;
}

/** What converters, tables and prefixes make something of. */
function convertForms(parameter: ParameterContract): Forms {
  const { type, convert, steps, limits } = parameter;
  const prefix = argumentIn(steps, "prefix");
  const isText = type === "string" && !isList(parameter);
  const isPlain = isText && (convert === null || convert === "trim");
  return {
    ...(isPlain && half),
    ...(convert?.startsWith("trim") && { "spaces around it": text(/^\s+\S.*\s+$/s) }),
    ...(takesTime(parameter) && timesOf(parameter)),
    ...(steps.some(isOfJson) && type === "json" && oddJson),
    ...(isText &&
      steps.some(isOfBytes) &&
      !limits.enum && { "a text beyond ASCII": text(/[À-ɏ]/) }),
    ...extractForms(parameter),
    ...(prefix !== undefined &&
      isText && {
        "with its prefix": (given) => typeof given === "string" && given.startsWith(prefix),
        "without its prefix": (given) =>
          typeof given === "string" && given.trim() !== "" && !given.startsWith(prefix),
      }),
    ...(type === "integer" || type === "number" ? { "a value": isOf("number") } : {}),
  };
}

/** What a pattern takes a part of, as far as there is such a text. */
function extractForms(parameter: ParameterContract): Forms {
  const extract = argumentIn(parameter.steps, "extract");
  if (extract === undefined) return {};
  const known = extractTexts(parameter);
  const found = (given: string) => new RegExp(extract, "u").exec(given);
  const after = (given: string) =>
    given.slice((found(given)?.index ?? 0) + (found(given)?.[0].length ?? 0));
  const forms: Readonly<Record<string, (given: string) => boolean>> = {
    "nothing to extract": (given) => given !== "" && !found(given),
    "nothing to extract but for capitals": (given) =>
      !found(given) && new RegExp(extract, "iu").test(given),
    "nothing to extract but what is encoded": (given) =>
      !found(given) &&
      !!found(
        given.replace(/%([2-7][\dA-F])/g, (_all, code) => String.fromCharCode(Number(`0x${code}`))),
      ),
    "a part at its beginning": (given) => found(given)?.index === 0 && after(given) !== "",
    "a part at its end": (given) => (found(given)?.index ?? 0) > 0 && after(given) === "",
    "a part within it": (given) => (found(given)?.index ?? 0) > 0 && after(given) !== "",
    "two parts": (given) => (found(after(given))?.[1] ?? found(given)?.[1]) !== found(given)?.[1],
    ...Object.fromEntries(
      alternativesOf(extract).map((each) => [
        `what ${each} extracts`,
        (given: string) => new RegExp(each, "u").test(given),
      ]),
    ),
  };
  return Object.fromEntries(
    Object.entries(forms)
      .filter(([, is]) => known.some(is))
      .map(([form, is]) => [form, (given) => typeof given === "string" && is(given)]),
  );
}

const oddJson: Forms = {
  "JSON with quotes inside": (given) => /\\"c\\"/.test(JSON.stringify(given) ?? ""),
};

function timesOf({ limits: { format } }: ParameterContract): Forms {
  const kept = Object.entries(times).filter(([form]) => {
    if (/that there is not|a word|a number/.test(form)) return true;
    if (format === "date") return form === "a date";
    if (format === "date-time") return /offset (before|after)|fraction/.test(form);
    return true;
  });
  return Object.fromEntries(kept);
}
