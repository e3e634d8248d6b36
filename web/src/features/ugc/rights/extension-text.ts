import { eurosText } from '../../../../../shared/billing/euros.ts';
import type { UgcRight } from '../../../../../shared/ugc/right.ts';
import { formatDay } from '../../../lib/format.ts';

/** Where the last proposal to extend a right stands. */
export function extensionText({ extension }: UgcRight): string | null {
  if (!extension) return null;
  const { months, fee, status, endsOn, expiresOn } = extension;
  const asked = `${months}\u00a0mois pour ${eurosText(fee)} HT`;
  if (status === 'proposed') return `Prolongation proposée\u00a0: ${asked}, réponse avant le ${formatDay(expiresOn)}`;
  if (status === 'accepted') return `Prolongé jusqu’au ${formatDay(endsOn)}`;
  return status === 'declined'
    ? `Prolongation déclinée\u00a0: ${asked}`
    : `Prolongation restée sans réponse\u00a0: ${asked}`;
}
