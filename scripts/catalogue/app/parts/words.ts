/** `1,234` */
export function number(value: number): string {
  return value.toLocaleString("en");
}

/** Whether a description is more than the name again, as it is where nobody wrote one. */
export function saysMore(description: string, name: string): boolean {
  return description.replace(/\.$/, "").toLowerCase() !== name.toLowerCase();
}

/** `1 block`, `2 blocks` */
export function counted(count: number, noun: string): string {
  return `${number(count)} ${noun}${count === 1 ? "" : "s"}`;
}
