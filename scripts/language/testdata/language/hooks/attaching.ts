interface Files {
  readonly file: File;
  readonly other?: File;
}

/** One file of two, under the name of the first. */
export function joined(values: Readonly<Record<string, unknown>>): object {
  const { file, other } = values as unknown as Files; // as the manifest declares them
  if (other === undefined) return { ...values, name: file.name };
  const whole = new File([other, file], file.name, { type: "text/markdown" });
  return { ...values, name: file.name, file: whole, other: undefined };
}
