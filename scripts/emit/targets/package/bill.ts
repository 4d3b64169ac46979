import {
  ComponentType,
  ExternalReferenceType,
  HashAlgorithm,
} from "@cyclonedx/cyclonedx-library/Enums";
import {
  Bom,
  Component,
  ComponentRepository,
  ExternalReference,
  HashDictionary,
  LicenseRepository,
  Metadata,
  NamedLicense,
  SpdxLicense,
} from "@cyclonedx/cyclonedx-library/Models";
import { JSON as Bills } from "@cyclonedx/cyclonedx-library/Serialize";
import { isSupportedSpdxId } from "@cyclonedx/cyclonedx-library/SPDX";
import { Spec1dot6 } from "@cyclonedx/cyclonedx-library/Spec";
import minVersion from "semver/ranges/min-version.js";
import { jsonOf } from "../../../language/ir/json.ts";
import { packageName, RUNTIME, RUNTIME_NEEDS } from "../../../language/ir/libraries.ts";
import type { LockedPackage } from "../../../language/ir/locked.ts";
import type { Release } from "../../../language/ir/release.ts";
import type { Project } from "../../../language/ir/types.ts";
import { printJson } from "../../render/json.ts";
import type { PackageFacts } from "./manifest.ts";

const normalizer = new Bills.Normalize.Factory(Spec1dot6).makeForBom();

interface Part extends LockedPackage {
  readonly description?: string;
}

/**
 * The bill of materials of a package, in CycloneDX: the package, what it depends on and what that
 * depends on, in the versions that were tested here. It names no time and no serial number, so that
 * the same package has the same bill.
 */
export function billOfMaterials(
  { id, description, dependencies }: PackageFacts,
  project: Project,
  { version, runtime }: Pick<Release, "version" | "runtime">,
): string {
  const own = { license: project.license, integrity: null };
  const refs = (names: readonly string[]) => names.map((name) => refOf(name, parts));
  // The oldest runtime that will do: a newer one makes no other package new.
  const oldest = minVersion(runtime)?.version ?? runtime;
  const parts: Part[] = [...project.locked];
  const name = packageName(RUNTIME, project);
  parts.push({ ...own, name, version: oldest, dependencies: refs(RUNTIME_NEEDS) });
  const needed = refs(Object.keys(dependencies));
  const root = {
    ...own,
    name: packageName(id, project),
    version,
    description,
    dependencies: needed,
  };
  return printed(root, reached(root, parts), project);
}

/** Of several versions of one name, the first is the one that packages depend on themselves. */
function refOf(name: string, parts: readonly Part[]): string {
  const part = parts.find((each) => each.name === name);
  if (!part) throw new TypeError(`packages depend on ${name}, which is not locked`);
  return refTo(part);
}

function refTo({ name, version }: Part): string {
  return `${name}@${version}`;
}

/** The parts that are needed, directly or by another one. */
function reached(root: Part, parts: readonly Part[]): readonly Part[] {
  const wanted = new Set(root.dependencies);
  // A set goes on with what is added to it meanwhile.
  for (const ref of wanted) {
    for (const each of parts.find((part) => refTo(part) === ref)?.dependencies ?? [])
      wanted.add(each);
  }
  return parts.filter((part) => wanted.has(refTo(part)));
}

function printed(root: Part, parts: readonly Part[], { repository }: Project): string {
  const components = new Map([root, ...parts].map((part) => [refTo(part), componentOf(part)]));
  for (const part of [root, ...parts]) {
    for (const ref of part.dependencies) {
      const needed = components.get(ref);
      if (needed) components.get(refTo(part))?.dependencies.add(needed.bomRef);
    }
  }
  const [component, ...others] = components.values();
  component?.externalReferences.add(new ExternalReference(repository, ExternalReferenceType.VCS));
  const bom = new Bom({
    metadata: new Metadata({ ...(component && { component }) }),
    components: new ComponentRepository(others),
  });
  return printJson(jsonOf(normalizer.normalize(bom, {})));
}

function componentOf({ name, version, description, license, integrity }: Part): Component {
  const [scope, ...rest] = name.split("/");
  const purl = `pkg:npm/${name.split("/").map(encodeURIComponent).join("/")}@${version}`;
  return new Component(ComponentType.Library, rest[0] ?? name, {
    ...(rest.length > 0 && scope !== undefined && { group: scope }),
    ...(description !== undefined && { description }),
    version,
    purl,
    bomRef: purl,
    licenses: new LicenseRepository(license === null ? [] : [licenseOf(license)]),
    hashes: new HashDictionary(integrity === null ? [] : [hashOf(integrity)]),
  });
}

function licenseOf(license: string) {
  return isSupportedSpdxId(license) ? new SpdxLicense(license) : new NamedLicense(license);
}

/** `sha512-` and Base64, as npm writes it, in the words of CycloneDX. */
function hashOf(integrity: string): readonly [HashAlgorithm, string] {
  const [algorithm, base64 = ""] = integrity.split("-");
  const named = algorithm === "sha1" ? HashAlgorithm["SHA-1"] : HashAlgorithm["SHA-512"];
  return [named, Buffer.from(base64, "base64").toString("hex")];
}
