import { lower } from "../language/lower/provider.ts";
import type { Project } from "../language/ir/types.ts";
import { check } from "../language/check/manifest.ts";
import { collapseParameter } from "../language/manifest/expand-parameter.ts";
import { fits } from "../language/manifest/shape.ts";
import type { Manifest, ManifestOperation, ManifestParameter } from "../language/manifest/types.ts";
import { hasError } from "../emit/pipeline/compile.ts";
import { blockTarget } from "../emit/targets/block.ts";
import { blockJsonTarget } from "../emit/targets/block-json.ts";
import { clientTarget } from "../emit/targets/client.ts";
import { openapiTarget } from "../emit/targets/openapi.ts";
import { operationsTarget } from "../emit/targets/operations.ts";
import type { EmittedFile } from "../emit/targets/target.ts";
import { jsonOf } from "../language/ir/json.ts";
import { type Edit, edited } from "./edit.ts";
import type { Original } from "./original.ts";

/** The files of a package that run, and its documents; its types are left out. */
const TARGETS = [clientTarget, operationsTarget, blockTarget, blockJsonTarget, openapiTarget];

/**
 * The package of a manifest in which one thing is changed; null when the checker of manifests refuses
 * it. Examples have no say in that: they would find what the suite is to find.
 */
export async function regenerate(
  original: Original,
  edit: Edit | null,
  project: Project,
): Promise<readonly EmittedFile[] | null> {
  const { source, hooks } = original;
  const manifest = edit ? changed(original.manifest, edit) : original.manifest;
  const checked = withoutExamples(manifest);
  if (!fits(asWritten(checked))) return null;
  const found = check(checked, source, hooks);
  if (hasError(found.filter(({ code }) => !code.endsWith("-without-example")))) return null;
  const provider = lower(manifest, source.file.path, hooks);
  const files = await Promise.all(TARGETS.map((target) => target.emit(provider, project)));
  return files.flat();
}

/** The manifest with an edit, which may have cost it its shape: that is the caller's to check. */
export function changed(manifest: Manifest, edit: Edit): Manifest {
  // Whoever calls looks at its shape.
  return edited(jsonOf(manifest), edit) as unknown as Manifest;
}

/** The manifest as the schema of the language describes it. */
function asWritten({ params, operations, ...manifest }: Manifest): object {
  const collapse = (own: Manifest["params"]) => own && mapValues(own, collapseParameter);
  return {
    ...manifest,
    ...(params && { params: collapse(params) }),
    operations: mapValues(operations, ({ files = {}, ...operation }) => {
      const reply = Object.entries(operation.reply).map(([status, name]) => [
        status,
        (name === "file" && files[status]) || name,
      ]);
      const own = collapse(operation.params);
      return { ...operation, reply: Object.fromEntries(reply), ...(own && { params: own }) };
    }),
  };
}

function withoutExamples(manifest: Manifest): Manifest {
  const { params, operations } = manifest;
  return {
    ...manifest,
    ...(params && { params: withoutValues(params) }),
    operations: mapValues(
      operations,
      ({ examples: _, ...operation }): ManifestOperation => ({
        ...operation,
        ...(operation.params && { params: withoutValues(operation.params) }),
      }),
    ),
  };
}

function withoutValues(params: Readonly<Record<string, ManifestParameter>>) {
  return mapValues(params, ({ example: _, ...parameter }): ManifestParameter => parameter);
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
