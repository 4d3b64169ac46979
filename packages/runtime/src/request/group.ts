/** The group, or undefined when no member is set: an empty group is not sent. */
export function group<Members extends object>(members: Members): Members | undefined {
  return Object.values(members).some((member) => member !== undefined) ? members : undefined;
}
