/** The group, or undefined when no member is given: an empty group is not sent. */
export function group(members) {
    return Object.values(members).some((member) => member !== undefined) ? members : undefined;
}
