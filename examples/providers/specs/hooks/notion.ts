import type { Hooks } from "@examples/notion";

type Append = Hooks["notion_append_text"];

/** How many blocks a request takes. */
const MOST = 100;

/** The first lines go with the call itself. */
export const first: Append["request"] = (values) => {
  return { ...values, children: blocksOf(values.text).slice(0, MOST) };
};

/** What is left is appended after them, in its order. */
export const rest: Append["reply"] = async ({ body, values }, call) => {
  const blocks = blocksOf(values.text);
  let count = body.results.length;
  for (let at = MOST; at < blocks.length; at += MOST) {
    const children = blocks.slice(at, at + MOST);
    const { ids } = await call.run("notion_append_blocks", { blockId: values.pageId, children });
    count += ids.length;
  }
  return { count };
};

function blocksOf(text: string) {
  return text.split("\n").map((content) => {
    return { type: "paragraph", paragraph: { rich_text: [{ type: "text", text: { content } }] } };
  });
}
