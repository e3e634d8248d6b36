/** What AWS allows, by the pages of its own quotas. */
const quotas = {
  /** Of one HTTP API. Raised for nobody. */
  integrations: 300,
  /** Of one HTTP API, raised when asked. */
  routes: 300,
  /** Of one template, as the three below. */
  resources: 500,
  outputs: 200,
  parameters: 200,
  templateBytes: 1_000_000,
  /** Of a stack with all that is nested in it, in one deploy. */
  nestedResources: 2_500,
  /** Of an account, which may hold two stages: half of what it takes. AWS raises it to 5,000 when asked. */
  roles: 500,
  /** The policies of one role together, in characters without spaces. */
  rolePolicies: 10_240,
  /** Of one function, as JSON. */
  environmentBytes: 4_096,
  /** Of SES in a region, as step 7 of docs/deploy.md asks for it: it begins with less. */
  mailsASecond: 50,
} as const;

export type Quota = keyof typeof quotas;

/** How much of a quota something takes. */
export type Taken = { what: string; quota: Quota; count: number };

const margin = 0.93;

/** What takes more than 93 % of a quota, in a sentence each that says which group nears what. */
export const nearing = (taken: readonly Taken[]): string[] =>
  taken
    .filter(({ quota, count }) => count > margin * quotas[quota])
    .map(({ what, quota, count }) => `${what}: ${count} ${quota}, of ${quotas[quota]} that AWS takes`);
