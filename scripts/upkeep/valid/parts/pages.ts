import { type Draft, type Part, type Table, text, type Written } from "../draft.ts";

/** How the pages of a list follow on each other, and perhaps how many items are collected. */
function pages(
  page: Written,
  params: Readonly<Record<string, Written>>,
  perhaps?: Written,
): Part<Draft> {
  return {
    needs: ({ method, reply }) => method === "GET" && reply === "List",
    add(draft) {
      const { operation, params: all, head } = draft;
      Object.assign(all, structuredClone(params));
      operation["page"] = {
        items: "body.items",
        ...page,
        ...(head.random.chance(0.3) && perhaps),
        ...(head.random.chance(0.5) && collected(draft)),
      };
    },
  };
}

function collected({ params, head }: Draft): Written {
  if (head.random.chance(0.5)) return { collect: 50 };
  params["most"] = {
    type: "integer",
    minimum: 1,
    to: "none",
    description: "Most.",
    ...(head.random.chance(0.4) && { default: 20 }),
  };
  return { collect: 50, limit: "most" };
}

const at = (minimum: number) => ({ type: "integer", minimum, description: "At." });
const size = {
  type: "integer",
  minimum: 1,
  maximum: 50,
  providerDefault: 10,
  description: "Size.",
};
const total = { total: "body.total" };

/** How further pages are asked for. */
export const followers: Table<Draft> = {
  none: { add: () => {}, share: 1 },
  cursor: pages({ next: "body.next", send: "cursor" }, { cursor: text() }, { more: "body.more" }),
  address: pages({ next: "body.next", send: "url" }, {}),
  page: pages({ by: "page", send: "at", size: "size" }, { at: at(1), size }, total),
  offset: pages({ by: "offset", send: "at", size: "size" }, { at: at(0), size }, total),
};
