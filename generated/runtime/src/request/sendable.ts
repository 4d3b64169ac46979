// Generated from packages/runtime/src/request/sendable.ts. Do not edit; run `npm run generate`.

/**
 * Paths of an OpenAPI document whose requests may hold `undefined` wherever a member is optional:
 * openapi-fetch leaves it out. The compiler tells the two apart under `exactOptionalPropertyTypes`.
 */
export type Sendable<Paths> = {
  [Path in keyof Paths]: {
    [Method in keyof Paths[Path]]: SendableOperation<Paths[Path][Method]>;
  };
};

/** One operation of such paths. */
export type SendableOperation<Operation> = Operation extends {
  parameters: unknown;
  responses: unknown;
}
  ? {
      [Part in keyof Operation]: Part extends "responses"
        ? Operation[Part]
        : OrUndefined<Operation[Part]>;
    }
  : Operation;

type OrUndefined<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? {
        [Name in keyof Value]: Record<never, never> extends Pick<Value, Name>
          ? OrUndefined<Value[Name]> | undefined
          : OrUndefined<Value[Name]>;
      }
    : Value;
