import { readInputSteps } from "./input-steps.ts";
import { zoneIn } from "./steps.ts";
import { namedParameters } from "./named.ts";
import { readParameter } from "./parameter.ts";
import type { OperationContract, ParameterContract } from "./types.ts";
import type { WrittenManifest, WrittenOperation, WrittenParameter } from "./written-types.ts";

/** What decides how parameters travel. */
export type Setting = Readonly<Record<"method" | "path" | "place" | "spec", string>> &
  Pick<Parameters<typeof readParameter>[2], "variables" | "templates">;

/** What reads the parameters of a provider, those of an operation, and what it looks up. */
export function readerOf(
  operation: WrittenOperation,
  manifest: WrittenManifest,
  { method, path, place, spec, variables, templates }: Setting,
) {
  const { params: own = {}, lists: operationLists } = operation;
  const { provider, params: shared = {}, names } = manifest;
  const lists = operationLists ?? manifest.lists;
  const all = [...Object.values(shared), ...Object.values(own)];
  const zones = new Set(
    all.flatMap(({ convert }) => zoneIn(readInputSteps(convert, place).steps) ?? []),
  );
  const request = {
    method,
    path,
    variables,
    templates,
    zones,
    named: namedParameters(operation, manifest),
    names,
    ...(lists && { lists }),
  };
  const ofProvider = { ...request, provider, place: `${spec}: params` };
  const ofOperation = { ...request, place: `${place}.params` };
  const read = (owner: typeof ofOperation) => (name: string, written: WrittenParameter) =>
    readParameter(name, written, owner);
  return { shared: read(ofProvider), own: read(ofOperation) };
}

function allParameters(
  written: WrittenOperation,
  manifest: WrittenManifest,
  setting: Setting,
): readonly ParameterContract[] {
  const reader = readerOf(written, manifest, setting);
  return [
    ...Object.entries(manifest.params ?? {}).map((each) => reader.shared(...each)),
    ...Object.entries(written.params ?? {}).map((each) => reader.own(...each)),
  ];
}

/** Parameters, of which some have to be given here, whatever they say themselves, and a hook gives others. */
export function readParameters(
  written: WrittenOperation,
  manifest: WrittenManifest,
  setting: Setting,
  required: readonly string[],
): Pick<OperationContract, "parameters" | "filled"> {
  const fills = written.hooks?.fills ?? [];
  const isFilled = ({ name }: ParameterContract) =>
    fills.includes(name) && Object.hasOwn(written.params ?? {}, name);
  const all = allParameters(written, manifest, setting).map((each) =>
    required.includes(each.name) ? { ...each, required: true } : each,
  );
  return { parameters: all.filter((each) => !isFilled(each)), filled: all.filter(isFilled) };
}
