import * as z from 'zod';
import { email } from '../../shared/kernel/text.ts';
import type { QueueVariable } from '../../shared/words.ts';

/** What every function is told by its environment; CDK and the local runtime must provide it. */
export const envSchema = z.looseObject({
  STAGE: z.string(),
  /** Of the code that runs: what errors are told apart by. */
  RELEASE: z.string(),
  /** Of the stage, as git knows it; told to health alone, so that a deploy changes no function whose code it does not. */
  VERSION: z.string().default(''),
  LOG_LEVEL: z.enum(['info', 'warn', 'error']).default('info'),
  TABLE_NAME: z.string(),
  /** Secrets Manager: `{ kid, key, previous?: [{ kid, key }] }`, keys of 32 characters or more. */
  AUTH_SECRET_ID: z.string(),
  /** Secrets Manager: what CloudFront sends along to prove that a request came through it. */
  ORIGIN_SECRET_ID: z.string(),
  /** Whether a request that does not prove that it came through CloudFront is refused. */
  ORIGIN_PROOF: z.enum(['required', 'optional']).default('optional'),
  /** KMS key that encrypts the secrets that workspaces entrust to us. */
  SECRETS_KEY_ID: z.string(),
  /** Where people open the product; links in mails start with it. */
  APP_URL: z.url(),
  /** The address that mails come from; their sender's name is the product's. */
  MAIL_FROM: z.string(),
  /** Bucket of uploaded files, import reports and catalogue generations. */
  FILES_BUCKET: z.string(),
  /** Bucket under Object Lock of the heads of the log's chains, each day; a disposable stage has none. */
  ANCHORS_BUCKET: z.string().optional(),
  /** The address of any queue without its name; for what looks after all of them. */
  QUEUES_URL: z.string().optional(),
  /** Where browsers send their uploads and fetch their exports, when that is not the bucket's own address. */
  UPLOADS_ENDPOINT: z.url().optional(),
  /** Graph API of Meta, without its version. */
  META_GRAPH_URL: z.url().default('https://graph.facebook.com'),
  /** Where Stripe answers. */
  STRIPE_API_URL: z.url().default('https://api.stripe.com'),
  /** Secrets Manager: `{ secretKey, webhookSecrets }`, newest first; without it nothing is billed. */
  STRIPE_SECRET_ID: z.string().optional(),
  /** Model of Bedrock that writes beside the embedded engine, an inference profile of the Union; without one there is none. */
  AI_BEDROCK_MODEL: z.string().optional(),
  /** Tokens that the stage may spend on it in a month. */
  AI_MONTHLY_TOKENS: z.coerce.number().int().positive().default(20_000_000),
  /** Becomes administrator by completing a mailed password reset. */
  ADMIN_EMAIL: email.optional(),
  /** Whether who administers the platform must have a second factor. */
  ADMIN_SECOND_FACTOR: z.enum(['required', 'optional']).default('required'),
  /** The addresses that may administer the platform, alone or as networks, between commas; without it any may. */
  ADMIN_ADDRESSES: z.string().optional(),
  SENTRY_DSN: z.string().optional(),
});

/** With the addresses of the queues, which the words name: a function on a stage has those that its code sends to. */
export type Env = Named & Record<QueueVariable, string>;

export type Named = {
  [Name in keyof z.infer<typeof envSchema> as string extends Name ? never : Name]: z.infer<typeof envSchema>[Name];
};
