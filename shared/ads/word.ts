import type { Word } from '../kernel/word.ts';

export const ads = {
  contracts: ['library', 'imports', 'watch'],
  ids: { ad: 'ads', advertiser: 'adv', adImport: 'imp', followedAdvertiser: 'fol', savedSearch: 'srh' },
  audit: [
    'ads.import_started',
    'ads.import_completed',
    'ads.import_failed',
    'ads.import_cancelled',
    'advertiser.followed',
    'advertiser.unfollowed',
    'advertiser.ads_started',
    'advertiser.ads_stopped',
    'saved_search.created',
    'saved_search.updated',
    'saved_search.deleted',
  ],
  counted: ['followedAdvertisers', 'savedSearches'],
  events: {
    advertiser: {
      label: 'Annonceurs suivis',
      readings: ['ads:read'],
      events: {
        'advertiser.ads_started': {
          label: 'Nouvelles annonces d’un annonceur',
          description: 'Un annonceur suivi a lancé des annonces.',
        },
        'advertiser.ads_stopped': {
          label: 'Annonces arrêtées par un annonceur',
          description: 'Un annonceur suivi a arrêté des annonces.',
        },
      },
    },
  },
  notified: ['advertiser.ads_started', 'advertiser.ads_stopped'],
} as const satisfies Word;
