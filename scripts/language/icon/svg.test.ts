import { expect, test } from "vitest";
import { svgProblem } from "./svg.ts";

const svg = (inside: string, more = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"${more}>${inside}</svg>`;

test("a picture that only draws is taken", () => {
  const gradient = `<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>`;
  expect(svgProblem(svg(`<!-- a book -->${gradient}<path fill="url(#a)" d="M1 1h2"/>`))).toBeNull();
  expect(svgProblem(`<?xml version="1.0" encoding="UTF-8"?>${svg("<g/>")}`)).toBeNull();
});

test.each([
  ["a script", svg("<script>alert(1)</script>"), "has the element script"],
  ["an event", svg("", ' onload="alert(1)"'), "has the attribute onload"],
  ["foreign content", svg("<foreignObject/>"), "has the element foreignObject"],
  ["an animation that sets an address", svg("<set/>"), "has the element set"],
  ["a style sheet", svg("<style>@import 'x'</style>"), "has the element style"],
  ["a style", svg("", ' style="background:url(x)"'), "has the attribute style"],
  ["an image", svg(`<image href="https://a.test/a.png"/>`), "has the element image"],
  ["a link", svg(`<use href="https://a.test/a.svg#b"/>`), "names something elsewhere in href"],
  [
    "a paint elsewhere",
    svg(`<path fill="url(https://a.test)"/>`),
    "names something elsewhere in fill",
  ],
  [
    "a paint with quotes",
    svg(`<path fill="url( 'a.svg#b')"/>`),
    "names something elsewhere in fill",
  ],
  ["a document type", `<!DOCTYPE svg [<!ENTITY a "b">]>${svg("&a;")}`, "has a document type"],
  [
    "a style sheet of the document",
    `<?xml-stylesheet href="a.css"?>${svg("")}`,
    "has <?xml-stylesheet?>",
  ],
  ["another root", "<g/>", "is no <svg>"],
  [
    "a prefix",
    `<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script/></s:svg>`,
    "has the element s:svg",
  ],
  ["text", "a picture", "is not well-formed"],
  ["nothing", "", "is not well-formed"],
  ["half a picture", "<svg><g></svg>", "is not well-formed"],
])("%s is refused", (_, text, problem) => {
  expect(svgProblem(text)).toContain(problem);
});
