import type { CampaignObjective, CampaignPlatform, CampaignStatus } from '../../../shared/campaigns/campaigns.rules.ts';
import type { Fiction, FictionalAd } from '../../../shared/campaigns/example/fiction.ts';
import type { WindowOf } from './windows.ts';

type Turn = { from: number; to: number; spend?: number; cpm?: number; ctr?: number; rate?: number };

/** A campaign of a client as the agency set it up, and what became of it; days are counted back from today. */
export type DemoCampaign = {
  name: string;
  platform: CampaignPlatform;
  objective: CampaignObjective;
  window: WindowOf;
  /** Of a usual day: spend, cost of a thousand impressions, link CTR, conversions a click, what a sale brings. */
  usual: readonly [spend: number, cpm: number, ctr: number, rate?: number, basket?: number];
  /** How many ads, or which. */
  ads: number | readonly FictionalAd[];
  season?: Fiction['season'];
  status?: CampaignStatus;
  /** What is to be spent beside what will be, at the rate so far: 1 is on track. */
  budget?: { type: 'daily' | 'total'; room: number };
  /** Beside what was reached in the last thirty days. */
  target?: { metric: 'cpa' | 'cpl' | 'roas'; times: number };
  /** Days without figures up to today: a file that did not come. */
  late?: number;
  turns?: readonly Turn[];
  byDevice?: true;
  tags?: readonly string[];
  notes?: string;
};

export type DemoClient = {
  client: string;
  /** The e-mail of who runs them. */
  owner: string;
  season: Fiction['season'];
  marginRate?: number;
  conversionName: string;
  campaigns: readonly DemoCampaign[];
  currency?: string;
  timezone?: string;
};

export const [camille, paul, ines] = ['demo@reclame.example', 'paul@reclame.example', 'ines@reclame.example'];
export const [sales, leads, awareness] = [
  { objective: 'sales' },
  { objective: 'leads' },
  { objective: 'awareness' },
] as const satisfies { objective: CampaignObjective }[];
export const [meta, google, tiktok, linkedin] = [
  { platform: 'meta' },
  { platform: 'google' },
  { platform: 'tiktok' },
  { platform: 'linkedin' },
] as const satisfies { platform: CampaignPlatform }[];
export const active = { status: 'active', budget: { type: 'daily', room: 1.03 } } as const;
