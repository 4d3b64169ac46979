import type { ComponentChildren } from "preact";
import { Problems } from "./problems.tsx";
import type { Call, Checked } from "./types.ts";

interface Props {
  readonly call: Call;
  readonly checked: Checked | null;
  readonly children: ComponentChildren;
}

/** What is shown of a request, or why there is none. */
export function OfRequest({ call, checked, children }: Props) {
  const { page, operation } = call;
  const signs = page.operations[operation.id]?.signs ?? [];
  if (!checked) return <p class="call-note">Loading {page.package.name} …</p>;
  if (checked.kind === "unavailable")
    return (
      <p class="call-note">
        There is no preview of the request, as the code cannot run in a browser: {checked.why}.
      </p>
    );
  return (
    <>
      <p class="call-note">computed by {page.package.name} in this page; nothing is sent</p>
      {checked.kind === "refused" && (
        <Problems title={`No request: ${checked.code}`} all={checked.problems} isBad />
      )}
      {children}
      {checked.kind === "request" && signs.length > 0 && (
        <p class="call-note">
          Signed by the package when it is sent, in <code>{signs.join(", ")}</code>.
        </p>
      )}
    </>
  );
}
