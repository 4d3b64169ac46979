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
 * The description of an output that takes none from its schema. Where it is said as a schema, editors
 * complete nothing.
 */
export function missingDescriptions(manifest: unknown): readonly Missing[] {
  const { types, operations } = containerOf(manifest);
  if (types === "schema") return [];
  return Object.entries(containerOf(operations)).flatMap(([id, operation]) =>
    Object.entries(containerOf(containerOf(operation)["output"])).flatMap(([name, written]) =>
      isContainer(written) && needsDescription(written)
        ? [missing(`/operations/${escape(id)}/output/${escape(name)}`, written)]
        : [],
    ),
  );
}

/** What is internal is shown to nobody. */
function needsDescription({ description, internal }: Container): boolean {
  return description === undefined && internal !== true;
}

function missing(instancePath: string, data: Container): Missing {
  return {
    keyword: "required",
    instancePath,
    schemaPath: "",
    params: { missingProperty: "description" },
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
