import { booksBlock } from "@blockwright/books";
import { crmBlock } from "@blockwright/crm";
import { directoryBlock } from "@blockwright/directory";
import { docgenBlock } from "@blockwright/docgen";
import { persondataBlock } from "@blockwright/persondata";
import type { Block, Operations } from "@blockwright/runtime";

/** The blocks of all packages as their code has them, whatever their operations. */
export const packages: readonly Pick<Block<Operations>, "type" | "name" | "operations">[] = [
  booksBlock,
  crmBlock,
  directoryBlock,
  docgenBlock,
  persondataBlock,
];
