import type { JournalOf } from '../kernel/word.ts';
import { fields } from './fields.ts';
import type { prospects } from './word.ts';

const fieldLabels: Record<string, string> = Object.fromEntries([
  ...Object.entries(fields).map(([name, { label }]) => [name, label]),
  ['custom', 'Champs personnalisés'],
]);
const { status: _, ...beside } = fieldLabels;

export const journalTitle = 'Prospects';

export const journal: JournalOf<typeof prospects> = {
  'prospect.created': { label: 'Prospect créé', said: 'a créé le prospect {}' },
  'prospect.updated': { label: 'Prospect modifié', said: 'a modifié le prospect {}', fields: fieldLabels },
  'prospect.status_changed': {
    label: 'Prospect\u00a0: statut changé',
    said: 'a changé le statut du prospect {}',
    fields: beside,
  },
  'prospect.deleted': { label: 'Prospect supprimé', said: 'a supprimé le prospect {}' },
  'prospect.restored': { label: 'Prospect rétabli', said: 'a rétabli le prospect {}' },
  'prospect.merged': { label: 'Prospects réunis', said: 'a réuni d’autres prospects à {}' },
  'prospect.erased': { label: 'Données d’un prospect effacées', said: 'a effacé les données du prospect {}' },
  'prospect.disclosed': { label: 'Données d’un prospect communiquées', said: 'a extrait les données du prospect {}' },
  'prospect.action_due': { label: 'Relance à faire', said: 'a rappelé l’action prévue pour le prospect {}' },
  'prospect_scoring.updated': {
    label: 'Règles de score modifiées',
    said: 'a modifié les règles du score des prospects',
  },
  'prospect_activity.created': {
    label: 'Activité d’un prospect ajoutée',
    said: 'a ajouté une activité au prospect {}',
  },
  'prospect_activity.updated': {
    label: 'Activité d’un prospect modifiée',
    said: 'a modifié une activité du prospect {}',
  },
  'prospect_activity.deleted': {
    label: 'Activité d’un prospect supprimée',
    said: 'a supprimé une activité du prospect {}',
  },
  'prospects.edited': {
    label: 'Prospects modifiés ensemble',
    said: 'a modifié plusieurs prospects à la fois',
    fields: {
      status: 'Statut',
      owner: 'Responsable',
      client: 'Client',
      tag: 'Étiquette ajoutée',
      untag: 'Étiquette retirée',
      delete: 'Suppression',
      restore: 'Restauration',
    },
  },
  'prospects.exported': { label: 'Prospects exportés', said: 'a exporté des prospects' },
  'prospects.import_started': { label: 'Import de prospects lancé', said: 'a lancé un import de prospects' },
  'prospects.import_completed': { label: 'Import de prospects terminé', said: 'a terminé un import de prospects' },
  'prospects.import_failed': { label: 'Import de prospects échoué', said: 'a vu échouer un import de prospects' },
  'prospects.import_cancelled': { label: 'Import de prospects arrêté', said: 'a arrêté un import de prospects' },
  'prospects.import_undone': { label: 'Import de prospects annulé', said: 'a annulé un import de prospects' },
  'prospect_field.created': { label: 'Champ de prospects ajouté', said: 'a ajouté le champ de prospects {}' },
  'prospect_field.updated': {
    label: 'Champ de prospects modifié',
    said: 'a modifié le champ de prospects {}',
    fields: { name: 'Nom', choices: 'Choix' },
  },
  'prospect_field.deleted': { label: 'Champ de prospects supprimé', said: 'a supprimé le champ de prospects {}' },
  'prospect_view.created': { label: 'Vue de prospects créée', said: 'a créé la vue de prospects {}' },
  'prospect_view.updated': { label: 'Vue de prospects modifiée', said: 'a modifié la vue de prospects {}' },
  'prospect_view.deleted': { label: 'Vue de prospects supprimée', said: 'a supprimé la vue de prospects {}' },
};
