// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

/** Credentials, and the parts of the address that a caller supplies. */
export interface DemoCredentials {
  /** Personal key. Secret. */
  apiKey: string;
}

/** Inputs of `demo_create_issue`. */
export interface CreateIssueInputs extends DemoCredentials {
  /** Team. */
  teamId: string;
  /** Title. */
  title: string;
  /** Labels. */
  labelIds?: string | readonly string[] | undefined;
  /** Priority. Limits: integer 0 to 4. */
  priority?: number | undefined;
}

/** Parameters of the client's `createIssue`: the same without credentials, as they are sent. */
export interface CreateIssueParams extends Omit<CreateIssueInputs, keyof DemoCredentials> {
  labelIds?: string[] | undefined;
}

/** Inputs of `demo_get_team`. */
export interface GetTeamInputs extends DemoCredentials {
  /** Id of the team. */
  id: string;
}

/** Parameters of the client's `getTeam`: the same without credentials, as they are sent. */
export interface GetTeamParams extends Omit<GetTeamInputs, keyof DemoCredentials> {}

/** Inputs of `demo_list_teams`. */
export interface ListTeamsInputs extends DemoCredentials {}

/** Parameters of the client's `listTeams`: the same without credentials, as they are sent. */
export interface ListTeamsParams extends Omit<ListTeamsInputs, keyof DemoCredentials> {}

/** Inputs of `demo_quote`. */
export interface QuoteInputs extends DemoCredentials {
  /** Text *\/ `${1}`. */
  text: string;
  /** Tail. */
  tail?: string | undefined;
}

/** Parameters of the client's `quote`: the same without credentials, as they are sent. */
export interface QuoteParams extends Omit<QuoteInputs, keyof DemoCredentials> {}
