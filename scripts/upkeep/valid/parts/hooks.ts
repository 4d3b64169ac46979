import {
  type Draft,
  example,
  type Head,
  isWhole,
  needed,
  type Part,
  type Table,
  text,
  type Written,
} from "../draft.ts";

/** A function beside the manifest; gives how the manifest names it. */
function addFunction({ id, files }: Head, name: string, code: string): string {
  const path = `hooks/${id}.ts`;
  const line = `export const ${name} = ${code};\n`;
  if (files[path]?.includes(line) !== true) files[path] = (files[path] ?? "") + line;
  return `./${path}#${name}`;
}

const types = { values: "Readonly<Record<string, unknown>>", body: "{ readonly body: unknown }" };

function hooked(
  hooks: (head: Head) => Written,
  { id, params = {} }: { readonly id: string; readonly params?: Record<string, Written> },
): Part<Draft> {
  return {
    // Its example names values of inputs alone.
    needs: (draft) =>
      draft.reply === "Item" &&
      !isWhole(draft) &&
      draft.operation["rules"] === undefined &&
      draft.operation["before"] === undefined,
    add(draft) {
      const { head, operation } = draft;
      Object.assign(draft.params, structuredClone(params));
      operation["output"] = { id: "body.id" };
      operation["hooks"] = hooks(head);
      const [status] = Object.keys(Object(operation["reply"]));
      operation["examples"] = example(head, {
        // All lines of a hook have to run in it.
        params: { ...needed(draft.params), ...(params["hint"] && { hint: "a" }) },
        status: Number(status),
        body: { id: "r1" },
        output: { id },
      });
    },
  };
}

const request = (head: Head) => ({
  request: addFunction(head, "passed", `(values: ${types.values}) => ({ ...values })`),
});
const rewriting = (head: Head) => ({
  request: addFunction(
    head,
    "hinted",
    `(values: ${types.values}) => ({ ...values, hint: values["hint"] && \`h-\${values["hint"]}\` })`,
  ),
});
const reply = (head: Head) => ({
  reply: addFunction(
    head,
    "marked",
    `({ body }: ${types.body}) => ({ id: \`m-\${Object(body).id}\` })`,
  ),
});
const hint = { hint: text() };

/** Hooks of one operation. */
export const hooks: Table<Draft> = {
  none: { add: () => {}, share: 10 },
  request: hooked(request, { id: "r1" }),
  rewriting: hooked(rewriting, { id: "r1", params: hint }),
  reply: hooked(reply, { id: "m-r1" }),
  both: hooked((head) => ({ ...rewriting(head), ...reply(head) }), { id: "m-r1", params: hint }),
};

/** Hooks of all operations. */
export const signs: Table<Head> = {
  none: { add: () => {}, share: 12 },
  sign: {
    add(head) {
      const code = '({ method }: { readonly method: string }) => ({ "x-signature": method })';
      head.top["hooks"] = { sign: addFunction(head, "sign", code), adds: ["x-signature"] };
      const output = { id: "r1" };
      head.operations[`${head.id}_signed`] = {
        name: "Signed",
        request: "GET /signed",
        effect: "read",
        reply: { 200: "Item" },
        output: { id: "body.id" },
        examples: example(head, { body: { id: "r1" }, output }),
      };
    },
  },
};
