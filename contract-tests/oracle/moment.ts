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

/** When an attempt of a call is made: seconds after the first, and with another UUID. */
export function momentOfAttempt(attempt: number): Moment {
  const { now, uuid } = usualMoment;
  const digits = String(10 + (attempt % 90));
  return { now: now + attempt * 1000, uuid: attempt === 0 ? uuid : uuid.slice(0, -2) + digits };
}

/**
 * Does work in which it is always that moment, until it moves on to another one; without a UUID, those
 * that are made stay random.
 */
export async function pinned<Result>(
  moment: Pick<Moment, "now"> & Partial<Moment>,
  work: (move: (to: Moment) => void) => Promise<Result>,
): Promise<Result> {
  const { now: usual } = Date;
  let current = moment;
  Object.assign(Date, { now: () => current.now });
  if (moment.uuid !== undefined) Object.assign(crypto, { randomUUID: () => current.uuid });
  try {
    return await work((to) => {
      current = to;
    });
  } finally {
    Object.assign(Date, { now: usual });
    // What it inherits is there again.
    Reflect.deleteProperty(crypto, "randomUUID");
  }
}
