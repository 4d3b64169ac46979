import type { ManifestCredential, ManifestOperation } from "../manifest/types.ts";

type Taking = Pick<ManifestOperation, "auth">;

/** Whether an operation takes a credential: without `auth` it takes all. */
export function takes({ auth }: Taking, param: string): boolean {
  return auth?.includes(param) ?? true;
}

/** Required credentials that a call takes and the operation that makes it does not. */
export function lackedBy(
  own: Taking,
  called: Taking,
  credentials: readonly ManifestCredential[],
): readonly string[] {
  return credentials.flatMap(({ param, required }) =>
    required !== false && takes(called, param) && !takes(own, param) ? [param] : [],
  );
}
