import { registerHooks } from "node:module";

/** Requires what needs packages that it rarely uses: each of those is loaded when it is first looked into. */
export function puttingOff<T>(packages: readonly string[], load: () => T): T {
  const put = new Set<string>();
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      if (packages.includes(specifier)) put.add(found.url);
      return found;
    },
    load(url, context, next) {
      // Once: the package itself loads after that.
      return put.delete(url)
        ? { format: "commonjs", source: LATER, shortCircuit: true }
        : next(url, context);
    },
  });
  try {
    return load();
  } finally {
    hooks.deregister();
  }
}

/** What stands in a package's place until something of it is used; to ask for a member is no use of it. */
const LATER = `
let loaded;
const open = (name) => {
  if (!loaded) {
    delete require.cache[__filename];
    loaded = require(__filename);
  }
  return loaded[name];
};
module.exports = new Proxy({}, {
  get: (_, name) =>
    new Proxy(function () {}, {
      get: (_, member) => open(name)[member],
      apply: (_, self, args) => Reflect.apply(open(name), self, args),
      construct: (_, args) => Reflect.construct(open(name), args),
    }),
});
`;
