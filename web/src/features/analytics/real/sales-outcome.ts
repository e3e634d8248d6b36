import type { updateSales } from '../../../../../shared/analytics/sales.contract.ts';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import { formatCount } from '../../../lib/format.ts';

type Outcome = Pick<RouteOutput<typeof updateSales>, 'created' | 'updated' | 'unchanged' | 'removed'>;

/** What writing sales changed, in words. */
export const salesOutcome = ({ created, updated, unchanged, removed }: Outcome): string =>
  [
    created && formatCount(created, 'jour ajouté', 'jours ajoutés'),
    updated && formatCount(updated, 'jour modifié', 'jours modifiés'),
    removed && formatCount(removed, 'jour retiré', 'jours retirés'),
    unchanged && `${formatCount(unchanged, 'jour')} sans changement`,
  ]
    .filter(Boolean)
    .join(', ');
