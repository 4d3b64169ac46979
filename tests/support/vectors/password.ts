/** Part of every password in an address: no error may repeat it. */
export const passwordPart = "hunter2";

/** The password in addresses. */
export const password = `${passwordPart}-pass`;
