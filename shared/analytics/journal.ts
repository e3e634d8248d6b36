import type { JournalOf } from '../kernel/word.ts';
import type { analytics } from './word.ts';

export const journalTitle = 'Analytics';

export const journal: JournalOf<typeof analytics> = {
  'sales.recorded': { label: 'Ventes réelles écrites', said: 'a écrit des ventes réelles' },
  'analytics.exported': { label: 'Analyse exportée', said: 'a exporté des chiffres de l’analyse' },
  'report.created': { label: 'Rapport créé', said: 'a créé le rapport {}' },
  'report.updated': {
    label: 'Rapport modifié',
    said: 'a modifié le rapport {}',
    fields: {
      name: 'Nom',
      clientId: 'Client',
      filters: 'Campagnes',
      period: 'Période',
      compare: 'Comparaison',
      currency: 'Devise',
      convertTo: 'Conversion',
      blocks: 'Blocs',
      branding: 'Présentation',
      schedule: 'Envoi',
    },
  },
  'report.deleted': { label: 'Rapport supprimé', said: 'a supprimé le rapport {}' },
  'report.restored': { label: 'Rapport rétabli', said: 'a rétabli le rapport {}' },
  'report.shared': { label: 'Rapport partagé', said: 'a partagé le rapport {} par un lien' },
  'report.sent': { label: 'Rapport envoyé', said: 'a envoyé le rapport {}' },
  'report.held': { label: 'Envoi d’un rapport retenu', said: 'a retenu l’envoi du rapport {}' },
  'report.failed': { label: 'Envoi d’un rapport échoué', said: 'n’a pas pu préparer l’envoi du rapport {}' },
  'report.run_started': { label: 'Envoi d’un rapport lancé', said: 'a lancé un envoi du rapport {}' },
  'report.run_cancelled': { label: 'Envoi d’un rapport annulé', said: 'a annulé un envoi du rapport {}' },
  'report_recipient.confirmed': {
    label: 'Destinataire confirmé',
    said: 'a noté qu’un destinataire accepte vos rapports',
  },
  'report_recipient.left': {
    label: 'Destinataire désabonné',
    said: 'a noté qu’un destinataire ne veut plus de vos rapports',
  },
  'report.unshared': { label: 'Partage d’un rapport retiré', said: 'a retiré le lien de partage du rapport {}' },
};
