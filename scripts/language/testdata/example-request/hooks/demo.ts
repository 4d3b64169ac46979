export function placed(values: object): object {
  return values;
}
