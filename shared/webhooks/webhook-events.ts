import { keysOf } from '../ads/ads.rules.ts';
import { idPrefixes } from '../ids.ts';
import type { Permission } from '../kernel/permissions.ts';

/** What a webhook can be told of, by theme; a route's act writes it, and the page groups them so. */
export const webhookEventThemes = {
  prospect: 'Prospects',
  board: 'Boards',
  ad: 'Annonces enregistrées',
  advertiser: 'Annonceurs suivis',
  campaign: 'Campagnes',
  persona: 'Personas',
  ai: 'Générateur IA',
  ugc: 'UGC',
  import: 'Imports',
} as const;
export type WebhookEventTheme = keyof typeof webhookEventThemes;

type Described = { label: string; description: string };

/** Every event that one can subscribe to, under the name that its payload bears. */
export const webhookEvents = {
  'prospect.created': { label: 'Prospect créé', description: 'Un prospect a été créé, hors import.' },
  'prospect.updated': { label: 'Prospect modifié', description: 'Les données d’un prospect ont changé.' },
  'prospect.status_changed': {
    label: 'Statut d’un prospect changé',
    description: 'Un prospect a changé d’étape ; previousStatus donne la précédente.',
  },
  'prospect.deleted': {
    label: 'Prospect supprimé',
    description: 'Un prospect a été supprimé ou fusionné dans un autre.',
  },
  'prospect.restored': { label: 'Prospect restauré', description: 'Une suppression a été annulée.' },
  'prospect.action_due': {
    label: 'Relance à faire',
    description: 'La prochaine action prévue pour un prospect est arrivée à échéance.',
  },
  'board.created': { label: 'Board créé', description: 'Un board a été créé.' },
  'board.updated': { label: 'Board modifié', description: 'Le nom, la couleur ou les colonnes d’un board ont changé.' },
  'board.deleted': { label: 'Board supprimé', description: 'Un board et son contenu ont été supprimés.' },
  'ad.saved': { label: 'Annonce enregistrée', description: 'Une annonce a été enregistrée sur un board.' },
  'ad.unsaved': { label: 'Annonce retirée', description: 'Une annonce a été retirée d’un board.' },
  'ad.moved': { label: 'Annonce déplacée', description: 'Une annonce a changé de place sur un board.' },
  'advertiser.ads_started': {
    label: 'Nouvelles annonces d’un annonceur',
    description: 'Un annonceur suivi a lancé des annonces.',
  },
  'advertiser.ads_stopped': {
    label: 'Annonces arrêtées par un annonceur',
    description: 'Un annonceur suivi a arrêté des annonces.',
  },
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
  'persona.created': { label: 'Persona créé', description: 'Un persona a été créé.' },
  'ai.generation_completed': { label: 'Génération terminée', description: 'Le générateur a rendu ses textes.' },
  'ugc.campaign_published': {
    label: 'Campagne UGC publiée',
    description: 'Une campagne UGC est ouverte aux créateurs.',
  },
  'ugc.application_received': { label: 'Candidature reçue', description: 'Un créateur a répondu à une campagne UGC.' },
  'ugc.deliverable_submitted': { label: 'Livrable remis', description: 'Un créateur a remis un livrable.' },
  'ugc.deliverable_approved': { label: 'Livrable validé', description: 'Un livrable a été validé.' },
  'import.completed': {
    label: 'Import terminé',
    description: 'Un import est terminé, avec ses totaux ; il n’émet aucun autre événement.',
  },
} as const satisfies Record<`${WebhookEventTheme}.${string}`, Described>;

export type WebhookEventType = keyof typeof webhookEvents;

/** What a test sends when no event is chosen. */
export const pingEvent = 'ping';
export const pingTexts: Described = { label: 'Ping', description: 'Un essai de la liaison, qui ne suit aucun acte.' };
export const sentEventTypes = [...keysOf(webhookEvents), pingEvent] as const;
export type SentEventType = WebhookEventType | typeof pingEvent;

const themeReadings: Record<WebhookEventTheme, readonly Permission[]> = {
  prospect: ['prospects:read'],
  board: ['boards:read'],
  ad: ['boards:read'],
  advertiser: ['ads:read'],
  campaign: ['campaigns:read'],
  persona: ['personas:read'],
  ai: ['ai:read'],
  ugc: ['ugc:read'],
  import: ['ads:read', 'prospects:read'],
};

/** The permissions any of which lets see what an event tells; a ping tells nothing. Of an import, the id says whose it is. */
export function eventReadings(type: SentEventType, entityId = ''): readonly Permission[] {
  if (type === pingEvent) return [];
  if (entityId.startsWith(`${idPrefixes.prospectImport}_`)) return themeReadings.prospect;
  if (entityId.startsWith(`${idPrefixes.adImport}_`)) return themeReadings.advertiser;
  const [theme] = type.split('.') as [WebhookEventTheme];
  return themeReadings[theme];
}

/** What people alone are told of: no webhook can ask for it. */
export const innerEventTypes = ['webhook.failing', 'webhook.disabled', 'pixel.paused'] as const;
export type InnerEventType = (typeof innerEventTypes)[number];
