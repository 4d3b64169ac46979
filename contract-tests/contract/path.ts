/** Root, names and indexes of `body[0].errorCode` or `body["@odata.nextLink"]`. */
export function membersOf(path: string): readonly (string | number)[] {
  const steps = [...path.matchAll(/(?:^|\.)([^.[\]"]+)|\[(-?\d+)\]|\[("(?:[^"\\]|\\.)*")\]/g)];
  if (steps.map(([step]) => step).join("") !== path) {
    throw new Error(`"${path}" must be a path such as body.a, body[0].a or body["a.b"].`);
  }
  return steps.map(([, name = "", index, quoted]) => {
    if (index !== undefined) return Number(index);
    return quoted === undefined ? name : String(JSON.parse(quoted));
  });
}
