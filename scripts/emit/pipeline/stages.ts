import type { Diagnostic, SourceFile } from "../../language/diagnostics/diagnostic.ts";
import type { Release } from "../../language/ir/release.ts";
import type { Project, Provider } from "../../language/ir/types.ts";
import type { ManifestSource } from "../../language/manifest/source.ts";
import type { Manifest } from "../../language/manifest/types.ts";
import type { Spec } from "../../language/specs.ts";
import type { KnownBlock } from "../targets/workflow-schema/block-data.ts";
import type { EmittedFile } from "../targets/target.ts";
import type { PlannedFile } from "../write/plan.ts";

/** From a manifest's text to the intermediate representation. */
export interface Front {
  parse(file: SourceFile): {
    readonly manifest?: Manifest;
    readonly draft?: Manifest;
    readonly source: ManifestSource;
    readonly diagnostics: readonly Diagnostic[];
  };
  check(
    manifest: Manifest,
    source: ManifestSource,
    hooks: ReadonlyMap<string, string>,
  ): readonly Diagnostic[];
  checkSet(
    entries: readonly { readonly manifest: Manifest; readonly source: ManifestSource }[],
  ): readonly Diagnostic[];
  lower(manifest: Manifest, spec: string, hooks: ReadonlyMap<string, string>): Provider;
  checkExamples(provider: Provider, source: ManifestSource): readonly Diagnostic[];
}

/** From the intermediate representation to files. */
export interface Back {
  emit(
    provider: Provider,
    project: Project,
    release: Release,
    others: readonly EmittedFile[],
  ): Promise<readonly PlannedFile[]>;
  /** The JSON Schema of workflows, from the beginning of every `block.json`. */
  emitWorkflowSchema(blocks: readonly KnownBlock[]): string;
}

/** What a compiler says of the files of hooks. */
export interface Hooks {
  checkHookFiles(spec: Spec, provider: Provider): Promise<readonly Diagnostic[]>;
}

/** Stages are loaded when they are needed: a run with nothing to do loads none of them. */
export interface Stages {
  hooks(): Promise<Hooks>;
  front(): Promise<Front>;
  back(): Promise<Back>;
}

/** The product's own stages. */
export const stages: Stages = {
  async front() {
    const [{ parse }, { check, checkSet }, { lower }, { checkExamples }] = await Promise.all([
      import("../../language/manifest/parse.ts"),
      import("../../language/check/manifest.ts"),
      import("../../language/lower/provider.ts"),
      import("../../language/examples/check.ts"),
    ]);
    return { parse, check, checkSet, lower, checkExamples };
  },
  hooks: () => import("./hook-files.ts"),
  async back() {
    const [{ emit }, { emitWorkflowSchema }] = await Promise.all([
      import("../targets/index.ts"),
      import("../targets/workflow-schema.ts"),
    ]);
    return { emit, emitWorkflowSchema };
  },
};
