import type { ManifestCredential, ManifestOperation } from "../manifest/types.ts";

type Taking = Pick<ManifestOperation, "auth">;

/** Whether an operation takes a credential: without `auth` it takes all. */
export function takes({ auth }: Taking, name: string): boolean {
  return auth?.includes(name) ?? true;
}

/** Required credentials that a call takes and the operation that makes it does not. */
export function lackedBy(
  own: Taking,
  called: Taking,
  credentials: readonly ManifestCredential[],
): readonly string[] {
  return credentials.flatMap(({ name, required }) =>
    required !== false && takes(called, name) && !takes(own, name) ? [name] : [],
  );
}
