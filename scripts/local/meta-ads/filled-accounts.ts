import * as z from 'zod';

const text = z.coerce.string();
/** As Meta writes them: figures are texts, lists hold one entry for each type of action. */
const Actions = z.array(z.object({ action_type: z.string(), value: text }));

/** A row of insights of one ad and day. */
const InsightsRow = z.looseObject({
  campaign_id: text,
  ad_id: text,
  date_start: z.iso.date(),
  actions: Actions.optional(),
  action_values: Actions.optional(),
});
export type InsightsRow = z.infer<typeof InsightsRow>;

/** A thing of an edge: a campaign, or an ad with its creative. */
const Node = z.looseObject({ id: text });

const Account = z.object({
  account_id: text.transform((id) => id.replace(/^act_/, '')),
  name: z.string(),
  currency: z.string(),
  timezone_name: z.string(),
  campaigns: z.array(Node).default([]),
  insights: z.array(InsightsRow).default([]),
  ads: z.array(Node).default([]),
});
export type FilledAccount = z.infer<typeof Account>;

const Faults = z.object({
  /** What the next requests about an account are refused with, each so many times, once so many were answered. */
  fail: z
    .array(
      z.object({
        code: z.int(),
        error_subcode: z.int().optional(),
        times: z.int().min(1),
        after: z.int().min(0).default(0),
      }),
    )
    .default([]),
  /** Days that one answer covers: what asks for more is told to ask for less. */
  maxDays: z.int().min(1).optional(),
  /** Insights come as reports alone. */
  asyncOnly: z.boolean().optional(),
});
export type Faults = z.infer<typeof Faults>;

/** What `PUT /_local/meta-ads` takes: the accounts that a token opens, and what goes wrong with them. */
export const Filling = z.object({
  token: z.string().startsWith('EAAB'),
  accounts: z.array(Account),
  faults: Faults.prefault({}),
});
export type Filling = z.infer<typeof Filling>;
