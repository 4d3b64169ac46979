import { inputCases } from "../cases/input-cases.ts";
import { testDerived } from "./test-derived.ts";

// Everything that follows from the inputs of the manifests, inside and outside of what is allowed.
testDerived(inputCases);
