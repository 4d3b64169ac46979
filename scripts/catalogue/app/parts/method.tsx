/** A method of HTTP: `GET`. */
export function Method({ method }: { readonly method: string }) {
  return <span class={`method ${method.toLowerCase()}`}>{method}</span>;
}

/** `GET /v1.0/themes`; a long path breaks before a slash. Without a path, the whole address is an input. */
export function Request(props: { readonly method: string; readonly path: string | undefined }) {
  const { method, path } = props;
  return (
    <span class="request">
      <Method method={method} />{" "}
      {path === undefined ? (
        "a given address"
      ) : (
        <code>{path.split(/(?=\/)/).flatMap((part, at) => [<wbr key={at} />, part])}</code>
      )}
    </span>
  );
}
