import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { namesIn } from "../ir/call.ts";
import { operationNames, operationPrefix } from "../ir/names.ts";
import { lowerWith } from "../lower/call.ts";
import { wayBack } from "./calls.ts";
import { LONGEST_METHOD } from "./identity.ts";
import { typeWord } from "./values.ts";
import {
  type Findings,
  member,
  type PreparedManifest,
  type PreparedOperation,
} from "./prepared.ts";

/** Characters of a tool's name that the interfaces of language models take. */
const LONGEST_TOOL = 64;
/** Of a tool's name and its server's, which our READMEs call like the provider: some clients leave out more. */
const LONGEST_WITH_SERVER = 60;

/** What is said to people and to language models: of parameters, and of operations. */
export function* checkPeople({
  manifest,
  declarations,
  operations,
  source,
}: PreparedManifest): Findings {
  for (const { name, at, parameter } of declarations) {
    const { type, shape, field } = parameter;
    const fits = field === "rows" ? shape === "object" : type === "string" || type === "json";
    if (field === undefined || fits) continue;
    const word = `field: ${field}`;
    const problem = `is of type ${typeWord(parameter)}`;
    yield diagnostic("field-unfit", source.valueAt([...at, "field"]), { word, name, problem });
  }
  const ids = operations.map(({ id }) => id);
  for (const operation of operations) {
    const { method } = operationNames(manifest.provider, operation.id);
    // A method name that long is an error of its own.
    if (method.length <= LONGEST_METHOD) yield* checkToolName(operation, manifest.provider, source);
    yield* checkOperation(operation, { ids, provider: manifest.provider }, source);
  }
}

function* checkToolName(
  { id, at, operation }: PreparedOperation,
  provider: string,
  source: PreparedManifest["source"],
): Findings {
  if (operation.model === false) return;
  const together = provider.length + id.length;
  if (id.length > LONGEST_TOOL) {
    const length = String(id.length);
    yield diagnostic("tool-name-long", source.keyAt(at), { operation: id, length });
  } else if (together > LONGEST_WITH_SERVER) {
    const length = String(together);
    yield diagnostic("tool-name-with-server", source.keyAt(at), {
      operation: id,
      provider,
      length,
    });
  }
}

function* checkOperation(
  { id, at, operation }: PreparedOperation,
  { ids, provider }: { readonly ids: readonly string[]; readonly provider: string },
  source: PreparedManifest["source"],
): Findings {
  const { deprecated, model, output } = operation;
  for (const use of idsIn(deprecated ?? "", provider)) {
    if (use !== id && ids.includes(use)) continue;
    const others = ids.filter((each) => each !== id);
    const range = source.valueAt([...at, "deprecated"]);
    const problem = use === id ? "is itself" : "there is not";
    yield diagnostic("replacement-unknown", range, {
      operation: id,
      use,
      problem,
      hint: use === id ? "" : didYouMean(use, others),
    });
  }
  const given = Object.keys(output).filter((name) => !output[name]?.internal);
  const result = typeof model === "object" ? (model.result ?? []) : [];
  for (const [index, name] of result.entries()) {
    if (given.includes(name)) continue;
    const range = source.valueAt([...at, "model", "result", index]);
    yield diagnostic("model-result-unknown", range, { name, hint: didYouMean(name, given) });
  }
}

/** Words of a text that look like operations of this provider. */
function idsIn(text: string, provider: string): readonly string[] {
  const prefix = operationPrefix(provider);
  return (text.match(/\w+/g) ?? []).filter((word) => word.startsWith(prefix));
}

/** Choices of forms: for which parameters, and that they do not depend on what is chosen. */
export function* checkOptions({ declarations, operations, source }: PreparedManifest): Findings {
  for (const { name, at, parameter, siblings } of declarations) {
    const { type, shape, secret, options } = parameter;
    if (!options) continue;
    const range = source.keyAt([...at, "options"]);
    const isOther = type === "boolean" || (type === "json" && shape !== "object");
    if (secret || isOther) {
      const problem = secret ? "is a secret" : `is of type ${typeWord(parameter)}`;
      yield diagnostic("field-unfit", range, { word: "options", name, problem });
    }
    const needs = (each: string) => {
      const asked = member(siblings, each)?.options;
      return asked ? Object.values(namesIn(lowerWith(asked))) : [];
    };
    // Of all operations: the one that lists them takes it as well.
    const isShared = at.length === 2 && operations.some(({ id }) => id === options.call);
    const way = isShared ? [name, options.call, name] : wayBack(name, needs);
    if (way) yield diagnostic("call-circle", range, { way: way.join(" -> ") });
  }
}
