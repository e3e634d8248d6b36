import type { JournalOf } from '../kernel/word.ts';
import type { ai } from './word.ts';

export const journalTitle = 'Générateur IA';

export const journal: JournalOf<typeof ai> = {
  'generation.created': { label: 'Génération faite', said: 'a généré {}' },
  'generation.updated': {
    label: 'Génération modifiée',
    said: 'a modifié la génération {}',
    fields: {
      title: 'Titre',
      favorite: 'Favori',
      rating: 'Avis',
      ratingReason: 'Raison de l’avis',
      note: 'Note',
      texts: 'Textes',
      choice: 'Textes gardés ou écartés',
    },
  },
  'generation.deleted': { label: 'Génération supprimée', said: 'a supprimé la génération {}' },
  'brand.created': { label: 'Marque créée', said: 'a créé la marque {}' },
  'brand.updated': {
    label: 'Marque modifiée',
    said: 'a modifié la marque {}',
    fields: {
      name: 'Nom',
      website: 'Site',
      industry: 'Secteur',
      description: 'Description',
      voice: 'Voix',
      vocabulary: 'Mots à employer',
      banned: 'Mots bannis',
      mentions: 'Mentions',
      claims: 'Allégations',
      competitors: 'Concurrents',
      samples: 'Exemples',
      profile: 'Voix mesurée',
    },
  },
  'brand.deleted': { label: 'Marque supprimée', said: 'a supprimé la marque {}' },
  'brief.created': { label: 'Brief créé', said: 'a créé le brief {}' },
  'brief.updated': {
    label: 'Brief modifié',
    said: 'a modifié le brief {}',
    fields: { name: 'Nom', brandId: 'Marque', personaId: 'Persona', brief: 'Contenu' },
  },
  'brief.deleted': { label: 'Brief supprimé', said: 'a supprimé le brief {}' },
  'generation.cancelled': { label: 'Rédaction arrêtée', said: 'a arrêté la rédaction de la génération {}' },
  'generation.written': { label: 'Rédaction finie', said: 'a fini la rédaction de la génération {}' },
  'generation.restored': { label: 'Génération rétablie', said: 'a rétabli la génération {}' },
};
