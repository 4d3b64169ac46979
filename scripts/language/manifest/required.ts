type Container = Readonly<Record<string, unknown>>;

/** A mistake as Ajv would report it. */
interface Missing {
  readonly keyword: "required";
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly params: { readonly missingProperty: string };
  readonly parentSchema: object;
  readonly data: Container;
}

/**
 * Members that are required unless another one stands for them: the `effect` of an operation
 * without `graphql`, and the description of an output that takes none from its schema. Where it is said as a
 * schema, editors complete nothing.
 */
export function missingMembers(manifest: unknown): readonly Missing[] {
  const { types, operations } = containerOf(manifest);
  return Object.entries(containerOf(operations)).flatMap(([id, operation]) => {
    const at = `/operations/${escape(id)}`;
    const { output, effect, graphql } = containerOf(operation);
    if (!isContainer(operation)) return [];
    const hasEffect = effect !== undefined || graphql !== undefined;
    const own = hasEffect ? [] : [missing(at, "effect", operation)];
    if (output === undefined) return [...own, missing(at, "output", operation)];
    if (types === "schema") return own;
    const outputs = Object.entries(containerOf(output)).flatMap(([name, written]) =>
      isContainer(written) && needsDescription(written)
        ? [missing(`${at}/output/${escape(name)}`, "description", written)]
        : [],
    );
    return [...own, ...outputs];
  });
}

/** What is internal is shown to nobody. */
function needsDescription({ description, internal }: Container): boolean {
  return description === undefined && internal !== true;
}

function missing(instancePath: string, missingProperty: string, data: Container): Missing {
  return {
    keyword: "required",
    instancePath,
    schemaPath: "",
    params: { missingProperty },
    parentSchema: {},
    data,
  };
}

function containerOf(value: unknown): Container {
  return isContainer(value) ? value : {};
}

function isContainer(value: unknown): value is Container {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function escape(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}
