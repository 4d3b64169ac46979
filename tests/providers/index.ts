import { books } from "./books/index.ts";
import { crm } from "./crm/index.ts";
import { directory } from "./directory/index.ts";
import { docgen } from "./docgen/index.ts";
import { persondata } from "./persondata/index.ts";
import type { DocumentedExpectations } from "../../contract-tests/documented/types.ts";

const documented: readonly DocumentedExpectations[] = [books, crm, directory, docgen, persondata];

export default documented;
