// What tests import of the five providers' packages has no types where their manifests are gone, so
// that the type check of a repository with other manifests still holds. Found packages win over this.
declare module "@blockwright/books*";
declare module "@blockwright/crm*";
declare module "@blockwright/directory*";
declare module "@blockwright/docgen*";
declare module "@blockwright/persondata*";
