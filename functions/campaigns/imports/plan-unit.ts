import { campaignLimits, defaultCurrency } from '../../../shared/campaigns/campaigns.rules.ts';
import { figureLineProblems as problems } from '../../../shared/campaigns/imports.messages.ts';
import { dayIn } from '../../../shared/kernel/day-in.ts';
import { fold } from '../../../shared/kernel/fold.ts';
import { defaultTimezone } from '../../../shared/kernel/timezone.ts';
import type { RejectedLine } from '../../imports/rejected-lines.entity.ts';
import { blankCampaign } from '../core/blank-campaign.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { readAds } from '../performance/read-ads.door.ts';
import { syncedDaysOf } from '../performance/synced-days.ts';
import type { CampaignImportItem, Reading } from './campaign-import.entity.ts';
import type { GatheredCampaign, GatheredRow } from './gathered.ts';
import { foundIn, type KnownCampaigns } from './known-campaigns.ts';
import { platformOf } from './read-part.ts';

/** What an import does for one campaign of its file. */
export type Unit = {
  gathered: GatheredCampaign;
  /** As it stands, or as it is to be made; none where its lines name no single one. */
  campaign: CampaignItem | undefined;
  isNew: boolean;
  rows: GatheredRow[];
  refused: { row: GatheredRow; reason: string }[];
};

export const rejectedOf = ({ refused }: Pick<Unit, 'refused'>): RejectedLine[] =>
  refused.flatMap(({ row, reason }) => [...new Set(row.lines)].map((line) => ({ line, reason })));

type Planning = {
  item: CampaignImportItem & { reading: Reading };
  known: KnownCampaigns;
  /** Of a look, whose ads are not stored: those that it has met by campaign. */
  seenAds: Map<string, AdPlaces> | undefined;
};

/** Which rows of a campaign can be recorded, and why others cannot. */
export async function planUnit(gathered: GatheredCampaign, { item, known, seenAds }: Planning): Promise<Unit> {
  const found = foundIn(known, gathered, item);
  const unit: Unit = { gathered, campaign: undefined, isNew: found === undefined, rows: [], refused: [] };
  const refuse = (row: GatheredRow, reason: string) => unit.refused.push({ row, reason });
  if (found === 'several') {
    for (const row of gathered.rows) refuse(row, problems.severalCampaigns(gathered.name.slice(0, 60)));
    return unit;
  }
  const campaign = found ?? madeCampaign(gathered, item, platformOf(gathered, item.reading));
  unit.campaign = campaign;
  const ads = await adPlacesOf(campaign, gathered.key, unit.isNew, seenAds);
  const today = dayIn(campaign.timezone);
  const synced = await syncedDaysOf(
    campaign,
    gathered.rows.map(({ date }) => date),
  );
  for (const row of gathered.rows) {
    const ofAccount = synced.has(row.date) ? problems.daySynced : undefined;
    const reason = refusalOf(row, campaign, today) ?? ofAccount ?? (ads.take(row) ? undefined : problems.tooManyAds);
    if (reason) refuse(row, reason);
    else unit.rows.push(row);
  }
  return unit;
}

function refusalOf({ date, currency, sums }: GatheredRow, campaign: CampaignItem, today: string): string | undefined {
  if (date > today) return problems.future;
  if (currency && currency !== campaign.currency) return problems.otherCurrency(currency, campaign.currency);
  return sums.every((sum) => sum === undefined) ? problems.noFigure : undefined;
}

/** The places that a campaign has left for ads, which stand by their id and by their name. */
export class AdPlaces {
  #taken = 0;
  readonly #keys = new Set<string>();

  constructor(stored: readonly { adId: string; name: string }[]) {
    for (const { adId, name } of stored) this.take({ adId, ad: name });
  }

  /** Whether there is one for the ad of a row. */
  take({ adId, ad }: Pick<GatheredRow, 'adId' | 'ad'>): boolean {
    const key = adId ?? (ad === null ? undefined : nameKey(ad));
    if (key === undefined || this.#keys.has(key)) return true;
    if (this.#taken >= campaignLimits.ads) return false;
    this.#taken++;
    this.#keys.add(key);
    if (ad !== null) this.#keys.add(nameKey(ad));
    return true;
  }
}

/** Of a look, whose ads are not stored, those that it has met count too. */
async function adPlacesOf(campaign: CampaignItem, key: string, isNew: boolean, seen: Planning['seenAds']) {
  const before = seen?.get(key);
  if (before) return before;
  const places = new AdPlaces(isNew ? [] : await readAds(campaign));
  seen?.set(key, places);
  return places;
}

const nameKey = (name: string) => `name ${fold(name)}`;

/** Whether what a file says of a campaign's status means that it runs. */
const running =
  /^(active?s?|actif|activee?|enabled|en cours(?: de diffusion)?|in progress|en diffusion|running|live|delivering|eligible|on|campaign_status_enable|diffusion active)$/;

export const saysActive = ({ status }: Pick<GatheredCampaign, 'status'>): boolean => running.test(fold(status.trim()));

/** A campaign that a file names and nobody has, paused until there is known to be a place for it. */
function madeCampaign(
  gathered: GatheredCampaign,
  item: CampaignImportItem,
  platform: CampaignItem['platform'],
): CampaignItem {
  const now = new Date();
  const currency = gathered.rows.find((row) => row.currency !== '')?.currency;
  return {
    ...blankCampaign(now),
    workspaceId: item.workspaceId,
    name: gathered.name,
    platform,
    objective: 'sales',
    status: 'paused',
    currency: currency ?? item.said.currency ?? defaultCurrency,
    timezone: item.timezone ?? defaultTimezone,
    ...(gathered.externalId && { externalId: gathered.externalId }),
    ...(item.clientId && { clientId: item.clientId }),
    // What a server brings in is nobody's yet.
    ...(!item.apiKeyId && { ownerId: item.userId }),
  };
}
