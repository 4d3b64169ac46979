/** A method of HTTP: `GET`. */
export function Method({ method }: { readonly method: string }) {
  return <span class={`method ${method.toLowerCase()}`}>{method}</span>;
}
