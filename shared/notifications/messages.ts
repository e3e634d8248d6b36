import type { Import } from '../ads/imports.contract.ts';
import type { FollowedAdvertiser } from '../ads/watch.contract.ts';
import { pauseReasons } from '../pixel/messages.ts';
import type { Prospect } from '../prospects/prospect.ts';
import { prospectName } from '../prospects/prospect-name.ts';
import { disabledReasons } from '../webhooks/delivery-messages.ts';
import type { NotificationType } from './notifications.rules.ts';

/** What an event tells; of a thing too large to be told, there is no more than its id. */
export type NotifiedData = {
  prospect?: Partial<Prospect>;
  followedAdvertiser?: Partial<FollowedAdvertiser>;
  import?: Partial<Import>;
  webhook?: { name: string };
  disabledCode?: 'gone' | 'failing';
  pixel?: { name: string };
  pauseCode?: 'token' | 'permission';
};
type Text = { title: string; body: string | null };

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('fr-FR')}\u00a0${count < 2 ? one : many}`;
const quoted = (thing: { name: string } | undefined) => (thing ? ` «\u00a0${thing.name}\u00a0»` : '');
const nameless = { firstName: null, lastName: null, company: null, email: null, phoneNational: null };

/** What people read of each event. */
export const notificationTexts: Record<NotificationType, (data: NotifiedData) => Text> = {
  'prospect.action_due': ({ prospect }) => ({
    title: `À relancer\u00a0: ${prospectName({ ...nameless, ...prospect })}`,
    body: prospect?.nextAction ?? null,
  }),
  'advertiser.ads_started': ({ followedAdvertiser: { name, startedAds = 1 } = {} }) => ({
    title: `${name ?? 'Un annonceur'} a lancé ${counted(startedAds, 'annonce', 'annonces')}`,
    body: null,
  }),
  'advertiser.ads_stopped': ({ followedAdvertiser: { name, stoppedAds = 1 } = {} }) => ({
    title: `${name ?? 'Un annonceur'} a arrêté ${counted(stoppedAds, 'annonce', 'annonces')}`,
    body: null,
  }),
  'import.completed': ({ import: run = {} }) => ({
    title: run.label ? `Import terminé\u00a0: ${run.label}` : 'Import terminé',
    body: importCounts(run),
  }),
  'webhook.failing': ({ webhook }) => ({
    title: `Le webhook${quoted(webhook)} ne répond plus`,
    body: 'Plusieurs envois ont échoué. Nous continuons d’essayer, et le journal des envois dit pourquoi.',
  }),
  'webhook.disabled': ({ webhook, disabledCode }) => ({
    title: `Le webhook${quoted(webhook)} a été désactivé`,
    body: disabledCode ? disabledReasons[disabledCode] : null,
  }),
  'pixel.paused': ({ pixel, pauseCode }) => ({
    title: `Le pixel${quoted(pixel)} est en pause`,
    body: pauseCode ? pauseReasons[pauseCode] : null,
  }),
};

function importCounts({ created = 0, updated = 0, skipped = 0, rejectedCount = 0 }: Partial<Import>): string {
  const told = [
    created > 0 && counted(created, 'ajout', 'ajouts'),
    updated > 0 && counted(updated, 'mise à jour', 'mises à jour'),
    skipped > 0 && counted(skipped, 'doublon ignoré', 'doublons ignorés'),
    rejectedCount > 0 && counted(rejectedCount, 'ligne refusée', 'lignes refusées'),
  ].filter((part) => part !== false);
  return told.join(' · ') || 'Rien de nouveau';
}
