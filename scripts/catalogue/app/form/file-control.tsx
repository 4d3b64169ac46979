import { useRef } from "preact/hooks";
import type { ControlProps } from "./control-props.ts";

/** A file of this machine, which stays in the page; or the one that the example has in it. */
export function FileControl({ id, field, value, set, about }: ControlProps) {
  const types = field.limits?.["mediaTypes"];
  const input = useRef<HTMLInputElement>(null);
  const remove = () => {
    set(undefined);
    if (!input.current) return;
    // The same file may be chosen again, and the focus stays near when the button goes.
    input.current.value = "";
    input.current.focus();
  };
  const shown = value === undefined || value === null ? null : fileText(value);
  return (
    <div class="file-control">
      {shown !== null && (
        <p class="chip">
          <span>{shown}</span>
          <button type="button" class="quiet" onClick={remove}>
            Remove
          </button>
        </p>
      )}
      <input
        {...about}
        ref={input}
        id={id}
        type="file"
        accept={Array.isArray(types) ? types.join(",") : undefined}
        onChange={({ currentTarget }) => set(currentTarget.files?.[0])}
      />
    </div>
  );
}

/** `note.txt, text/plain, 5 bytes` */
function fileText(value: NonNullable<ControlProps["value"]>): string {
  if (value instanceof File) return joined(value.name, value.type, value.size);
  const { name, mediaType, base64 } = Object(value);
  if (typeof base64 !== "string") return JSON.stringify(value);
  const padding = /=*$/.exec(base64)?.[0].length ?? 0;
  return joined(name, mediaType, (base64.length / 4) * 3 - padding);
}

function joined(name: unknown, type: unknown, bytes: number): string {
  const size = bytes < 10_000 ? `${bytes} bytes` : `${Math.round(bytes / 1000)} kB`;
  return [name, type, size].filter((part) => typeof part === "string" && part !== "").join(", ");
}
