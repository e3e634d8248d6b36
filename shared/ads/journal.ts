import type { JournalOf } from '../kernel/word.ts';
import type { ads } from './word.ts';

export const journalTitle = 'Bibliothèque';

export const journal: JournalOf<typeof ads> = {
  'ads.import_started': { label: 'Import d’annonces lancé', said: 'a lancé un import d’annonces' },
  'ads.import_completed': { label: 'Import d’annonces terminé', said: 'a terminé un import d’annonces' },
  'ads.import_failed': { label: 'Import d’annonces échoué', said: 'a vu échouer un import d’annonces' },
  'ads.import_cancelled': { label: 'Import d’annonces annulé', said: 'a annulé un import d’annonces' },
  'advertiser.followed': { label: 'Annonceur suivi', said: 'a suivi l’annonceur {}' },
  'advertiser.unfollowed': { label: 'Suivi d’un annonceur arrêté', said: 'a cessé de suivre l’annonceur {}' },
  'advertiser.ads_started': {
    label: 'Annonces lancées par un annonceur',
    said: 'a vu de nouvelles annonces de l’annonceur {}',
  },
  'advertiser.ads_stopped': {
    label: 'Annonces arrêtées par un annonceur',
    said: 'a vu s’arrêter des annonces de l’annonceur {}',
  },
  'saved_search.created': { label: 'Recherche enregistrée', said: 'a enregistré la recherche {}' },
  'saved_search.updated': {
    label: 'Recherche modifiée',
    said: 'a modifié la recherche {}',
    fields: { name: 'Nom', query: 'Critères', alert: 'Alerte' },
  },
  'saved_search.deleted': { label: 'Recherche supprimée', said: 'a supprimé la recherche {}' },
  'advertiser.updated': {
    label: 'Annonceur suivi modifié',
    said: 'a modifié le suivi de l’annonceur {}',
    fields: { clientId: 'Client' },
  },
};
