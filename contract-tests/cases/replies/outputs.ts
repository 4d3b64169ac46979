import type { OperationContract, OutputContract, Value } from "../../contract/types.ts";
import { isMadeSource } from "../../contract/output-steps.ts";
import { placesOf } from "../made/places.ts";
import { joined, sayChanges } from "../change.ts";
import { holdersOf, valueAt } from "../../oracle/reply-path.ts";
import { conditionsOfOutput } from "./output-conditions.ts";
import { leftOut, type OutputPath, outputPathsOf } from "./output-path.ts";
import { missingParts, pathsInItem } from "./parts.ts";
import { changedProbe, type ReplyProbe } from "./probe.ts";
import type { Start } from "./start.ts";

/** Replies that show where outputs come from, path by path, and what becomes of other values there. */
export function outputs(operation: OperationContract, start: Start): readonly ReplyProbe[] {
  const [reply] = start.successes;
  // What a hook makes of a reply is known to its examples only.
  if (operation.hooks.reply || !reply) return [];
  return operation.outputs.flatMap((output) => {
    const { source } = output;
    if (source.kind === "const") return changedProbe(reply, []);
    if (isMadeSource(source)) {
      return [...madeOutputs(operation, output, start), ...conditionsOfOutput(output, start)];
    }
    const { alone, given } = leftOut(operation, source.paths);
    const absent = changedProbe(reply, alone);
    return [
      ...outputPathsOf(operation, output, start).flatMap(ofPath),
      ...absent.map((probe) => ({ ...probe, given })),
    ];
  });
}

/** A whole reply, and the values that show what is made of them. */
function madeOutputs(
  operation: OperationContract,
  output: OutputContract,
  start: Start,
): readonly ReplyProbe[] {
  return start.successes.flatMap((reply) => [
    ...changedProbe(reply, []),
    ...placesOf(operation, output).flatMap(({ path, probes }) => [
      ...probes.flatMap(({ value, given }) => {
        const change = { path, value: value(valueAt(reply, path)) };
        const shown = changedProbe(reply, [change]);
        return shown.map((probe) => ({ ...probe, ...(given && { given }) }));
      }),
      ...othersFor(operation).flatMap((value) => changedProbe(reply, [{ path, value }])),
    ]),
  ]);
}

function ofPath(outputPath: OutputPath): readonly ReplyProbe[] {
  const { operation, reply, alone, path, given } = outputPath;
  const at = (place: string, value: Value | undefined) =>
    changedProbe(reply, [...alone, { path: place, value }]);
  const probes = [
    ...wholes(outputPath),
    ...othersFor(operation).flatMap((value) => at(path, value)),
    ...at(path, undefined),
    ...holdersOf(path).flatMap((holder) => at(holder, null)),
  ];
  return probes.map((probe) => ({ ...probe, given }));
}

/** A reply with everything that an output is made of, and without each member of an item. */
function wholes(outputPath: OutputPath): readonly ReplyProbe[] {
  const { reply, alone, path, source } = outputPath;
  const missing = missingParts(outputPath);
  const whole = [...alone, ...missing];
  const title = missing.length > 1 ? joined(sayChanges(alone), `${path} whole`) : sayChanges(whole);
  const withoutMembers = pathsInItem(`${path}[0]`, source).flatMap(([, part]) => {
    return [undefined, null].flatMap((value) => {
      const change = { path: part, value };
      return changedProbe(reply, [...whole, change], joined(title, sayChanges([change])));
    });
  });
  return [...changedProbe(reply, whole, title), ...withoutMembers];
}

/** More items than a list is cut to. */
const many = Array.from({ length: 12 }, (_, index) => index + 1);

// Of every type, whatever that of the output: what it takes, and what it must not.
const others: readonly Value[] = [
  null,
  "",
  " ",
  "another text",
  "7",
  0,
  1.5,
  true,
  false,
  [],
  ["another text"],
  many,
  {},
];

/** Where pages are collected, the call ends at their most items. */
function othersFor({ page }: OperationContract): readonly Value[] {
  return page?.collect ? others.filter((each) => each !== many) : others;
}
