import type { BreakdownSort } from '../../../../../shared/analytics/figures.contract.ts';
import { breakdownSorts } from '../../../../../shared/analytics/figures.contract.ts';
import { metricLabels } from '../../../../../shared/campaigns/metric-words.ts';
import { betterWay } from '../../../../../shared/rules/ratios.ts';
import { Figure, SpendCovered } from '../../../components/figure.tsx';
import list from '../../../components/list-table.module.css';
import { ColumnHead } from '../../../components/list-table.tsx';
import classes from '../analytics.module.css';
import { partLabel } from './explorer-names.ts';
import { Bar, Change, type PartsProps, sharesOfMost } from './parts.tsx';

const isSort = (id: string): id is BreakdownSort => breakdownSorts.some((sort) => sort === id);

/** The parts, and the whole below, worked out anew from what was counted. */
export function PartsTable({ breakdown: { items, whole, currency }, measures, sort, stale, wholeDeltas }: PartsProps) {
  const [first] = items;
  const keys = first?.keys ?? [];
  const money = currency ?? 'EUR';
  const shareOf = sharesOfMost(items, sort);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={`${classes.card} ${classes.explored} ${list.scroller}`} tabIndex={0} aria-label="Répartition">
      <table
        className={list.table}
        data-stale={stale || undefined}
        style={{
          minWidth: `calc(${keys.length} * var(--key-width) + ${measures.length} * var(--measure-width))`,
        }}
      >
        <colgroup>
          {keys.map(({ by }) => (
            <col key={by} />
          ))}
          {measures.map((id) => (
            <col key={id} style={{ width: 'var(--measure-width)' }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {keys.map(({ by }, at) => (
              <ColumnHead
                key={by}
                label={partLabel(by)}
                sort={at === 0 ? 'name' : undefined}
                active={sort === 'name'}
              />
            ))}
            {measures.map((id) => (
              <ColumnHead
                key={id}
                label={metricLabels[id]}
                sort={isSort(id) ? id : undefined}
                active={sort === id}
                align="right"
                ascending={id in betterWay && betterWay[id as keyof typeof betterWay] === 'down'}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((part) => (
            <tr key={part.keys.map(({ value }) => value).join('\n')} className={list.row}>
              {part.keys.map(({ by, label }, at) =>
                at === 0 ? (
                  <th key={by} scope="row" className={classes.key}>
                    {label}
                    <Bar part={shareOf(part)} />
                  </th>
                ) : (
                  <td key={by} className={classes.key}>
                    {label}
                  </td>
                ),
              )}
              {measures.map((id) => (
                <td key={id} data-align="right">
                  <Figure name={id} figures={part} currency={money} />
                  <SpendCovered name={id} figures={part} />
                  <Change name={id} deltas={part.deltas} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={classes.total}>
            <th scope="row" colSpan={Math.max(keys.length, 1)}>
              Total
            </th>
            {measures.map((id) => (
              <td key={id} data-align="right">
                <Figure name={id} figures={whole} currency={money} />
                <SpendCovered name={id} figures={whole} />
                <Change name={id} deltas={wholeDeltas} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
