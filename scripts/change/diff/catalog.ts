import { credentialRules } from "./catalog/credentials.ts";
import { errorRules } from "./catalog/errors.ts";
import { graphqlRules } from "./catalog/graphql.ts";
import { hookRules } from "./catalog/hooks.ts";
import { inputRules } from "./catalog/inputs.ts";
import { jobRules } from "./catalog/jobs.ts";
import { limitRules } from "./catalog/limits.ts";
import { loginRules } from "./catalog/logins.ts";
import { lookupRules } from "./catalog/lookups.ts";
import { operationRules } from "./catalog/operations.ts";
import { outputRules } from "./catalog/outputs.ts";
import { packageRules } from "./catalog/package.ts";
import { pageRules } from "./catalog/pages.ts";
import { policyRules } from "./catalog/policies.ts";
import { providerRules } from "./catalog/provider.ts";
import { replyRules } from "./catalog/replies.ts";
import { requestRules } from "./catalog/request.ts";
import { ruleRules } from "./catalog/rules.ts";
import { schemaRules } from "./catalog/schemas.ts";

/** Every rule by its id, which never changes its meaning: scripts and reviews name it. */
export const rules = {
  ...providerRules,
  ...credentialRules,
  ...operationRules,
  ...inputRules,
  ...limitRules,
  ...ruleRules,
  ...requestRules,
  ...loginRules,
  ...lookupRules,
  ...hookRules,
  ...graphqlRules,
  ...replyRules,
  ...schemaRules,
  ...outputRules,
  ...errorRules,
  ...policyRules,
  ...pageRules,
  ...jobRules,
  ...packageRules,
};

/** Id of a rule. */
export type RuleId = keyof typeof rules;
