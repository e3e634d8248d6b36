import type { AttentionKind } from './dashboard.rules.ts';

type Words = { one: string; many: string };

/** What fails or is overdue, of one and of several; an alert brings its own words. */
export const attentionWords: Record<Exclude<AttentionKind, 'alert'>, Words> = {
  connection: { one: 'Compte publicitaire non lu', many: 'comptes publicitaires ne sont plus lus' },
  webhook: { one: 'Webhook en échec', many: 'webhooks sont en échec' },
  pixel: { one: 'Pixel en pause', many: 'pixels sont en pause' },
  report: { one: 'Rapport non parti', many: 'rapports ne sont pas partis' },
  action: { one: 'Action en retard', many: 'actions en retard' },
};

/** `Webhook en échec : Caisse` */
export const attentionTitle = (kind: keyof typeof attentionWords, name: string): string =>
  `${attentionWords[kind].one}\u00a0: ${name}`;

/** `3 webhooks sont en échec` */
export const attentionCount = (kind: keyof typeof attentionWords, count: number): string =>
  `${count}\u00a0${attentionWords[kind].many}`;

/** Of a prospect to call for whom nobody wrote what for. */
export const unsaidAction = 'Action à préciser';
