/** A ground for white letters, made of an id: the same id has the same colour everywhere. */
export function groundOf(id: string): string {
  let hash = 7;
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) % 360;
  // Hues differ in how bright they are; at this lightness white is readable on every one.
  return `hsl(${hash} 45% 32%)`;
}

/** One or two letters for a name: `Document generation` is DG. */
export function lettersOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  const [first = "?", second] = words;
  const letters = second ? `${[...first][0]}${[...second][0]}` : [...first].slice(0, 2).join("");
  return letters.toUpperCase();
}
