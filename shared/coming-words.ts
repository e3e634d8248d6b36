import type { Word } from './kernel/word.ts';

/** Of words that are not built yet: webhooks can ask for their events already. */
export const comingWords = {
  campaigns: {
    events: {
      campaign: {
        label: 'Campagnes',
        readings: ['campaigns:read'],
        events: {
          'campaign.created': { label: 'Campagne créée', description: 'Une campagne a été créée.' },
          'campaign.updated': { label: 'Campagne modifiée', description: 'Les données d’une campagne ont changé.' },
          'campaign.status_changed': {
            label: 'Statut d’une campagne changé',
            description: 'Une campagne a changé de statut ; previousStatus donne le précédent.',
          },
          'campaign.deleted': { label: 'Campagne supprimée', description: 'Une campagne a été supprimée.' },
          'campaign.performance_recorded': {
            label: 'Performances enregistrées',
            description: 'Des performances ont été ajoutées à une campagne.',
          },
        },
      },
    },
  },
  personas: {
    events: {
      persona: {
        label: 'Personas',
        readings: ['personas:read'],
        events: { 'persona.created': { label: 'Persona créé', description: 'Un persona a été créé.' } },
      },
    },
  },
  ai: {
    events: {
      ai: {
        label: 'Générateur IA',
        readings: ['ai:read'],
        events: {
          'ai.generation_completed': {
            label: 'Génération terminée',
            description: 'Le générateur a rendu ses textes.',
          },
        },
      },
    },
  },
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
