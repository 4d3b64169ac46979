/** Things by name. */
export type ByName<T> = ReadonlyMap<string, T>;

/** What has a name in both states. */
export interface Twin<T> {
  readonly before: string;
  readonly name: string;
  readonly base: T;
  readonly head: T;
}

/** Things of two states, told apart by their names. */
export interface MatchedNames<T> {
  readonly kept: readonly Twin<T>[];
  readonly renamed: readonly Twin<T>[];
  readonly gone: ByName<T>;
  readonly come: ByName<T>;
}

/** Matches things by name; one that went and one that came are the same when only they are alike. */
export function matchNames<T>(
  base: ByName<T>,
  head: ByName<T>,
  isAlike: (base: T, head: T) => boolean,
): MatchedNames<T> {
  const kept = [...base].flatMap(([name, value]) => {
    const other = head.get(name);
    return other === undefined ? [] : [{ before: name, name, base: value, head: other }];
  });
  const gone = new Map([...base].filter(([name]) => !head.has(name)));
  const come = new Map([...head].filter(([name]) => !base.has(name)));
  const alike = [...gone].flatMap(([before, value]) =>
    [...come]
      .filter(([, other]) => isAlike(value, other))
      .map(([name, other]) => ({ before, name, base: value, head: other })),
  );
  const renamed = alike.filter((one) =>
    alike.every((other) => other === one || (other.base !== one.base && other.head !== one.head)),
  );
  for (const { before, name } of renamed) {
    gone.delete(before);
    come.delete(name);
  }
  return { kept, renamed, gone, come };
}
