export const sign = ({ method }: { readonly method: string }) => ({ "x-signature": method });
