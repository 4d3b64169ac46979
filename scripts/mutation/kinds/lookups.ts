import type { PreparedManifest, PreparedOperation } from "../../language/check/prepared.ts";
import { type Edit, remove, set } from "../edit.ts";
import type { Manifest } from "../../language/manifest/types.ts";
import { otherUnit } from "./durations.ts";
import { pathEdits } from "./paths.ts";

/** What is looked up before a call, with each part changed. */
export function lookupEdits(
  { at, operation }: PreparedOperation,
  { operations, schemas }: PreparedManifest,
): readonly Edit[] {
  const { before = {} } = operation;
  const names = Object.keys(operation.params ?? {});
  return Object.entries(before).flatMap(([name, { run, params = {}, take }]) => {
    const place = [...at, "before", name];
    const given = Object.entries(params).flatMap(([parameter, value]) => {
      const where = [...place, "params", parameter];
      const others = names.filter((other) => `{${other}}` !== value).slice(0, 1);
      return [remove(where), ...others.map((other) => set(where, `{${other}}`))];
    });
    const { bodies } = operations.find(({ id }) => id === run) ?? {};
    const reach = { bodies: bodies?.success ?? [], schemas, parameters: [] };
    return [remove(place), ...given, ...pathEdits([...place, "take"], take, reach)];
  });
}

/** How credentials are exchanged, with each part changed. */
export function loginEdits({ auth, operations }: Manifest): readonly Edit[] {
  return auth.flatMap(({ login }, index) => {
    if (login === undefined) return [];
    const at = ["auth", index, "login"];
    const outputs = Object.keys(operations[login.operation]?.output ?? {});
    const gives = Object.entries(login.gives).flatMap(([name, given]) =>
      outputs
        .map((output) => `output.${output}`)
        .filter((output) => output !== given)
        .slice(0, 1)
        .map((output) => set([...at, "gives", name], output)),
    );
    const keep = [...at, "keep"];
    return [
      ...gives,
      ...(login.keep === undefined ? [] : [remove(keep), otherUnit(keep, login.keep)]),
    ];
  });
}
