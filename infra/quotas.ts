/** What AWS allows and will not raise, with the margin that we keep. */
export const quotas = {
  integrations: 300,
  integrationsWarning: 280,
  /** CloudFormation takes 500. */
  resourcesPerTemplate: 450,
  /** Of an account, which may hold two stages; AWS raises it to 5,000 when asked. */
  roles: 1_000,
  /** The policies of one role together, spaces not counted. */
  rolePolicyCharacters: 10_240,
};
