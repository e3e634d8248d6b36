import type { Word } from './kernel/word.ts';

/** Of words that are not built yet: webhooks can ask for their events already. */
export const comingWords = {
  ugc: {
    events: {
      ugc: {
        label: 'UGC',
        readings: ['ugc:read'],
        events: {
          'ugc.campaign_published': {
            label: 'Campagne UGC publiée',
            description: 'Une campagne UGC est ouverte aux créateurs.',
          },
          'ugc.application_received': {
            label: 'Candidature reçue',
            description: 'Un créateur a répondu à une campagne UGC.',
          },
          'ugc.deliverable_submitted': { label: 'Livrable remis', description: 'Un créateur a remis un livrable.' },
          'ugc.deliverable_approved': { label: 'Livrable validé', description: 'Un livrable a été validé.' },
        },
      },
    },
  },
} as const satisfies Record<string, Word>;
