import { dayText } from '../kernel/day-texts.ts';
import { counted } from '../kernel/news-texts.ts';
import { parisDay } from '../kernel/paris-day.ts';
import { firstName } from '../kernel/plans.ts';
import type { KindsOf, NewsOf } from '../kernel/word.ts';
import { paths } from '../page-paths.ts';
import { centsText } from './euros.ts';
import { invoiceTexts } from './invoice-texts.ts';
import { type LimitName, limitLabels } from './limits.ts';
import type { Interval } from './prices.ts';
import type { billing } from './word.ts';

type Told = {
  days?: number;
  graceDays?: number;
  nextAttemptAt?: string | null;
  planCode?: string | null;
  planName?: string | null;
  interval?: Interval | null;
  limit?: LimitName;
  percent?: 80 | 100;
  number?: string;
  kind?: 'invoice' | 'credit_note';
  inclTax?: number;
  effectiveOn?: string;
  limits?: { limit: LimitName; from: number | null; to: number | null }[];
  last4?: string;
  expires?: string;
};

const path = paths.billing;
/** What becomes of a workspace without a subscription, where the stage wants one so many days later. */
export const withoutSubscription = (graceDays: number | undefined): string =>
  graceDays === undefined
    ? 'Sans abonnement, votre espace est à l’offre Starter. Rien n’est supprimé ni masqué.'
    : `Sans abonnement, les créations s’arrêtent ${graceDays === 0 ? 'aussitôt' : `${counted(graceDays, 'jour', 'jours')} plus tard`}. Rien n’est supprimé ni masqué.`;

/** What becomes of a payment that failed. */
export const nextAttempt = (at: string | null | undefined): string =>
  at
    ? `Nouvelle tentative le ${dayText(parisDay(new Date(at)))}. Votre offre reste en place d’ici là.`
    : 'C’était la dernière tentative. Changez de carte pour garder votre offre.';

export const confirmAsked = 'Votre banque vous demande de confirmer un paiement';

/** Until when a payment waits for its confirmation. */
export const confirmBefore = (at: string | null | undefined): string =>
  at
    ? `Confirmez-le avant la nouvelle tentative du ${dayText(parisDay(new Date(at)))}. Votre offre reste en place d’ici là.`
    : 'C’était la dernière tentative. Confirmez-le pour garder votre offre.';

/** When a trial ends, as a title. */
export const trialEnds = (days: number): string =>
  days <= 1 ? 'Votre essai se termine demain' : `Votre essai se termine dans ${counted(days, 'jour', 'jours')}`;

const mostText = (limit: LimitName, most: number | null): string =>
  most === null ? 'sans limite' : `${most.toLocaleString('fr-FR')}${limit === 'storageGb' ? '\u00a0Go' : ''}`;

const fallText = ({ limit, from, to }: NonNullable<Told['limits']>[number]): string =>
  `${limitLabels[limit]}\u00a0: ${mostText(limit, from)} aujourd’hui, ${mostText(limit, to)} ensuite`;

export const kinds: KindsOf<typeof billing> = {
  'billing.trial_ending': { label: 'L’essai se termine bientôt', email: 'now' },
  'billing.trial_ended': { label: 'L’essai est terminé' },
  'billing.payment_failed': { label: 'Un paiement a échoué', email: 'now', required: true },
  'billing.payment_action_required': { label: 'Un paiement attend votre confirmation', email: 'now', required: true },
  'billing.card_expiring': { label: 'La carte expire bientôt', email: 'now' },
  'billing.plan_changed': { label: 'L’offre a changé' },
  'billing.limit_reached': { label: 'Une limite de l’offre approche' },
  'billing.limits_lowered': { label: 'Des limites de l’offre vont baisser', required: true, email: 'now' },
  'billing.invoice_issued': { label: 'Une facture est prête' },
};

export const news: NewsOf<typeof billing, Told> = {
  'billing.trial_ending': ({ days = 1, graceDays }) => ({
    title: trialEnds(days),
    body: withoutSubscription(graceDays),
    path,
  }),
  'billing.trial_ended': ({ graceDays }) => ({
    title: 'Votre essai est terminé',
    body: withoutSubscription(graceDays),
    path,
  }),
  'billing.payment_failed': ({ nextAttemptAt }) => ({
    title: 'Le paiement de votre abonnement a échoué',
    body: nextAttempt(nextAttemptAt),
    path,
  }),
  'billing.payment_action_required': ({ nextAttemptAt }) => ({
    title: confirmAsked,
    body: confirmBefore(nextAttemptAt),
    path,
  }),
  'billing.card_expiring': ({ last4 = '', expires = '' }) => ({
    title: `Votre carte •••• ${last4} expire bientôt`,
    body: `Elle est valable jusqu’à la fin de ${expires.slice(5)}/${expires.slice(0, 4)}. Changez-la pour que votre abonnement continue.`,
    path,
  }),
  'billing.plan_changed': ({ planCode, planName, interval }) => ({
    title: planCode
      ? `Votre espace est à l’offre ${planName ?? firstName(planCode)}, ${interval === 'year' ? 'par an' : 'par mois'}`
      : 'Votre abonnement est terminé',
    body: planCode ? null : 'Rien n’est supprimé ni masqué.',
    path,
  }),
  'billing.limit_reached': ({ limit, percent }) => ({
    title: `${limit ? limitLabels[limit] : 'Votre offre'}\u00a0: ${percent === 100 ? 'limite atteinte' : '80\u00a0% utilisés'}`,
    body: 'Au-delà d’une limite, seules les créations s’arrêtent.',
    path,
  }),
  'billing.limits_lowered': ({ planName = '', effectiveOn, limits = [] }) => ({
    title: `Des limites de votre offre ${planName} baissent${effectiveOn ? ` le ${dayText(effectiveOn)}` : ''}`,
    body: `${limits.map(fallText).join('. ')}. Rien n’est supprimé ni masqué\u00a0: au-delà d’une limite, seules les créations s’arrêtent.`,
    path,
  }),
  'billing.invoice_issued': ({ number = '', kind = 'invoice', inclTax }) => ({
    title: invoiceTexts.title({ kind, number }).trim(),
    body: inclTax === undefined ? null : `${centsText(inclTax)} TTC`,
    path,
  }),
};
