/** A ground for white letters, made of an id: the same id has the same colour everywhere. */
export function groundOf(id: string): string {
  let hash = 7;
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) % 360;
  // Hues differ in how bright they are; at this lightness white is readable on every one.
  return `hsl(${hash} 45% 32%)`;
}

/** The ground and the letters of a block without an icon: in its own colour, where it says one. */
export function paintOf(id: string, own: string | null | undefined) {
  const ground = own ?? groundOf(id);
  return { background: ground, color: own && isBright(own) ? "#000000" : "#ffffff" };
}

/** Whether black is easier to read than white on a colour of six digits, as WCAG 2.2 measures it. */
function isBright(colour: string): boolean {
  const shares = [0.2126, 0.7152, 0.0722];
  const light = shares.map((share, at) => {
    const value = Number.parseInt(colour.slice(1 + 2 * at, 3 + 2 * at), 16) / 255;
    return share * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  });
  return light.reduce((sum, each) => sum + each, 0) > 0.179;
}

/** One or two letters for a name: `Document generation` is DG. */
export function lettersOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  const [first = "?", second] = words;
  const letters = second ? `${[...first][0]}${[...second][0]}` : [...first].slice(0, 2).join("");
  return letters.toUpperCase();
}
