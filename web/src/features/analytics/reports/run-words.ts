import type { ReportRun } from '../../../../../shared/analytics/sending.contract.ts';
import { periodText } from '../../../../../shared/kernel/day-texts.ts';
import type { Tone } from '../../../components/tone-badge.tsx';
import { formatCount } from '../../../lib/format.ts';

/** What each state of a run is called, and how it is had leave where it can. */
export const runStates: Record<ReportRun['status'], { label: string; tone: Tone; send?: string }> = {
  running: { label: 'En cours', tone: 'information' },
  in_review: { label: 'À relire', tone: 'accent', send: 'Envoyer maintenant' },
  sent: { label: 'Envoyé', tone: 'positive' },
  held: { label: 'Retenu', tone: 'warning', send: 'Réessayer' },
  cancelled: { label: 'Annulé', tone: 'plain' },
  failed: { label: 'Échoué', tone: 'warning', send: 'Réessayer' },
};

/** « Chiffres du 1er au 31 mars 2026 »; nothing while its days are not known. */
export const runPeriodText = ({ period }: ReportRun): string | null => period && `Chiffres ${periodText(period)}`;

/** « À 2 personnes, 1 adresse non confirmée »: whom it reached, or would. */
export function recipientsText(recipients: ReportRun['recipients']): string {
  const unconfirmed = recipients.filter(({ state }) => state === 'unconfirmed');
  const left = recipients.filter(({ state }) => state === 'left');
  const stopped = recipients.filter(({ state }) => state === 'stopped');
  const told = recipients.filter(({ state }) => state === 'waiting' || state === 'sent');
  const [only] = told;
  const whom = told.length === 1 && only ? `À ${only.email}` : told.length > 1 && `À ${told.length}\u00a0personnes`;
  return [
    whom,
    unconfirmed.length > 0 && formatCount(unconfirmed.length, 'adresse non confirmée', 'adresses non confirmées'),
    left.length > 0 && formatCount(left.length, 'personne désabonnée', 'personnes désabonnées'),
    stopped.length > 0 &&
      formatCount(stopped.length, 'adresse qui ne reçoit plus d’e-mails', 'adresses qui ne reçoivent plus d’e-mails'),
  ]
    .filter(Boolean)
    .join(', ');
}
