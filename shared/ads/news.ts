import { counted } from '../kernel/news-texts.ts';
import type { NewsOf } from '../kernel/word.ts';
import { paths } from '../page-paths.ts';
import type { FollowedAdvertiser } from './watch.contract.ts';
import type { ads } from './word.ts';

const pathOf = (advertiserId: string | undefined) => (advertiserId ? paths.adsOf(advertiserId) : paths.ads);

export const news: NewsOf<typeof ads, { followedAdvertiser?: Partial<FollowedAdvertiser> }> = {
  'advertiser.ads_started': ({ followedAdvertiser: { name, startedAds = 1, advertiserId } = {} }) => ({
    title: `${name ?? 'Un annonceur'} a lancé ${counted(startedAds, 'annonce', 'annonces')}`,
    body: null,
    path: pathOf(advertiserId),
  }),
  'advertiser.ads_stopped': ({ followedAdvertiser: { name, stoppedAds = 1, advertiserId } = {} }) => ({
    title: `${name ?? 'Un annonceur'} a arrêté ${counted(stoppedAds, 'annonce', 'annonces')}`,
    body: null,
    path: pathOf(advertiserId),
  }),
};
