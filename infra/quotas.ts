/** What AWS allows and will not raise, with the margin that we keep. */
export const quotas = {
  integrations: 300,
  integrationsWarning: 280,
  /** CloudFormation takes 500. */
  resourcesPerTemplate: 450,
};
