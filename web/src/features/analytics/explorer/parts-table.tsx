import { VisuallyHidden } from '@mantine/core';
import type { BreakdownSort } from '../../../../../shared/analytics/figures.contract.ts';
import { breakdownSorts } from '../../../../../shared/analytics/figures.contract.ts';
import { deltaWords } from '../../../../../shared/campaigns/delta-words.ts';
import { isRatio, metricLabels } from '../../../../../shared/campaigns/metric-words.ts';
import { betterWay } from '../../../../../shared/rules/ratios.ts';
import { Figure } from '../../../components/figure.tsx';
import list from '../../../components/list-table.module.css';
import { ColumnHead } from '../../../components/list-table.tsx';
import classes from '../analytics.module.css';
import type { Breakdown } from '../use-analytics.ts';
import { type MeasureId, partLabel } from './explorer-names.ts';

type Props = { breakdown: Breakdown; measures: readonly MeasureId[]; sort: BreakdownSort; stale: boolean };

const isSort = (id: string): id is BreakdownSort => breakdownSorts.some((sort) => sort === id);

/** The parts, and the whole below, worked out anew from what was counted. */
export function PartsTable({ breakdown: { items, whole, currency }, measures, sort, stale }: Props) {
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
                  <Change name={id} part={part} />
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
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

type Part = Breakdown['items'][number];

/** How long the bar of a part is beside the longest: by the figure that orders them, by spend where names do. */
function sharesOfMost(items: readonly Part[], sort: BreakdownSort): (part: Part) => number | null {
  const metric = sort === 'name' ? 'spend' : sort;
  const figureOf = ({ totals, ratios }: Part) => (isRatio(metric) ? ratios[metric].value : totals[metric]);
  const most = Math.max(0, ...items.map((part) => figureOf(part) ?? 0));
  return (part) => {
    const value = figureOf(part);
    return value === null || most === 0 ? null : value / most;
  };
}

function Bar({ part }: { part: number | null }) {
  return part !== null && <span className={classes.bar} style={{ width: `${part * 100}%` }} />;
}

function Change({ name, part }: { name: MeasureId; part: Part }) {
  const words = part.deltas && deltaWords(name, part.deltas[name]);
  if (!words) return null;
  return (
    <span
      className={classes.change}
      data-verdict={words.verdict ?? undefined}
      data-small
      title={words.verdict === 'uncertain' ? 'Cet écart peut être le hasard' : undefined}
    >
      {words.verdict === 'uncertain' ? `≈ ${words.text.replace(/^\S\s/, '')}` : words.text}
      {words.verdict === 'uncertain' && <VisuallyHidden>, peut être le hasard</VisuallyHidden>}
    </span>
  );
}
