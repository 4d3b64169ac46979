import type { Diagnostic } from "../../language/diagnostics/diagnostic.ts";
import { internalError, startOf } from "../../language/diagnostics/internal-error.ts";
import type { Project } from "../../language/ir/types.ts";
import type { Spec } from "../../language/specs.ts";
import { toLf } from "../../system/hash.ts";
import { assertPaths, WHOLE } from "../../system/path.ts";
import type { TargetOutput } from "../targets/target.ts";
import type { PlannedFile } from "../write/plan.ts";
import type { Releases } from "../versions/releases.ts";
import type { Compiled } from "./compile.ts";
import type { Progress } from "./compiler.ts";
import type { Stages } from "./stages.ts";

/** The manifest as it was written: so a published package says what it promises, like a project does. */
export function manifestOf({ file }: Spec): TargetOutput {
  const manifest = { path: "manifest.yaml", contents: file.text, use: "data" } as const;
  return { target: "manifest", files: [manifest] };
}

/** Files of one package. */
export interface Emitted {
  readonly files: readonly PlannedFile[];
  readonly ms: number;
}

/** Packages by id. A provider that no package could be made of has a diagnostic instead. */
export interface Emission {
  readonly packages: ReadonlyMap<string, Emitted>;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Emits packages and remembers them: a run that has to compare again, because another one wrote
 * meanwhile, does not emit them again. One package is one unit of work.
 */
export interface Emitter {
  /** Packages of providers, each with the manifest that it is made of. */
  emit(compiled: readonly Compiled[]): Promise<Emission>;
  /** The schema of workflows that use these blocks, each given as its `block.json`. */
  emitWorkflowSchema(id: string, blocks: readonly string[]): Promise<Emitted>;
}

type Files = readonly PlannedFile[];

/** Creates an emitter for one run. */
export function emitter(
  stages: Stages,
  { project, releases }: { readonly project: Project; readonly releases: Releases },
  progress: Progress,
): Emitter {
  const known = new Map<string, Emitted>();
  const remember = async (id: string, make: () => Files | Promise<Files>) => {
    const emitted = known.get(id) ?? (await emitOne(id, make));
    known.set(id, emitted);
    return emitted;
  };
  return {
    async emit(compiled) {
      const packages = new Map<string, Emitted>();
      const diagnostics: Diagnostic[] = [];
      const sound = compiled.flatMap(({ spec, provider }) =>
        provider ? [{ spec, provider }] : [],
      );
      if (sound.length === 0) return { packages, diagnostics };
      const { emit } = await stages.back();
      for (const [index, { spec, provider }] of sound.entries()) {
        const make = () => emit(provider, project, releases(provider.id), [manifestOf(spec)]);
        try {
          packages.set(provider.id, await remember(provider.id, make));
        } catch (error) {
          diagnostics.push(internalError(error, "Making its package", startOf(spec.file)));
        }
        progress("emit", index + 1, sound.length);
      }
      return { packages, diagnostics };
    },
    async emitWorkflowSchema(id, blocks) {
      const { emitWorkflowSchema } = await stages.back();
      return emitOne(id, () => [{ path: WHOLE, contents: emitWorkflowSchema(blocks) }]);
    },
  };
}

async function emitOne(id: string, make: () => Files | Promise<Files>): Promise<Emitted> {
  const started = performance.now();
  // A template that was checked out with CRLF must not reach the outputs.
  const made = await make();
  const files = made.map(({ path, contents }) => ({ path, contents: toLf(contents) }));
  assertPaths(
    id,
    files.map(({ path }) => path),
  );
  return { files, ms: performance.now() - started };
}
