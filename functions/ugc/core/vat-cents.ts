import type { LegalIdentity } from './creator-legal.ts';

/** Of what is invoiced by who is liable to it, in hundredths. */
const vatRate = 20;

export const vatCentsOf = (amountCents: number, identity: Pick<LegalIdentity, 'vatLiable'> | null): number =>
  identity?.vatLiable ? Math.round((amountCents * vatRate) / 100) : 0;
