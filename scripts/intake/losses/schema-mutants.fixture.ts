import type { Json, JsonSchema } from "../../language/ir/types.ts";

/** What is left without each of several things. */
export type Changed<Whole> = readonly (readonly [kind: string, at: string, whole: Whole])[];

/** Without one word at any depth. */
export function changedSchemas(schema: JsonSchema): Changed<JsonSchema> {
  return Object.entries(schema).flatMap(([word, value]): Changed<JsonSchema> => {
    const put = (changed: Json) => ({ ...schema, [word]: changed });
    const { [word]: _, ...rest } = schema;
    const removed = [[word, "", rest] as const];
    switch (word) {
      case "properties":
        return Object.entries(value as JsonSchema).flatMap(([name, member]) => {
          const { [name]: __, ...others } = value as JsonSchema;
          return [
            ["member", `.${name}`, put(others)] as const,
            ...changedSchemas(member as JsonSchema).map(
              ([kind, at, changed]) =>
                [
                  kind,
                  `.${name}${at}`,
                  put({ ...(value as JsonSchema), [name]: changed }),
                ] as const,
            ),
          ];
        });
      case "required":
        return (value as string[]).map(
          (name, index) =>
            ["required", ` ${name}`, put((value as string[]).toSpliced(index, 1))] as const,
        );
      case "items":
      case "additionalProperties":
        // An object of which nothing is said may have any members.
        if (value === true && !schema["properties"]) return [];
        return [
          ...removed,
          ...(typeof value === "object" ? changedSchemas(value as JsonSchema) : []).map(
            ([kind, at, changed]) => [kind, `.${word}${at}`, put(changed)] as const,
          ),
        ];
      case "allOf":
      case "anyOf":
        return (value as JsonSchema[]).flatMap((part, index) => [
          [`part of ${word}`, `/${index}`, put((value as Json[]).toSpliced(index, 1))] as const,
          ...changedSchemas(part).map(
            ([kind, at, changed]) =>
              [kind, `/${index}${at}`, put((value as Json[]).with(index, changed))] as const,
          ),
        ]);
      case "description":
        return String(value).includes("One of ") ? [["values", "", rest] as const] : [];
      case "type":
        // An object with members is one, whether it says so or not.
        return schema["properties"] || schema["items"] ? [] : removed;
      default:
        return removed;
    }
  });
}
