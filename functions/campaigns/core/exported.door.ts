import type { EntityItem } from 'electrodb';
import type { Campaign as ShownCampaign } from '../../../shared/campaigns/campaign.ts';
import { type Counts, counters } from '../../../shared/rules/counters.ts';
import type { DayRow } from '../../../shared/rules/day-counts.ts';
import { clientsOf } from '../../clients/core/known-clients.door.ts';
import {
  asOwner,
  childrenOf,
  columns,
  type ExportedFile,
  type ExportedPage,
  type ExportedWord,
  onePage,
  pagesOf,
  parentsAtOnce,
  partsOf,
  type Whose,
} from '../../platform/exported.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { storedFile } from '../../platform/stored-file.ts';
import { Alert } from '../alerts/alert.entity.ts';
import { readAlertRules } from '../alerts/alert-rules.entity.ts';
import { shownAlert } from '../alerts/shown-alert.ts';
import { Connection } from '../connections/connection.entity.ts';
import { shownConnections } from '../connections/shown-connections.ts';
import { CampaignImport, shownListedImport } from '../imports/campaign-import.entity.ts';
import { readAds } from '../performance/read-ads.door.ts';
import { shownAd } from '../performance/shown-ad.ts';
import { allViews, shownView } from '../views/campaign-view.entity.ts';
import { readDefault } from '../views/default-view.entity.ts';
import { imageKeyOf } from './ad-image.ts';
import { allCampaigns } from './all-campaigns.ts';
import { Annotation, everyCampaign, shownAnnotation } from './annotation.entity.ts';
import { Campaign, type CampaignItem } from './campaign.entity.ts';
import type { CampaignAdItem } from './campaign-ad.entity.ts';
import { readNaming, ruleOf } from './campaign-naming.entity.ts';
import { unpackDays } from './day-series.ts';
import { readRates } from './exchange-rates.entity.ts';
import { PerformanceSeries } from './performance-series.entity.ts';
import { campaignWithNames } from './shown-campaign.ts';

export const exported: ExportedWord = {
  workspace: [
    {
      name: 'campaigns',
      entities: ['campaign'],
      pages: async function* ({ workspaceId }, from) {
        const [clients, naming] = await Promise.all([clientsOf(workspaceId), readNaming(workspaceId)]);
        const names = new Map(clients.map(({ clientId, name }) => [clientId, name]));
        const known = { clientName: (id: string) => names.get(id), rule: ruleOf(naming, 'campaign') };
        yield* pagesOf(
          (page) => Campaign.query.byWorkspace({ workspaceId }).go(page),
          from,
          (items) => items.map((item) => campaignWithNames(item, known)),
        );
      },
      table: columns<ShownCampaign>(
        ...(['id', 'name', 'platform', 'objective', 'status', 'externalId', 'clientId', 'client', 'ownerId'] as const),
        ...(['industry', 'currency', 'timezone', 'budget', 'startDate', 'endDate', 'marginRate', 'targets'] as const),
        ...(['tags', 'notes', 'firstDay', 'lastDay', 'createdAt', 'updatedAt'] as const),
      ),
    },
    {
      name: 'campaign-ads',
      entities: ['campaignAd'],
      pages: async function* ({ workspaceId }, from) {
        const rule = ruleOf(await readNaming(workspaceId), 'ad');
        yield* childrenOf(campaignPages(workspaceId, from), async (campaign) =>
          (await readAds(campaign)).map((ad) => ({
            campaignId: campaign.campaignId,
            ...shownAd(ad, rule),
            creative: shownCreative(ad),
          })),
        );
      },
    },
    {
      name: 'campaign-performance',
      entities: ['performanceSeries'],
      pages: async function* ({ workspaceId }, from) {
        yield* partsOf(await campaignIds(workspaceId), from, (campaignId, cursor) =>
          pagesOf(
            (page) =>
              PerformanceSeries.query.byCampaign({ workspaceId, campaignId }).go({ ...page, limit: seriesAtOnce }),
            cursor,
            (items) => items.flatMap(rowsOf),
          ),
        );
      },
      table: async () => ({
        header: ['campaignId', 'date', 'adId', 'segmentType', 'segmentValue', 'source', ...counters],
        row: ({ campaignId, date, adId, segment, source, counts }: Row) => [
          ...[campaignId, date, adId, segment?.type ?? null, segment?.value ?? null, source],
          ...counters.map((counter) => counts[counter] ?? null),
        ],
      }),
    },
    {
      name: 'campaign-annotations',
      entities: ['campaignAnnotation'],
      pages: async function* ({ workspaceId }, from) {
        yield* partsOf([everyCampaign, ...(await campaignIds(workspaceId))], from, (of, cursor) =>
          pagesOf(
            (page) => Annotation.query.byCampaign({ workspaceId, of }).go(page),
            cursor,
            (items) => items.map(shownAnnotation),
          ),
        );
      },
    },
    {
      name: 'campaign-alerts',
      entities: ['alert'],
      pages: async function* ({ workspaceId }, from) {
        const campaigns = new Map((await allCampaigns(workspaceId)).map((one) => [one.campaignId, one]));
        yield* pagesOf(
          (page) => Alert.query.byWorkspace({ workspaceId }).go(page),
          from,
          (items) =>
            items.flatMap((item) => {
              const campaign = campaigns.get(item.campaignId);
              return campaign ? [shownAlert(item, campaign)] : [];
            }),
        );
      },
    },
    {
      name: 'campaign-alert-rules',
      entities: ['alertRules'],
      pages: ({ workspaceId }) => onePage(readAlertRules(workspaceId).then(({ rules }) => rules)),
    },
    {
      name: 'campaign-naming',
      entities: ['campaignNaming'],
      pages: ({ workspaceId }) => onePage(readNaming(workspaceId).then(({ rules }) => rules)),
    },
    {
      name: 'exchange-rates',
      entities: ['exchangeRates'],
      pages: ({ workspaceId }) => onePage(readRates(workspaceId).then(({ rates }) => rates)),
    },
    {
      name: 'campaign-connections',
      entities: ['connection', 'leftOutCampaign'],
      pages: ({ workspaceId }, from) =>
        pagesOf(
          (page) => Connection.query.byWorkspace({ workspaceId }).go(page),
          from,
          (items) => shownConnections(asOwner(workspaceId), items),
        ),
    },
    {
      name: 'campaign-views',
      entities: ['campaignView'],
      pages: ({ workspaceId }) =>
        onePage(
          allViews(workspaceId).then((views) =>
            views.filter(({ shared }) => shared).map((one) => shownView(one, null)),
          ),
        ),
    },
    {
      name: 'campaign-imports',
      entities: ['campaignImport'],
      pages: ({ workspaceId }, from) =>
        pagesOf(
          (page) => CampaignImport.query.byWorkspace({ workspaceId }).go(page),
          from,
          (items) => items.filter(({ dryRun }) => !dryRun).map(shownListedImport),
        ),
    },
  ],
  account: [
    {
      name: 'campaign-views',
      entities: ['campaignView', 'defaultCampaignView'],
      pages: async function* ({ userId }, from) {
        const { data } = await User.get({ userId }).go({ consistent: true });
        yield* partsOf([...(data?.workspaceIds ?? [])], from, (workspaceId) =>
          onePage(ownViews({ workspaceId, userId })),
        );
      },
    },
  ],
  files: [
    {
      name: 'media/campaign-ads',
      pages: ({ workspaceId }, from) =>
        childrenOf(campaignPages(workspaceId, from), async (campaign) => (await readAds(campaign)).flatMap(imageFile)),
    },
  ],
};

const seriesAtOnce = 100;

const campaignPages = (workspaceId: string, from: string | null): AsyncIterable<ExportedPage<CampaignItem>> =>
  pagesOf(
    (page) => Campaign.query.byWorkspace({ workspaceId }).go(page),
    from,
    (items) => items,
    parentsAtOnce,
  );

const campaignIds = async (workspaceId: string) =>
  (await allCampaigns(workspaceId)).map(({ campaignId }) => campaignId);

/** What an ad shows; its image stands beside, in `media/`. */
function shownCreative({ creative }: CampaignAdItem) {
  const { videoId = null, title = null, body = null, callToAction = null } = creative ?? {};
  return creative ? { videoId, title, body, callToAction } : null;
}

function imageFile(ad: CampaignAdItem): ExportedFile[] {
  const key = imageKeyOf(ad);
  return key ? [storedFile(`${ad.campaignId}/${ad.adKey}`, key)] : [];
}

type Row = DayRow & { campaignId: string; date: string; source: string; importId: string | null; counts: Counts };
type StoredSeries = EntityItem<typeof PerformanceSeries>;

/** Rows as they were written. */
function rowsOf({ campaignId, quarter, adId, segment, days, origins }: StoredSeries): Row[] {
  return unpackDays(quarter, days).map(({ date, counts }) => {
    const { source = 'person', importId = null } = origins.find(({ dates }) => dates.includes(date)) ?? {};
    return { campaignId, date, adId: adId ?? null, segment: segment ?? null, counts, source, importId };
  });
}

async function ownViews({ workspaceId, userId }: Whose): Promise<object[]> {
  const [views, defaultId] = await Promise.all([allViews(workspaceId), readDefault({ workspaceId, userId })]);
  const own = views.filter(({ ownerId }) => ownerId === userId);
  return own.map((one) => ({ workspaceId, ...shownView(one, defaultId) }));
}
