export function filled(values: object): object {
  return { ...values, kind: "b" };
}
