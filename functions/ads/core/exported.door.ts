import type { Ad as ShownAd } from '../../../shared/ads/ad.ts';
import { adLifetime } from '../../../shared/ads/ad-lifetime.ts';
import type { FollowedAdvertiser as ShownFollowed } from '../../../shared/ads/watch.contract.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { columns, type ExportedWord, onePage, pagesOf, partsOf } from '../../platform/exported.ts';
import { Ad, type AdItem, adShards } from '../ad/ad.entity.ts';
import { AdImport, shownImport } from '../imports/ad-import.entity.ts';
import { shownFollowedAdvertiser } from '../watch/followed-advertiser.entity.ts';
import { followedBy } from '../watch/followed-advertisers.ts';
import { SavedSearch, type SavedSearchItem } from '../watch/saved-search.entity.ts';

export const exported: ExportedWord = {
  workspace: [
    {
      name: 'ads',
      entities: ['ad'],
      // Its own: the common catalogue is nobody's.
      pages: ({ workspaceId: ownerId }, from) =>
        partsOf(adShards, from, (part, cursor) => {
          const shard = part as AdItem['shard'];
          return pagesOf(
            (page) => Ad.query.byId({ ownerId, shard }).go(page),
            cursor,
            (items) => items.map(shownAd),
          );
        }),
      table: columns<ReturnType<typeof shownAd>>(
        ...(['id', 'source', 'sourceId', 'platforms', 'format', 'headline', 'body', 'description'] as const),
        ...(['callToAction', 'landingUrl', 'industry', 'startedAt', 'endedAt', 'tags', 'createdAt'] as const),
      ),
    },
    {
      name: 'followed-advertisers',
      entities: ['followedAdvertiser'],
      pages: (whose) => onePage(followedBy(whose).then((all) => all.map(shownFollowedAdvertiser))),
      table: columns<ShownFollowed>('id', 'advertiserId', 'name', 'country', 'clientId', 'createdAt'),
    },
    {
      name: 'saved-searches',
      entities: ['savedSearch'],
      pages: ({ workspaceId }, from) =>
        pagesOf(
          (page) => SavedSearch.query.byWorkspace({ workspaceId }).go(page),
          from,
          (items) => items.map(shownSearch),
        ),
    },
    {
      name: 'ad-imports',
      entities: ['adImport'],
      pages: ({ workspaceId }, from) =>
        pagesOf(
          (page) => AdImport.query.byWorkspace({ workspaceId }).go(page),
          from,
          (items) => items.map(shownImport),
        ),
    },
  ],
};

/** Without what depends on the ads beside it. */
function shownAd(item: AdItem): Omit<ShownAd, 'variants' | 'saved'> {
  const { adId: id, content, createdAt, updatedAt, version } = item;
  return { ...content, id, ...adLifetime(content, parisDay()), createdAt, updatedAt, version };
}

const shownSearch = ({
  searchId: id,
  name,
  query,
  alert,
  lastSeenAt,
  createdAt,
  updatedAt,
  version,
}: SavedSearchItem) => ({
  ...{ id, name, query, alert, lastSeenAt, createdAt, updatedAt, version },
});
