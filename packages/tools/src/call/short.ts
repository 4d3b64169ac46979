/** Characters of one text that is said about a call; a provider may say a megabyte. */
const most = 1000;

/** A text of which the middle is left out where it is too long: its end may say what to do. */
export function short(text: string): string {
  if (text.length <= most) return text;
  const rest = most / 4;
  return `${text.slice(0, most - rest)} [...] ${text.slice(-rest)}`;
}
