import { collaborationLabels } from '../../../../shared/ugc/collaboration.rules.ts';
import type { Collaboration } from '../../../../shared/ugc/collaboration.ts';
import { formatDayOf } from '../../lib/format.ts';

type Status = Collaboration['status'];

/** What is waited for, by where it stands and whose turn it is. */
const waited: Partial<Record<Status, Partial<Record<'brand' | 'creator', string>>>> = {
  invited: { creator: 'répondre à l’invitation' },
  applied: { brand: 'répondre à votre candidature' },
  shortlisted: { brand: 'vous faire une offre' },
  offered: { creator: 'répondre à l’offre' },
  accepted: { creator: 'confirmer le produit', brand: 'signer ou envoyer le produit' },
  producing: { creator: 'remettre vos livrables' },
  submitted: { brand: 'relire' },
  changes_requested: { creator: 'faire les retouches' },
  approved: { brand: 'vous payer', creator: 'confirmer le paiement' },
};

/** Who moves next, and until when: the line that says where a collaboration stands. */
export function stateLine({ status, turn, dueAt, dispute, brandName }: Collaboration): string {
  if (dispute) {
    const answer = dispute.settlement ? 'répondre à l’arrangement proposé' : 'répondre au litige';
    return `${turn === 'creator' ? 'À vous' : `Chez ${brandName}`}\u00a0: ${answer}`;
  }
  const act = turn && waited[status]?.[turn];
  if (!turn || !act) return collaborationLabels[status];
  const until = dueAt ? ` avant le ${formatDayOf(dueAt)}` : '';
  return `${turn === 'creator' ? 'À vous' : `Chez ${brandName}`}\u00a0: ${act}${until}`;
}

export const isMine = ({ turn }: Collaboration): boolean => turn === 'creator';

const over: readonly Status[] = ['closed', 'rejected', 'declined', 'withdrawn', 'expired', 'cancelled'];
export const isOver = ({ status }: Collaboration): boolean => over.includes(status);
