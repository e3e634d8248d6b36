import * as z from 'zod';
import type { Statement } from './rights/statements-of.ts';

const certificateInVirginia = /^arn:aws:acm:us-east-1:\d{12}:certificate\/[0-9a-f-]+$/;

const stageSettings = z.strictObject({
  /** Left out: the account of the credentials that deploy. */
  account: z
    .string()
    .regex(/^\d{12}$/)
    .optional(),
  region: z.string().regex(/^[a-z]{2}-[a-z]+-\d$/),
  /** Where people open the product. */
  domain: z.hostname(),
  /** Its Route 53 zone; left out, the DNS records are written by hand from the stack's outputs. */
  hostedZone: z.strictObject({ id: z.string().min(1), name: z.hostname() }).optional(),
  /** CloudFront reads certificates in us-east-1 only. */
  certificateArn: z.string().regex(certificateInVirginia, 'Expected the ARN of a certificate in us-east-1'),
  mailSender: z.email(),
  /** Left out: no monitoring. */
  sentryDsn: z.url().optional(),
  /** Where source maps of what is deployed go, so that its stacks can be read; `url` when it is not sentry.io. Left out: nowhere. */
  monitoringProject: z
    .strictObject({ url: z.url().optional(), organization: z.string().min(1), project: z.string().min(1) })
    .optional(),
  /**
   * Inference profile of Bedrock, of the Union so that nothing leaves it: `eu.anthropic.claude-…`. The account must have been
   * given access to its model. Left out: the embedded engine alone, and the models that workspaces connect.
   */
  bedrockModel: z
    .string()
    .regex(/^eu\.[a-z]+\.[a-z0-9.:-]+$/, 'Expected an inference profile that begins with eu.')
    .optional(),
  /** Tokens that it may spend in a month; 20 million when left out. */
  aiMonthlyTokens: z.int().positive().optional(),
  /** Plans are paid through Stripe, whose keys the secret of the stage holds (docs/deploy.md). Left out: nothing is billed. */
  payments: z.boolean().optional(),
  /** Becomes administrator by completing a mailed password reset. */
  adminEmail: z.email().optional(),
  /** Whether who administers the platform must have a second factor: true when left out. */
  adminSecondFactor: z.boolean().optional(),
  /**
   * From where alone the platform may be administered, beside the permission: addresses and networks, `203.0.113.7`,
   * `2001:db8::/48`. Left out: from anywhere. The functions refuse, by the viewer's address that CloudFront hands on.
   */
  adminAddresses: z
    .array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))
    .min(1)
    .max(20)
    .optional(),
  alarmsEmail: z.email(),
  /** Dollars a month for the whole account: 80 % of them spent, or all of them foreseen, is mailed. Left out: nobody watches. */
  monthlyBudget: z.int().positive().optional(),
  /** ARN of a web ACL of WAF, made in us-east-1 as for any CloudFront. Left out: no firewall. */
  firewallArn: z
    .string()
    .regex(/^arn:aws:wafv2:us-east-1:\d{12}:global\/webacl\//, 'Expected a global web ACL')
    .optional(),
  /** Requests that reach an API past CloudFront are refused, and no longer only counted as one address. */
  originProofRequired: z.boolean().optional(),
  /**
   * How many passwords each route that hashes one may hash at once, out of what the account runs: the rest is left to everyone else. An
   * account keeps 100 for functions without such a share. Left out: as many as there are.
   */
  hashesAtOnce: z.int().positive().optional(),
  /** Units a second that the table reads and writes at most, and each of its indexes: beyond, it refuses. Left out: as many as are asked. */
  tableUnits: z.strictObject({ reads: z.int().positive(), writes: z.int().positive() }).optional(),
  /**
   * The table that `npm run restore` has made, in the place of the stage's own, which stays beside it as it is. `stream` is the label that
   * AWS gave its stream.
   */
  restoredTable: z
    .strictObject({
      name: z.string().regex(/^reclame-[a-z0-9-]+-\d{14}$/),
      stream: z.string().regex(/^\d{4}-\d\d-\d\dT[\d:.]+$/),
    })
    .optional(),
  /** Traces of X-Ray, of one request in twenty. */
  tracing: z.boolean().optional(),
  /**
   * A stage that `npm run destroy` may take down with all that is in it: nothing protects it, no alarm rings for it, and it has no
   * bucket under Object Lock, which nobody, the account's owner included, can empty for 400 days. Its log then has no anchors.
   */
  disposable: z.boolean().optional(),
  logRetentionDays: z.union([z.literal(7), z.literal(30), z.literal(90)]),
});

export type StageSettings = z.infer<typeof stageSettings>;

/** One stage, as it is about to be put up. */
export type Deployment = {
  stage: string;
  version: string;
  settings: StageSettings;
  /** Where the bundles are: one folder a function. */
  functionsDir: string;
  /** Where the built pages are. */
  webDir: string;
  /** By function, what its bundle needs. */
  rights: ReadonlyMap<string, readonly Statement[]>;
};

/** What the table that its stack makes is called. */
export const ownTable = (stage: string) => `reclame-${stage}`;

/** The table that its functions use. */
export const tableOf = (stage: string, { restoredTable }: StageSettings) => restoredTable?.name ?? ownTable(stage);

/** What everything of a stage bears, for whoever looks at the account or at its bill. */
export const tagsOf = (stage: string) => ({ product: 'reclame', stage });

export function rightsOf({ rights }: Deployment, name: string): readonly Statement[] {
  const statements = rights.get(name);
  if (!statements) throw new Error(`No bundle has told the rights of ${name}`);
  return statements;
}

/** EDIT BEFORE THE FIRST DEPLOY: the `.example` names and the account of zeros exist nowhere, and `deploy` refuses them. */
const stages = {
  staging: {
    region: 'eu-west-3',
    domain: 'staging.reclame.example',
    certificateArn: 'arn:aws:acm:us-east-1:000000000000:certificate/00000000-0000-0000-0000-000000000000',
    mailSender: 'bonjour@staging.reclame.example',
    alarmsEmail: 'alertes@reclame.example',
    disposable: true,
    logRetentionDays: 7,
  },
  prod: {
    region: 'eu-west-3',
    domain: 'reclame.example',
    certificateArn: 'arn:aws:acm:us-east-1:000000000000:certificate/00000000-0000-0000-0000-000000000000',
    mailSender: 'bonjour@reclame.example',
    adminEmail: 'administration@reclame.example',
    alarmsEmail: 'alertes@reclame.example',
    logRetentionDays: 30,
  },
} satisfies Record<string, StageSettings>;

/** What the stage of a pull request is like. One certificate, of all the names in its domain, and one zone serve them all. */
const previews = {
  region: 'eu-west-3',
  domain: 'preview.reclame.example',
  certificateArn: 'arn:aws:acm:us-east-1:000000000000:certificate/00000000-0000-0000-0000-000000000000',
  // hostedZone: { id: '…', name: 'preview.reclame.example' } also writes the names, and those by which mails are signed.
  alarmsEmail: 'alertes@reclame.example',
  disposable: true,
  logRetentionDays: 7,
} satisfies Omit<StageSettings, 'mailSender'>;

/** Of the pull request 12: `pr-12`. */
const previewName = /^pr-[1-9]\d{0,5}$/;

export const stageNames = Object.keys(stages);

/** As whoever types a command is told of them: that of a pull request among them. */
export const stagesToName = [...stageNames, 'pr-…'];

export function readSettings(stage: string): StageSettings {
  const found = previewName.test(stage)
    ? previewOf(stage)
    : Object.entries(stages).find(([name]) => name === stage)?.[1];
  if (!found) throw new Error(`No stage "${stage}" in infra/config.ts: there are ${stagesToName.join(', ')}`);
  const parsed = stageSettings.safeParse(found);
  if (!parsed.success) throw new Error(`Stage "${stage}" in infra/config.ts\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Its mails come from a name of its own: an account has each identity of SES once. */
function previewOf(stage: string): StageSettings {
  const domain = `${stage}.${previews.domain}`;
  return { ...previews, domain, mailSender: `bonjour@${domain}` };
}

/** The settings nobody has edited yet, by name. */
export function unedited(settings: StageSettings): string[] {
  return Object.entries(settings)
    .filter(([, value]) => /\.example\b|:0{12}:/.test(JSON.stringify(value)))
    .map(([name]) => name);
}
