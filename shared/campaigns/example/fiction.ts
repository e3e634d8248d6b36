import type { CampaignPlatform } from '../campaigns.rules.ts';
import type { WrittenRow } from '../performance.contract.ts';
import type { Season } from './season.ts';

/** An ad of an invented campaign, beside its usual one. */
export type FictionalAd = {
  name: string;
  adSetName?: string;
  /** Days after the campaign's first and before its last. */
  after?: number;
  before?: number;
  /** How much of the spend it takes, and what its link CTR is, beside the others. */
  weight?: number;
  ctr?: number;
  /** The days in which it loses half of what it will lose of its link CTR: people have seen it. */
  tires?: number;
};

/** What happens in an invented campaign between two days, as factors. */
export type FictionalTurn = { from: string; to: string; spend?: number; cpm?: number; ctr?: number; rate?: number };

/** A campaign that nobody ran: what it is usually like, and what happens to it. */
export type Fiction = {
  /** The same seed draws the same days. */
  seed: string;
  platform: CampaignPlatform;
  season: Season;
  /** The days with figures. */
  from: string;
  to: string;
  /** Of a usual day; money in its own currency. */
  spend: number;
  cpm: number;
  linkCtr: number;
  /** Conversions a click; none where nothing counts them. */
  rate?: number;
  /** What a conversion brings, where it is a sale. */
  basket?: number;
  /** Whether conversions are people who leave their address. */
  leads?: boolean;
  /** None: the campaign has rows of its own. */
  ads: readonly FictionalAd[];
  turns?: readonly FictionalTurn[];
  /** Also cut by device, on its last days. */
  byDevice?: boolean;
};

export type FictionalRow = WrittenRow;
