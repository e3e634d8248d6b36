import { type RefObject, useEffect, useRef } from 'react';
import type { Figures } from '../../../../../shared/campaigns/figures.ts';
import { baseCurrency } from '../../../../../shared/campaigns/rates.ts';
import { Figure } from '../../../components/figure.tsx';
import shared from '../../../components/list-table.module.css';
import { formatCount } from '../../../lib/format.ts';
import type { CampaignListState } from '../use-campaign-list.ts';
import { alignOf, type ColumnId, columnLabel } from './columns.ts';
import { Columns } from './columns-of-table.tsx';
import own from './list.module.css';
import classes from './totals.module.css';

/** Of several currencies the head of the page holds the sums: pinned, they would cover the campaigns. */
const mostPinned = 1;

type Row = { label: string; currency: string; figures: Figures };

/**
 * Sums and ratios of all that is found, a row a currency, worked out anew from what was counted. Below the
 * table, whose columns it follows as they scroll.
 */
export function Totals({ first, chosen, table, pinned }: TotalsProps) {
  const area = useRef<HTMLDivElement>(null);
  useScrolledTogether(area, table);
  const { currencies, converted, total } = first;
  const rows: Row[] = converted
    ? [{ label: `En euros · ${formatCount(total, 'campagne')}`, currency: baseCurrency, figures: converted }]
    : currencies.map(({ currency, campaigns, ...figures }) => ({
        label: `${currencies.length > 1 ? `${currency} · ` : ''}${formatCount(campaigns, 'campagne')}`,
        currency,
        figures,
      }));
  return (
    <div ref={area} className={classes.root} data-unpinned={!pinned || rows.length > mostPinned || undefined}>
      <Columns chosen={chosen} className={`${shared.table} ${own.table}`} label="Totaux">
        <thead className={classes.unseen}>
          <tr>
            <td />
            <th scope="col">Campagnes</th>
            <td />
            {chosen.map((id) => (
              <th key={id} scope="col">
                {columnLabel(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, currency, figures }) => (
            <tr key={label} className={classes.row}>
              <td />
              <th scope="row" colSpan={2}>
                Total <span>{label}</span>
              </th>
              {chosen.map((id) => (
                <td key={id} data-align={alignOf(id)}>
                  {id !== 'pace' && id !== 'daily' && id !== 'alerts' && (
                    <Figure name={id} figures={figures} currency={currency} dashed />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Columns>
    </div>
  );
}

type TotalsProps = {
  first: NonNullable<CampaignListState['first']>;
  chosen: readonly ColumnId[];
  /** What the rows scroll in. */
  table: RefObject<HTMLElement | null>;
  /** In sight wherever the table stands. */
  pinned: boolean;
};

/** Two areas of the same columns, side by side however either is scrolled. */
function useScrolledTogether(one: RefObject<HTMLElement | null>, other: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const [a, b] = [one.current, other.current];
    if (!a || !b) return;
    const lead = (from: HTMLElement, to: HTMLElement) => () => {
      if (to.scrollLeft !== from.scrollLeft) to.scrollLeft = from.scrollLeft;
    };
    const [fromA, fromB] = [lead(a, b), lead(b, a)];
    fromB();
    a.addEventListener('scroll', fromA, { passive: true });
    b.addEventListener('scroll', fromB, { passive: true });
    return () => {
      a.removeEventListener('scroll', fromA);
      b.removeEventListener('scroll', fromB);
    };
  }, [one, other]);
}
