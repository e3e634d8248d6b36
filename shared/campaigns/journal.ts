import type { JournalOf } from '../kernel/word.ts';
import type { campaigns } from './word.ts';

export const journalTitle = 'Campagnes';

export const journal: JournalOf<typeof campaigns> = {
  'campaign.created': { label: 'Campagne créée', said: 'a créé la campagne {}' },
  'campaign.updated': { label: 'Campagne modifiée', said: 'a modifié la campagne {}' },
  'campaign.status_changed': { label: 'Statut d’une campagne changé', said: 'a changé le statut de la campagne {}' },
  'campaign.deleted': { label: 'Campagne supprimée', said: 'a supprimé la campagne {}' },
  'campaign.restored': { label: 'Campagne rétablie', said: 'a rétabli la campagne {}' },
  'campaigns.edited': { label: 'Campagnes modifiées ensemble', said: 'a modifié plusieurs campagnes à la fois' },
  'campaigns.example_loaded': { label: 'Exemple chargé', said: 'a chargé l’exemple de campagnes' },
  'campaigns.example_removed': { label: 'Exemple retiré', said: 'a retiré l’exemple de campagnes' },
  'campaign.ad_linked': {
    label: 'Publicité reliée à la bibliothèque',
    said: 'a relié une publicité de la campagne {} à la bibliothèque',
  },
  'campaign.ad_images_changed': {
    label: 'Images de publicités changées',
    said: 'a changé l’image de publicités de la campagne {}',
  },
  'performance.recorded': {
    label: 'Performances enregistrées',
    said: 'a enregistré des performances de la campagne {}',
  },
  'campaigns.exported': { label: 'Chiffres exportés', said: 'a exporté des chiffres de campagnes' },
  'campaigns.import_started': { label: 'Import de campagnes lancé', said: 'a lancé un import de campagnes' },
  'campaigns.import_completed': { label: 'Import de campagnes terminé', said: 'a terminé un import de campagnes' },
  'campaigns.import_failed': { label: 'Import de campagnes échoué', said: 'a vu échouer un import de campagnes' },
  'campaigns.import_cancelled': { label: 'Import de campagnes annulé', said: 'a annulé un import de campagnes' },
  'campaign.alert_raised': { label: 'Alerte d’une campagne', said: 'a signalé une alerte de la campagne {}' },
  'campaign.alert_acknowledged': {
    label: 'Alerte prise en charge',
    said: 'a pris en charge une alerte de la campagne {}',
  },
  'campaign.alert_dismissed': { label: 'Alerte ignorée', said: 'a ignoré une alerte de la campagne {}' },
  'campaign.alert_reopened': { label: 'Alerte rouverte', said: 'a rouvert une alerte de la campagne {}' },
  'alert_rules.updated': { label: 'Règles d’alerte modifiées', said: 'a modifié les règles d’alerte' },
  'performance.removed': { label: 'Performances retirées', said: 'a retiré des performances de la campagne {}' },
  'campaign_view.created': { label: 'Vue de campagnes créée', said: 'a créé la vue de campagnes {}' },
  'campaign_view.updated': { label: 'Vue de campagnes modifiée', said: 'a modifié la vue de campagnes {}' },
  'campaign_view.deleted': { label: 'Vue de campagnes supprimée', said: 'a supprimé la vue de campagnes {}' },
  'campaign_naming.updated': { label: 'Règles de nommage modifiées', said: 'a modifié les règles de nommage' },
  'campaign_annotation.created': { label: 'Note de campagne ajoutée', said: 'a ajouté une note au fil des campagnes' },
  'campaign_annotation.updated': {
    label: 'Note de campagne modifiée',
    said: 'a modifié une note du fil des campagnes',
  },
  'campaign_annotation.deleted': {
    label: 'Note de campagne supprimée',
    said: 'a supprimé une note du fil des campagnes',
  },
  'campaign_annotation.restored': {
    label: 'Note de campagne rétablie',
    said: 'a rétabli une note au fil des campagnes',
  },
  'exchange_rates.updated': { label: 'Taux de change modifiés', said: 'a modifié les taux de change' },
  'connection.created': {
    label: 'Compte publicitaire connecté',
    said: 'a connecté le compte publicitaire {}',
  },
  'connection.updated': {
    label: 'Compte publicitaire modifié',
    said: 'a modifié la connexion du compte publicitaire {}',
    fields: { active: 'lecture chaque nuit', clientId: 'client' },
  },
  'connection.deleted': { label: 'Compte publicitaire déconnecté', said: 'a déconnecté un compte publicitaire' },
  'connection.failing': {
    label: 'Compte publicitaire en échec',
    said: 'n’a pas pu lire le compte publicitaire {}',
  },
};
