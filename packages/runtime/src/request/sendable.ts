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
        : Part extends "parameters"
          ? OrNone<OrUndefined<Operation[Part]>>
          : OrUndefined<Operation[Part]>;
    }
  : Operation;

/** A place without parameters that a document names may have others, whose names are made of values. */
type OrNone<Places> = {
  [Place in keyof Places]: [Places[Place]] extends [undefined]
    ? Readonly<Record<never, unknown>> | undefined
    : Places[Place];
};

type OrUndefined<Value> = Value extends readonly unknown[]
  ? { [Index in keyof Value]: Member<Value[Index]> }
  : Value extends object
    ? {
        [Name in keyof Value]: Record<never, never> extends Pick<Value, Name>
          ? Member<Value[Name]> | undefined
          : Member<Value[Name]>;
      }
    : Value;

/** openapi-fetch takes a member that is always null for one that cannot be written. */
type Member<Value> = null extends Value
  ? [NonNullable<Value>] extends [never]
    ? unknown
    : OrUndefined<Value>
  : OrUndefined<Value>;
