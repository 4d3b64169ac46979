/** Functions that run inside of the page: they may use nothing but its document. */

/** Texts that are hard to read, with their ratio of contrast. */
export function lowContrasts(least: number): readonly string[] {
  type Color = readonly [number, number, number, number];
  const colorOf = (css: string): Color => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (css.match(/[\d.]+/g) ?? []).map(Number);
    return [red, green, blue, alpha];
  };
  const luminance = (color: Color) => {
    const [red = 0, green = 0, blue = 0] = color.slice(0, 3).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundOf = (element: Element | null): Color => {
    if (!element) return [255, 255, 255, 1];
    const color = colorOf(getComputedStyle(element).backgroundColor);
    return color[3] === 1 ? color : groundOf(element.parentElement);
  };
  const ratio = (element: Element) => {
    const text = luminance(colorOf(getComputedStyle(element).color));
    const ground = luminance(groundOf(element));
    return (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!element || !walker.currentNode.textContent?.trim() || !element.checkVisibility()) continue;
    if (ratio(element) < least) found.push(`${element.outerHTML.slice(0, 80)} ${ratio(element)}`);
  }
  return found;
}

/** How many colours a picture has; a blank one has one. */
export async function colorsIn(url: string): Promise<number> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return new Set(new Uint32Array(data.buffer)).size;
}
