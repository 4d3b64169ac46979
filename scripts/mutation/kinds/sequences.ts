import type { PreparedOperation } from "../../language/check/prepared.ts";
import type { ManifestPath } from "../../language/manifest/source.ts";
import type { Manifest } from "../../language/manifest/types.ts";
import { type Edit, remove, rename, set } from "../edit.ts";
import { otherUnit } from "./durations.ts";
import { dropEach } from "./lists.ts";
import { otherValue } from "./parameters.ts";
import { pathEdits, type Reach } from "./paths.ts";

/** How pages follow each other, with each part changed. */
export function pageEdits({ at, operation }: PreparedOperation, reach: Reach): readonly Edit[] {
  const { page } = operation;
  if (!page) return [];
  const place = [...at, "page"];
  const names = Object.keys(operation.params ?? {});
  const paths = ["next", "more", "pages", "total"] as const;
  const senders = ["url", ...names].filter((name) => name !== page.send);
  return [
    remove(place),
    ...pathEdits([...place, "items"], page.items, reach),
    ...paths.flatMap((name) => {
      const path = page[name];
      const where = [...place, name];
      if (path === undefined) return [];
      return [...(name === "next" ? [] : [remove(where)]), ...pathEdits(where, path, reach)];
    }),
    ...countedEdits(place, page),
    ...collectEdits(place, page),
    ...(page.with === undefined ? [] : [remove([...place, "with"])]),
    ...senders.map((name) => set([...place, "send"], name)),
  ];
}

function collectEdits(
  place: ManifestPath,
  { collect }: NonNullable<PreparedOperation["operation"]["page"]>,
): readonly Edit[] {
  if (!collect) return [];
  const at = [...place, "collect"];
  return [
    remove(at),
    set([...at, "max"], collect.max > 1 ? collect.max - 1 : 2),
    ...(collect.limit === undefined ? [] : [remove([...at, "limit"])]),
  ];
}

function countedEdits(
  place: ManifestPath,
  { by, first, size, pages, total, more }: NonNullable<PreparedOperation["operation"]["page"]>,
): readonly Edit[] {
  if (by === undefined) return [];
  const begin = first ?? (by === "page" ? 1 : 0);
  // Beside these alone, it decides nothing.
  const isNeedless = total === undefined && (pages ?? more) !== undefined;
  return [
    set([...place, "by"], by === "page" ? "offset" : "page"),
    set([...place, "first"], begin + 1),
    ...(size === undefined || isNeedless ? [] : [remove([...place, "size"])]),
  ];
}

/** Jobs that begin, end and fail otherwise, and that are asked for at other times. */
export function jobEdits({ jobs = {}, operations }: Manifest): readonly Edit[] {
  return Object.entries(jobs).flatMap(([name, job]) => {
    const at = ["jobs", name];
    const outputs = Object.keys(operations[job.poll]?.output ?? {}).map((each) => `output.${each}`);
    const states = (["until", "fail"] as const).flatMap((state) =>
      Object.entries(job[state] ?? {}).flatMap(([output, value]) => [
        ...(Array.isArray(value)
          ? dropEach([...at, state, output], value)
          : [set([...at, state, output], otherValue(value))]),
        ...outputs
          .filter((other) => other !== output)
          .slice(0, 1)
          .map((other) => rename([...at, state, output], other)),
      ]),
    );
    return [
      remove(at),
      otherUnit([...at, "every"], job.every),
      otherUnit([...at, "timeout"], job.timeout),
      ...(job.start.length > 1 ? job.start.map((_, index) => remove([...at, "start", index])) : []),
      ...states,
      ...(job.result ? [remove([...at, "result"])] : []),
      ...Object.keys(job.result?.params ?? {}).map((parameter) =>
        remove([...at, "result", "params", parameter]),
      ),
      ...(job.fail ? [remove([...at, "fail"])] : []),
      ...Object.keys(job.error ?? {}).map((part) => remove([...at, "error", part])),
    ];
  });
}
