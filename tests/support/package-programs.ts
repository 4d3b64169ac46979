/** A program that uses what packages export, and what their types refuse; each directive must be needed. */
export const TYPED_PROGRAM = `
import { booksBlock, createBooksClient, searchVolumes, type Volume } from "@blockwright/books";
import type { components } from "@blockwright/books/schema";
import * as crm from "@blockwright/crm";
import * as directory from "@blockwright/directory";
import * as docgen from "@blockwright/docgen";
import * as persondata from "@blockwright/persondata";
import { type BlockTypes, ToolError } from "@blockwright/runtime";
import { nodeFetch } from "@blockwright/runtime/node";
import { runWorkflow, type Workflow, type WorkflowBlock } from "@blockwright/workflow";

const apiKey = "key";
const search = { apiKey, q: "tea", maxResults: 2 } as const;

// A block, an operation, a client.
export const block: BlockTypes["books"] = booksBlock;
export const result: unknown = await booksBlock.execute({ operation: "books_search_volumes", ...search });
const { data } = await searchVolumes.execute(search, { fetch: nodeFetch });
export const titles: readonly (string | undefined)[] = (data ?? []).map(({ volumeInfo }) => volumeInfo?.title);
const { data: reply, error } = await createBooksClient({ apiKey }).searchVolumes({ q: "tea" });
export const total: number | undefined = error ? 0 : reply?.totalItems;
export const isKnown = (thrown: unknown) => thrown instanceof ToolError && thrown.code === "not_found";

// Types by name, and the document's own beside them.
export const volumes: readonly Volume[] = data ?? [];
export const described: readonly components["schemas"]["Volume"][] = volumes;
export const record: Partial<crm.CrmRecord> = {};

// A workflow of blocks that are imported here.
const inputs = { operation: "books_search_volumes", apiKey: "{{BOOKS_API_KEY}}", q: "tea" } as const;
const first = { type: "books", name: "Search", inputs } satisfies WorkflowBlock<"books">;
export const workflow: Workflow = { blocks: { first } };
const blocks = [booksBlock, crm.crmBlock, directory.directoryBlock, docgen.docgenBlock, persondata.persondataBlock];
export const { status } = await runWorkflow(workflow, { blocks, secrets: {} });

// @ts-expect-error no such input
await searchVolumes.execute({ ...search, maxResult: 2 });
// @ts-expect-error no such input of the block
export const misspelt: WorkflowBlock<"books"> = { ...first, inputs: { ...inputs, maxResult: 5 } };
// @ts-expect-error no such block
export type Other = WorkflowBlock<"nobody">;
`;

/** The options of a careful user's compiler, which reads every declaration but its own. */
export const STRICT = {
  target: "ES2023",
  lib: ["ES2023", "DOM", "DOM.Iterable"],
  strict: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  skipDefaultLibCheck: true,
  types: [],
  noEmit: true,
};

/** How programs find packages: as Node does, and as bundlers do. */
export const RESOLUTIONS = [
  { module: "NodeNext", moduleResolution: "NodeNext" },
  { module: "ESNext", moduleResolution: "Bundler" },
];
