/** JSON texts of objects that would change Object.prototype if they were merged without care. */
export const pollutingJson: Readonly<Record<string, string>> = {
  "own __proto__": '{"__proto__":{"polluted":true}}',
  "own __proto__ beside others": '{"Name":"Acme","__proto__":{"polluted":true},"Phone":null}',
  "own __proto__ that is null": '{"Name":"Acme","__proto__":null}',
  "own __proto__ that is text": '{"__proto__":"polluted"}',
  "own __proto__ with an escape": '{"\\u005f_proto__":{"polluted":true}}',
  "__proto__ in a member": '{"Name":{"__proto__":{"polluted":true}}}',
  "__proto__ in a list": '{"Name":[{"__proto__":{"polluted":true}}]}',
  "__proto__ in lists of lists": '{"Name":[[[{"a":[{"__proto__":{"polluted":true}}]}]]]}',
  "__proto__ of __proto__": '{"__proto__":{"__proto__":{"polluted":true}}}',
  "constructor.prototype": '{"constructor":{"prototype":{"polluted":true}}}',
  "constructor.prototype in a list": '{"a":[{"constructor":{"prototype":{"polluted":true}}}]}',
  "prototype alone": '{"prototype":{"polluted":true}}',
  "a dotted name": '{"__proto__.polluted":true,"constructor.prototype.polluted":true}',
  "a bracketed name": '{"__proto__[polluted]":true,"[__proto__][polluted]":true}',
  "names of Object.prototype":
    '{"toString":1,"valueOf":null,"hasOwnProperty":"no","isPrototypeOf":{},"__defineGetter__":[]}',
  "a toJSON": '{"toJSON":"polluted","then":"polluted"}',
  length: '{"length":4294967296,"0":"a"}',
};

/** Names that every object has, as keys and as values. */
export const inheritedNames: readonly string[] = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "valueOf",
  "hasOwnProperty",
  "__defineGetter__",
  "__lookupSetter__",
  "then",
  "toJSON",
];
