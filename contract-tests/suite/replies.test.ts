import { replyCases } from "../cases/reply-cases.ts";
import { testDerived } from "./test-derived.ts";

// Everything that follows from the replies of the manifests, as promised and otherwise.
testDerived(replyCases);
