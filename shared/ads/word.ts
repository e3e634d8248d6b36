import type { Word } from '../kernel/word.ts';
import { queues } from './queues.ts';
import { searched } from './searched.ts';

export const ads = {
  usersLose: 'People cannot search the library, open an ad, import ads or follow advertisers.',
  contracts: ['library', 'imports', 'watch'],
  ids: { ad: 'ads', advertiser: 'adv', adImport: 'imp', followedAdvertiser: 'fol', savedSearch: 'srh' },
  named: ['followedAdvertiser', 'savedSearch'],
  searched,
  audit: [
    'ads.import_started',
    'ads.import_completed',
    'ads.import_failed',
    'ads.import_cancelled',
    'advertiser.followed',
    'advertiser.updated',
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
  innerEvents: ['saved_search.matched'],
  notified: ['advertiser.ads_started', 'advertiser.ads_stopped', 'saved_search.matched'],
  toldTo: ['ads:read'],
  queues,
  schedules: {
    buildCatalogue: {
      name: 'buildCatalogue',
      label: 'Index de la bibliothèque',
      handler: 'ads/library/build-catalogue.schedule',
      expression: 'rate(1 hour)',
      timeoutSeconds: 900,
      usersLose: 'Searches of the library get slower hour by hour.',
    },
    alertSearches: {
      name: 'alertSearches',
      label: 'Recherches suivies',
      handler: 'ads/watch/alert-searches.schedule',
      expression: 'cron(30 5 * * ? *)',
      timeoutSeconds: 300,
      usersLose: 'People are no longer told of what their saved searches find.',
    },
    refreshAdvertisers: {
      name: 'refreshAdvertisers',
      label: 'Annonceurs suivis',
      handler: 'ads/watch/refresh-advertisers.schedule',
      expression: 'cron(15 4 * * ? *)',
      timeoutSeconds: 300,
      usersLose: 'People no longer learn what the advertisers that they follow start and stop.',
    },
  },
} as const satisfies Word;
