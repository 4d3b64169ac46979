import { isDeepStrictEqual } from "node:util";
import type * as ir from "../../../language/ir/types.ts";
import { range } from "../comparers/members.ts";
import { isOtherBody } from "../comparers/replies.ts";
import { isSentAlike, pairInputs, pairJobs, pairOperations } from "../pairs/pairs.ts";
import { enterInput, enterOperation, jobsNow } from "../pairs/scope.ts";
import type { Each, Exception } from "../row/row.ts";
import { imposes, offers, tells } from "../row/variance.ts";

// How items are found again, and what it means that one comes or goes.

/** Calls that give none are refused as soon as there is one. */
function neededNow<Item>(isNeeded: (item: Item) => boolean): Exception<Item> {
  return { holds: (item, is) => is === "more" && isNeeded(item), presence: imposes };
}

export const inputs: Each<ir.Parameter> = {
  it: "the input {}",
  subject: "input",
  key: ({ name }) => name,
  pair: (_, __, { former, operations, shared }) =>
    pairInputs({ base: former, head: operations.head }, shared),
  presence: offers,
  comes: "the optional input {}",
  except: { ...neededNow(({ required }) => required), comes: "the required input {}" },
  enter: enterInput,
  where: ({ shared, name }, _, whole) => (shared ? ["params", name] : [...whole, name]),
  isShared: ({ shared, name }, { own }) => shared && !own.has(name),
};

export const lookups: Each<ir.Lookup> = {
  it: "the lookup of {}",
  subject: "lookup",
  key: ({ take }) => take.parameter.name,
  presence: offers,
  except: neededNow(({ take }) => take.parameter.required),
  inOrder: "the lookups",
};

export const logins: Each<ir.Login> = {
  it: "the login with {}",
  subject: "credential",
  key: ({ credential }) => credential,
  presence: imposes,
  where: (_, __, whole) => whole,
};

export const filled: Each<ir.Parameter> = {
  it: "the input {} that a hook fills",
  subject: "input",
  key: ({ name }) => name,
  presence: imposes,
  except: { holds: ({ required }, is) => is === "more" && !required, presence: offers },
};

function ofReplies(it: string): Each<ir.Reply> {
  return {
    it,
    subject: "reply",
    key: ({ status }) => String(status),
    name: ({ status }) => String(status),
    rename: `The status of ${it.replace(/ with.*/, "")} changed from {from} to {to}.`,
    // The schema of this name may differ: it is compared as well.
    alike: (base, head) => base.schema === head.schema,
    presence: offers,
    except: {
      holds: (reply, is, base) => is === "more" && isOtherBody(reply, base),
      presence: imposes,
    },
  };
}

export const replies = ofReplies("the reply with status {}");
export const errorReplies = ofReplies("the error reply with status {}");

export const accepts: Each<ir.Accept> = {
  it: "the acceptance of status {}",
  subject: "reply",
  key: ({ status }) => String(status),
  name: ({ status }) => String(status),
  presence: imposes,
};

export const outputs: Each<ir.Output> = {
  it: "the output {}",
  subject: "output",
  key: ({ name }) => name,
  alike: (base, { name, description, ...rest }) =>
    isDeepStrictEqual({ ...base, name, description }, { name, description, ...rest }),
  presence: offers,
};

export const examples: Each<ir.Example> = {
  it: "the example {}",
  subject: "example",
  key: ({ name }) => name,
  presence: tells,
};

export const operations: Each<ir.Operation> = {
  it: "the operation",
  key: ({ id }) => id,
  pair: (_, __, { providers }) => pairOperations(providers),
  presence: offers,
  enter: enterOperation,
  isOperation: true,
};

export const jobs: Each<ir.Job> = {
  it: "the job {}",
  subject: "job",
  key: ({ name }) => name,
  pair: (base, head, scope) => {
    const now = jobsNow(base, scope);
    const { pairs, removed, added } = pairJobs(now, head);
    const former = (job: ir.Job) => base[now.indexOf(job)] ?? job;
    return {
      pairs: pairs.map(([one, other]) => [former(one), other]),
      removed: removed.map(former),
      added,
    };
  },
  presence: offers,
  enter: (base, _, scope) => ({ base: jobsNow([base], scope)[0] ?? base, scope }),
  isNameless: true,
};

export const credentials: Each<ir.Credential> = {
  it: "the credential {}",
  subject: "credential",
  key: ({ name }) => name,
  alike: isSentAlike,
  presence: offers,
  comes: "the optional credential {}",
  except: { ...neededNow(({ optional }) => !optional), comes: "the credential {}" },
};

export const dependencies: Each<string> = {
  it: "the dependency {}",
  is: range,
};
