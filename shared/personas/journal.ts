import type { JournalOf } from '../kernel/word.ts';
import type { personas } from './word.ts';

export const journalTitle = 'Personas';

export const journal: JournalOf<typeof personas> = {
  'persona.created': { label: 'Persona créé', said: 'a créé le persona {}' },
  'persona.updated': {
    label: 'Persona modifié',
    said: 'a modifié le persona {}',
    fields: {
      name: 'Nom',
      color: 'Couleur',
      brandId: 'Marque',
      kind: 'Type',
      summary: 'Résumé',
      ageRange: 'Âges',
      job: 'Fonction',
      industry: 'Secteur',
      companySize: 'Taille de l’entreprise',
      location: 'Lieu',
      goals: 'Buts',
      pains: 'Problèmes',
      triggers: 'Déclencheurs',
      vocabulary: 'Ses mots',
      avoid: 'Mots à éviter',
      objections: 'Objections',
      channels: 'Plateformes',
      register: 'Registre',
      tone: 'Ton',
      quote: 'Citation',
      buyingProcess: 'Parcours d’achat',
      awareness: 'Ce qui est déjà su',
      match: 'Prospects qui ressemblent',
    },
  },
  'persona.deleted': { label: 'Persona supprimé', said: 'a supprimé le persona {}' },
};
