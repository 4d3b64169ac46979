/** When a call is made, and the random UUID that is made for it. */
export interface Moment {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly uuid: string;
}

/** Of every call that does not say otherwise, so that a hook gives the same twice. */
export const usualMoment: Moment = {
  // Between two seconds, so that it shows how they are counted.
  now: Date.parse("2026-01-02T03:04:05.678Z"),
  uuid: "6d0f2c1e-4b7a-4c59-9d3e-8a1b2c3d4e5f",
};

/** The usual moment, or that of an example that says when it is. */
export function momentAt(now: string | undefined): Moment {
  return now === undefined ? usualMoment : { ...usualMoment, now: Date.parse(now) };
}

/** Does work in which it is always that moment; without a UUID, those that are made stay random. */
export async function pinned<Result>(
  { now, uuid }: Pick<Moment, "now"> & Partial<Moment>,
  work: () => Promise<Result>,
): Promise<Result> {
  const { now: usual } = Date;
  Object.assign(Date, { now: () => now });
  if (uuid !== undefined) Object.assign(crypto, { randomUUID: () => uuid });
  try {
    return await work();
  } finally {
    Object.assign(Date, { now: usual });
    // What it inherits is there again.
    Reflect.deleteProperty(crypto, "randomUUID");
  }
}
