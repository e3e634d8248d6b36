import { campaignLimits } from '../../../shared/campaigns/campaigns.rules.ts';
import { connectionTexts } from '../../../shared/campaigns/messages.ts';
import type { WrittenRow } from '../../../shared/campaigns/performance.contract.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import type { CampaignImportItem } from '../imports/campaign-import.entity.ts';
import { readAds } from '../performance/read-ads.door.ts';
import { recordRows } from '../performance/record-rows.ts';
import { type Brought, bringCampaigns, knownCampaigns } from './campaigns-of-account.ts';
import type { ConnectionItem } from './connection.entity.ts';
import { nameOf, type ReadCampaign } from './graph-campaigns.ts';
import type { Insights } from './insights-rows.ts';
import { noteAttribution } from './note-attribution.ts';
import { type ReadDays, rowsOfCampaign } from './rows-of-days.ts';

export type Stored = {
  created: number;
  updated: number;
  skipped: number;
  refused: string[];
  /** Campaigns of which something was written. */
  changed: string[];
  brought: Brought | null;
};

/** Writes what was read of some days, campaign after campaign; read again, it changes nothing. */
export async function storeDays(
  run: CampaignImportItem,
  connection: ConnectionItem,
  read: ReadDays,
  days: Period,
): Promise<Stored> {
  const named = new Map([...read.ads, ...read.campaigns].map((row) => [row.campaign_id, row]));
  let known = await knownCampaigns(connection);
  // Deleted on Meta or archived: its list leaves them out, its figures stay.
  const missing = [...named.values()].filter(({ campaign_id }) => !known.has(campaign_id));
  let brought: Brought | null = null;
  if (missing.length > 0) {
    brought = await bringCampaigns(
      connection,
      missing.map((row) => unlisted(row.campaign_id, row.campaign_name)),
    );
    known = await knownCampaigns(connection);
  }
  const stored: Stored = {
    created: 0,
    updated: 0,
    skipped: 0,
    refused: [],
    changed: [...(brought?.changed ?? [])],
    brought,
  };
  for (const [externalId, campaign] of known) {
    const rows = rowsOfCampaign(read, externalId, campaign.objective, days);
    if (rows.length === 0) continue;
    const before = stored.created + stored.updated;
    await storeRows(run, campaign, rows, stored);
    if (stored.created + stored.updated > before) stored.changed.push(campaign.campaignId);
    // Days are read from the last one back: older ones may have been under another setting.
    if (days.to === run.to) await noteAttribution(campaign, read.campaigns.filter(isOf(externalId)));
  }
  return stored;
}

const isOf = (externalId: string) => (row: Insights) => row.campaign_id === externalId;

const unlisted = (externalId: string, name: string): ReadCampaign => ({
  externalId,
  platformStatus: undefined,
  said: {
    name: nameOf(name, externalId),
    objective: 'sales',
    status: 'paused',
    budget: null,
    startDate: null,
    endDate: null,
    attribution: null,
  },
});

async function storeRows(run: CampaignImportItem, campaign: CampaignItem, rows: WrittenRow[], stored: Stored) {
  const { importId, to } = run;
  const origin = { source: 'connection', importId } as const;
  const record = (some: WrittenRow[]) =>
    recordRows({ actor: run, campaignId: campaign.campaignId, rows: some, origin, today: to });
  try {
    note(stored, await record(rows));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Deleted meanwhile.
    if (error.reason === 'not_found') return;
    if (error.reason !== 'campaign_ad_limit') throw error;
    const kept = await withinAdLimit(campaign, rows);
    stored.refused.push(connectionTexts.adLimit(campaign.name));
    if (kept.length > 0) note(stored, await record(kept));
  }
}

function note(
  stored: Stored,
  { created, updated, unchanged }: { created: number; updated: number; unchanged: number },
) {
  stored.created += created;
  stored.updated += updated;
  stored.skipped += unchanged;
}

/** The rows of the campaign itself, of ads that it has and of as many more as it takes. */
async function withinAdLimit(campaign: CampaignItem, rows: WrittenRow[]): Promise<WrittenRow[]> {
  const known = new Set((await readAds(campaign)).map(({ adId }) => adId));
  return rows.filter(({ adId }) => {
    if (!adId || known.has(adId)) return true;
    if (known.size >= campaignLimits.ads) return false;
    known.add(adId);
    return true;
  });
}
