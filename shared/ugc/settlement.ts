import { eurosText } from '../billing/euros.ts';
import type { SettlementKind } from '../rules/ugc/collaboration-states.ts';

/** How a dispute may end, as it is chosen. */
export const settlementLabels: Readonly<Record<SettlementKind, string>> = {
  pay_full: 'Payer en entier',
  pay_part: 'Payer une partie',
  redo: 'Refaire',
  cancel: 'Annuler sans paiement',
};

type Proposed = { kind: SettlementKind; amount: number | null };

/** What becomes of a collaboration once both sides agree. */
export function settlementText({ kind, amount }: Proposed, fee: number | null): string {
  const agreed = fee === null ? '' : ` de ${eurosText(fee)} HT`;
  if (kind === 'pay_full') return `Le prix convenu${agreed} est payé en entier, et les livrables sont validés`;
  if (kind === 'pay_part')
    return `${eurosText(amount ?? 0)} HT sont payés au lieu du prix convenu${agreed}, et les livrables sont validés`;
  if (kind === 'redo') return 'Les livrables sont à refaire, sans que cela compte comme une retouche';
  return 'La collaboration prend fin sans paiement, et les droits sur les livrables avec elle';
}
