/** The group, or undefined when no member is given: an empty group is not sent. */
export declare function group<Members extends object>(members: Members): Members | undefined;
