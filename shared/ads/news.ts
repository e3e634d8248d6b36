import { counted } from '../kernel/news-texts.ts';
import type { KindsOf, NewsOf } from '../kernel/word.ts';
import { paths } from '../page-paths.ts';
import type { FollowedAdvertiser } from './watch.contract.ts';
import type { ads } from './word.ts';

const pathOf = (advertiserId: string | undefined) => (advertiserId ? paths.adsOf(advertiserId) : paths.ads);

type Told = {
  followedAdvertiser?: Partial<FollowedAdvertiser>;
  savedSearch?: { name?: string; query?: string; newCount?: number; since?: string };
};

export const kinds: KindsOf<typeof ads> = {
  'advertiser.ads_started': { label: 'Un annonceur suivi lance des annonces' },
  'advertiser.ads_stopped': { label: 'Un annonceur suivi arrête des annonces' },
  'saved_search.matched': { label: 'Nouvelles annonces d’une recherche enregistrée', email: 'now' },
};

export const news: NewsOf<typeof ads, Told> = {
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
  'saved_search.matched': ({ savedSearch: { name = '', query = '', newCount = 1, since } = {} }) => ({
    title: `${counted(newCount, 'nouvelle annonce', 'nouvelles annonces')} pour «\u00a0${name}\u00a0»`,
    body: null,
    path: paths.newAdsOf(query, since),
  }),
};
