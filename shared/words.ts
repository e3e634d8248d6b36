import { admin } from './admin/word.ts';
import { ads } from './ads/word.ts';
import { ai } from './ai/word.ts';
import { analytics } from './analytics/word.ts';
import { auth } from './auth/word.ts';
import { billing } from './billing/word.ts';
import { boards } from './boards/word.ts';
import { campaigns } from './campaigns/word.ts';
import { clients } from './clients/word.ts';
import { dashboard } from './dashboard/word.ts';
import { events } from './events/word.ts';
import { health } from './health/word.ts';
import { imports } from './imports/word.ts';
import { journal } from './journal/word.ts';
import { learning } from './learning/word.ts';
import { mail } from './mail/word.ts';
import { notifications } from './notifications/word.ts';
import { openapi } from './openapi/word.ts';
import { personas } from './personas/word.ts';
import { pixel } from './pixel/word.ts';
import { prospects } from './prospects/word.ts';
import { search } from './search/word.ts';
import { settings } from './settings/word.ts';
import { team } from './team/word.ts';
import { ugc } from './ugc/word.ts';
import { webhooks } from './webhooks/word.ts';

/** The words of the product, in the order in which people read of their events. */
export const words = {
  auth,
  prospects,
  boards,
  ads,
  clients,
  campaigns,
  analytics,
  dashboard,
  ai,
  personas,
  learning,
  ugc,
  imports,
  events,
  mail,
  webhooks,
  pixel,
  settings,
  team,
  billing,
  admin,
  journal,
  notifications,
  search,
  health,
  openapi,
};

type Words = typeof words;
/** What the words that say it say under a name. */
type Said<Name extends string> = {
  [W in keyof Words]: Words[W] extends Record<Name, infer What> ? What : never;
}[keyof Words];
type Values<T> = T extends Record<string, infer Value> ? Value : never;
type Keys<T> = T extends unknown ? keyof T : never;

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** What the words say under a name, all together. */
export type AllOf<Name extends string> = Together<Said<Name>>;
export type QueueVariable = Values<Said<'queues'>>['addressVariable'];

export type IdPrefix = Values<Said<'ids'>> | 'act' | 'evt';
export type AuditType = Said<'audit'>[number];
export type CountedThing = Said<'counted'>[number];
export type WebhookEventTheme = Keys<Said<'events'>>;
export type WebhookEventType = Keys<Values<Said<'events'>>['events']>;
export type InnerEventType = Said<'innerEvents'>[number];
export type SearchKind = Keys<Said<'searched'>>;
export type NotificationType = Said<'notified'>[number];
