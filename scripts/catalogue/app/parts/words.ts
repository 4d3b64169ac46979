/** `1,234` */
export function number(value: number): string {
  return value.toLocaleString("en");
}

/** `1 block`, `2 blocks` */
export function counted(count: number, noun: string): string {
  return `${number(count)} ${noun}${count === 1 ? "" : "s"}`;
}
