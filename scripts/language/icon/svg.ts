import { SaxesParser } from "saxes";

/** Elements that draw, and those that say what is drawn. */
const ELEMENTS = new Set(
  "svg g path circle ellipse rect line polyline polygon title desc defs linearGradient radialGradient stop clipPath mask use".split(
    " ",
  ),
);

/** Attributes that place, shape and colour. Names of events and styles are not among them. */
const ATTRIBUTES = new Set(
  [
    "xmlns xmlns:xlink version viewBox width height preserveAspectRatio id role aria-label transform",
    "d cx cy r rx ry x y x1 y1 x2 y2 fx fy points pathLength offset href xlink:href",
    "gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits",
    "fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin",
    "stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color stop-color stop-opacity",
    "clip-path clip-rule mask display visibility vector-effect",
  ]
    .join(" ")
    .split(" "),
);

/** Elsewhere than in the picture itself. */
const FOREIGN = /url\(\s*(?!#)/i;

/**
 * What keeps a picture from being shown anywhere as it is; null where nothing does. It draws and nothing
 * else: no script, no style, nothing that is fetched.
 */
export function svgProblem(text: string): string | null {
  let problem: string | null = null;
  const found = (what: string) => {
    problem ??= what;
  };
  const parser = new SaxesParser();
  let root: string | undefined;
  parser.on("error", ({ message }) => found(`is not well-formed: ${message}`));
  parser.on("doctype", () => found("has a document type"));
  parser.on("processinginstruction", ({ target }) => found(`has <?${target}?>`));
  parser.on("opentag", ({ name, attributes }) => {
    root ??= name;
    if (!ELEMENTS.has(name)) found(`has the element ${name}`);
    for (const [key, value] of Object.entries(attributes)) {
      if (!ATTRIBUTES.has(key)) found(`has the attribute ${key}`);
      else if (key.endsWith("href") ? !value.startsWith("#") : FOREIGN.test(value)) {
        found(`names something elsewhere in ${key}`);
      }
    }
  });
  parser.write(text).close();
  return problem ?? (root === "svg" ? null : "is no <svg>");
}
