import type { Diagnostic } from "../../language/diagnostics/diagnostic.ts";
import { internalError, startOf } from "../../language/diagnostics/internal-error.ts";
import type { Provider } from "../../language/ir/types.ts";
import type { Spec } from "../../language/specs.ts";
import { hashText, toLf } from "../../system/hash.ts";
import { InputError } from "../../system/input-error.ts";
import { assertPaths, WHOLE } from "../../system/path.ts";
import type { EmittedFile } from "../targets/target.ts";
import type { KnownBlock } from "../targets/workflow-schema/block-data.ts";
import type { PlannedFile } from "../write/plan.ts";
import type { OutputRecord } from "../write/state.ts";
import { filesOf } from "../fingerprint/fingerprint.ts";
import type { Compiled } from "./compile.ts";
import type { Progress } from "./compiler.ts";
import type { Part, Selection } from "./current.ts";
import type { Inputs } from "./inputs.ts";
import type { LoadedTarget } from "./own-targets.ts";
import type { Stages } from "./stages.ts";

/** The manifest as it was written: so a published package says what it promises, like a project does. */
export function manifestOf({ file }: Spec): EmittedFile {
  return { path: "manifest.yaml", contents: file.text, use: "data" };
}

/** Files of a package by the target of the workspace that made them. */
type OwnFiles = ReadonlyMap<string, readonly EmittedFile[]>;

/** Files of one output. */
export interface Emitted {
  readonly files: readonly PlannedFile[];
  readonly ms: number;
}

/** Files of one package, as far as they had to be made. */
export interface EmittedPackage extends Emitted {
  /** Path -> hash of the others. */
  readonly kept: Readonly<Record<string, string>>;
  /** How the files of each target of the workspace are packaged, as a hash. */
  readonly packings: Readonly<Record<string, string>>;
  /** Targets of the workspace that were made alone; null: all of it was made. */
  readonly alone: readonly string[] | null;
}

/** Packages by id. A provider that no package could be made of has a diagnostic instead. */
export interface Emission {
  readonly packages: ReadonlyMap<string, EmittedPackage>;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Emits packages and remembers them: a run that has to compare again, because another one wrote
 * meanwhile, does not emit them again. One package is one unit of work.
 */
export interface Emitter {
  /** Packages of providers, each with the manifest that it is made of; `parts` says of which only a part. */
  emit(compiled: readonly Compiled[], parts: Selection["parts"]): Promise<Emission>;
  /** The schema of workflows that use these blocks. */
  emitWorkflowSchema(id: string, blocks: readonly KnownBlock[]): Promise<Emitted>;
}

/** Creates an emitter for one run. */
export function emitter(
  stages: Stages,
  inputs: Pick<Inputs, "project" | "releases" | "targets">,
  progress: Progress,
): Emitter {
  const packageOf = packageMaker(stages, inputs);
  return {
    async emit(compiled, parts) {
      const packages = new Map<string, EmittedPackage>();
      const diagnostics: Diagnostic[] = [];
      const sound = compiled.flatMap(({ spec, provider }) =>
        provider ? [{ spec, provider }] : [],
      );
      for (const [index, { spec, provider }] of sound.entries()) {
        try {
          packages.set(provider.id, await packageOf(spec, provider, parts.get(spec.name)));
        } catch (error) {
          // A target of the workspace is its authors' to mend, and stops the run.
          if (error instanceof InputError) throw error;
          diagnostics.push(internalError(error, "Making its package", startOf(spec.file)));
        }
        progress("emit", index + 1, sound.length);
      }
      return { packages, diagnostics };
    },
    async emitWorkflowSchema(id, blocks) {
      const { emitWorkflowSchema } = await stages.back();
      const started = performance.now();
      return emitted(id, [{ path: WHOLE, contents: emitWorkflowSchema(blocks) }], started);
    },
  };
}

/** Makes packages, or what targets of the workspace add to them, and remembers what it made. */
function packageMaker(
  stages: Stages,
  { project, releases, targets }: Pick<Inputs, "project" | "releases" | "targets">,
) {
  const filesOfOne = remembered(
    (target: LoadedTarget, { id }: Provider) => `${target.id} ${id}`,
    (target, provider) => target.emit(provider, project),
  );
  const ownOf = async (some: readonly LoadedTarget[], provider: Provider): Promise<OwnFiles> => {
    const own = new Map<string, readonly EmittedFile[]>();
    // One after the other: of those that run at once, each would be blamed where one ends the process.
    for (const target of some) own.set(target.id, await filesOfOne(target, provider));
    return own;
  };
  const wholeOf = remembered(
    (_: Spec, { id }: Provider) => id,
    async (spec, provider) => {
      const started = performance.now();
      const own = await ownOf(targets, provider);
      const { emit } = await stages.back();
      const release = releases(provider.id);
      const others = [manifestOf(spec), ...[...own.values()].flat()];
      const files = await emit(provider, project, release, others);
      const packings = packingsOf(own);
      return { ...emitted(provider.id, files, started), kept: {}, packings, alone: null };
    },
  );
  return async (spec: Spec, provider: Provider, part?: Part): Promise<EmittedPackage> => {
    if (!part) return await wholeOf(spec, provider);
    const started = performance.now();
    const own = await ownOf(part.stale, provider);
    const packings = packingsOf(own);
    const { record } = part;
    // What package.json says of their files has changed as well.
    const differs = Object.entries(packings).some(
      ([id, packing]) => packing !== record.targets[id]?.packing,
    );
    if (differs) return await wholeOf(spec, provider);
    return {
      ...emitted(provider.id, [...own.values()].flat(), started),
      ...keptOf(record, packings),
    };
  };
}

/** What stays of a package when only some targets of the workspace are made. */
function keptOf(record: OutputRecord, made: Readonly<Record<string, string>>) {
  const { targets } = record;
  const others = [null, ...Object.keys(targets).filter((id) => !Object.hasOwn(made, id))];
  const known = Object.entries(targets).map(([id, { packing }]) => [id, packing] as const);
  return {
    kept: Object.assign({}, ...others.map((target) => filesOf(target, record))),
    packings: Object.fromEntries(known),
    alone: Object.keys(made),
  };
}

/** Hashes over how files are packaged: what package.json says of them follows from it. */
function packingsOf(own: OwnFiles): Readonly<Record<string, string>> {
  const packings = [...own].map(([target, files]) => {
    return [target, hashText(JSON.stringify(files.map(({ path, use }) => [path, use])))] as const;
  });
  return Object.fromEntries(packings);
}

function remembered<Given extends readonly unknown[], Made>(
  keyOf: (...given: Given) => string,
  make: (...given: Given) => Promise<Made>,
): (...given: Given) => Promise<Made> {
  const known = new Map<string, Promise<Made>>();
  return (...given) => {
    const key = keyOf(...given);
    const made = known.get(key) ?? make(...given);
    known.set(key, made);
    return made;
  };
}

function emitted(id: string, made: readonly PlannedFile[], started: number): Emitted {
  // A template that was checked out with CRLF must not reach the outputs.
  const files = made.map(({ path, contents }) => ({ path, contents: toLf(contents) }));
  assertPaths(
    id,
    files.map(({ path }) => path),
  );
  return { files, ms: performance.now() - started };
}
