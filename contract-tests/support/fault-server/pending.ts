/** Faults whose promise is not kept yet: none. */
export const pending: readonly string[] = [];
