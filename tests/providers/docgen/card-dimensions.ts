import type { Call } from "../../../contract-tests/documented/types.ts";

/** The card dimensions of each format; there are none for webpages, so none of them is wrong. */
const suiting: Readonly<Record<string, readonly string[]>> = {
  presentation: ["fluid", "16x9", "4x3"],
  document: ["fluid", "pageless", "letter", "a4"],
  webpage: ["fluid", "16x9", "4x3", "pageless", "letter", "a4", "1x1", "4x5", "9x16"],
  social: ["1x1", "4x5", "9x16"],
};

/** Those that the service may reject: they are sent, and reported. */
const unsuiting: Readonly<Record<string, readonly string[]>> = {
  presentation: ["pageless", "letter", "a4", "1x1", "4x5", "9x16"],
  document: ["16x9", "4x3", "1x1", "4x5", "9x16"],
  social: ["fluid", "16x9", "4x3", "pageless", "letter", "a4"],
};

/** Every format with every card dimension. */
export const cardDimensions: Readonly<Record<string, Call>> = {
  ...pairs(suiting, []),
  ...pairs(unsuiting, ["cardDimensions"]),
};

function pairs(
  dimensions: Readonly<Record<string, readonly string[]>>,
  warns: readonly string[],
): Readonly<Record<string, Call>> {
  return Object.fromEntries(
    Object.entries(dimensions).flatMap(([format, values]) =>
      values.map((value) => [`cardDimensions ${value} of a ${format}`, call(format, value, warns)]),
    ),
  );
}

function call(format: string, dimensions: string, warns: readonly string[]): Call {
  return {
    inputs: { inputText: "Bees", textMode: "generate", format, cardDimensions: dimensions },
    request: "POST https://public-api.gamma.app/v1.0/generations",
    body: {
      inputText: "Bees",
      textMode: "generate",
      format,
      cardOptions: { dimensions },
    },
    warns,
  };
}
