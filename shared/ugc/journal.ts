import type { JournalOf } from '../kernel/word.ts';
import type { ugc } from './word.ts';

export const journalTitle = 'UGC';

export const journal: JournalOf<typeof ugc> = {
  'ugc_brand.created': { label: 'Annonceur créé', said: 'a créé l’annonceur {}' },
  'ugc_brand.updated': {
    label: 'Annonceur modifié',
    said: 'a modifié l’annonceur {}',
    fields: { sector: 'Secteur', aiBrandId: 'Marque du générateur IA', address: 'Adresse' },
  },
  'ugc_creator.added': { label: 'Créateur ajouté', said: 'a ajouté le créateur {}' },
  'ugc_creator.updated': {
    label: 'Créateur annoté',
    said: 'a changé ce que l’espace dit du créateur {}',
    fields: { favorite: 'Favori', tags: 'Étiquettes', note: 'Note', blocked: 'Bloqué' },
  },
  'ugc_creator.forgotten': { label: 'Créateur oublié', said: 'a oublié le créateur {}' },
  'ugc_campaign.created': { label: 'Campagne UGC créée', said: 'a créé la campagne UGC {}' },
  'ugc_campaign.updated': {
    label: 'Campagne UGC modifiée',
    said: 'a modifié la campagne UGC {}',
    fields: {
      name: 'Nom',
      brandId: 'Annonceur',
      objective: 'Objectif',
      product: 'Produit',
      personaId: 'Persona',
      deliverables: 'Livrables',
      brief: 'Brief',
      criteria: 'Créateurs recherchés',
      diffusion: 'Diffusion',
      rights: 'Droits',
      feeCents: 'Rémunération',
      creatorsWanted: 'Créateurs voulus',
      budgetCents: 'Budget',
      revisionsIncluded: 'Retouches comprises',
      delays: 'Délais',
      applicationsCloseOn: 'Clôture des candidatures',
      visibility: 'Visibilité',
      contractPolicy: 'Contrat',
    },
  },
  'ugc_campaign.deleted': { label: 'Campagne UGC supprimée', said: 'a supprimé la campagne UGC {}' },
  'ugc_campaign.published': { label: 'Campagne UGC publiée', said: 'a publié la campagne UGC {}' },
  'ugc_campaign.closed': { label: 'Candidatures closes', said: 'a clos les candidatures de la campagne UGC {}' },
  'ugc_campaign.reopened': {
    label: 'Candidatures rouvertes',
    said: 'a rouvert les candidatures de la campagne UGC {}',
  },
  'ugc_campaign.completed': { label: 'Campagne UGC terminée', said: 'a terminé la campagne UGC {}' },
  'ugc_campaign.cancelled': { label: 'Campagne UGC annulée', said: 'a annulé la campagne UGC {}' },
};
