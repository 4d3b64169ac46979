import { diagnostic } from "../diagnostics/diagnostic.ts";
import { namesIn } from "../ir/call.ts";
import { lowerWith } from "../lower/call.ts";
import { wayBack } from "./calls.ts";
import { type Findings, member, type PreparedManifest } from "./prepared.ts";

/** Choices of forms: for which parameters, and that they do not depend on what is chosen. */
export function* checkOptions({ declarations, operations, source }: PreparedManifest): Findings {
  for (const { name, at, parameter, siblings } of declarations) {
    const { type, shape = "object", secret, options } = parameter;
    if (!options) continue;
    const range = source.keyAt([...at, "options"]);
    const isOther = type === "boolean" || (type === "json" && shape !== "object");
    if (secret || isOther) {
      const of = type === "json" ? `json of shape ${shape}` : type;
      const problem = secret ? "is a secret" : `is of type ${of}`;
      yield diagnostic("options-unfit", range, { name, problem });
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
