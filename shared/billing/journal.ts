import type { JournalOf } from '../kernel/word.ts';
import type { billing } from './word.ts';

export const journalTitle = 'Facturation';

/** What is told of a subscription that changes. */
const fields = {
  planCode: 'Offre',
  interval: 'Période',
  status: 'État',
  cancelAt: 'Résiliation',
  scheduled: 'Changement prévu',
  card: 'Carte',
  periodEndsAt: 'Échéance',
};

export const journal: JournalOf<typeof billing> = {
  'billing.details_updated': {
    label: 'Coordonnées de facturation modifiées',
    said: 'a modifié les coordonnées de facturation',
    fields: {
      legalName: 'Raison sociale',
      siren: 'SIREN',
      vatNumber: 'Numéro de TVA',
      address: 'Adresse',
      email: 'E-mail',
    },
  },
  'billing.checkout_opened': { label: 'Paiement ouvert', said: 'a ouvert la page de paiement d’une offre' },
  'billing.plan_changed': { label: 'Changement d’offre', said: 'a changé l’offre de l’espace' },
  'billing.change_scheduled': {
    label: 'Changement d’offre prévu',
    said: 'a prévu un changement d’offre pour la fin de la période',
  },
  'billing.change_undone': { label: 'Changement d’offre annulé', said: 'a annulé le changement d’offre prévu' },
  'billing.cancelled': { label: 'Abonnement résilié', said: 'a résilié l’abonnement pour la fin de la période' },
  'billing.resumed': { label: 'Résiliation annulée', said: 'a annulé la résiliation de l’abonnement' },
  'billing.subscribed': { label: 'Abonnement commencé', said: 'a vu commencer l’abonnement payé', fields },
  'billing.subscription_changed': { label: 'Abonnement modifié', said: 'a vu changer l’abonnement', fields },
  'billing.invoice_issued': { label: 'Facture émise', said: 'a émis une facture' },
  'billing.credit_note_issued': { label: 'Avoir émis', said: 'a émis un avoir' },
  'billing.transmission_noted': {
    label: 'Transmission d’une facture notée',
    said: 'a noté où en est la transmission d’une facture',
    fields: { transmission: 'Transmission' },
  },
  'billing.subscription_ended': { label: 'Abonnement terminé', said: 'a vu finir l’abonnement', fields },
};
