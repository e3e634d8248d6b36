import { ActionIcon, Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { metricLabels, metricText } from '../../../../../../shared/campaigns/metric-words.ts';
import type { listPerformanceDays } from '../../../../../../shared/campaigns/performance.contract.ts';
import { performanceSources } from '../../../../../../shared/campaigns/performance.contract.ts';
import type { RouteOutput } from '../../../../../../shared/kernel/route.ts';
import { formatDay, formatList } from '../../../../lib/format.ts';
import classes from '../figures-table.module.css';
import type { Performance } from '../use-campaign.ts';

const columns = ['spend', 'impressions', 'clicks', 'linkClicks', 'conversions', 'revenue'] as const;
const shownAtOnce = 60;

type Props = {
  performance: Performance;
  days: RouteOutput<typeof listPerformanceDays>['items'];
  onEdit: (day: string) => void;
};

/** The days of the period, the last one first: whence their figures come, and which are missing. */
export function DaysTable({ performance: { items, currency }, days, onEdit }: Props) {
  const [shown, setShown] = useState(shownAtOnce);
  const sources = new Map(days.map((day) => [day.date, day.sources.map((source) => performanceSources[source])]));
  const latest = [...items].reverse();
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled from the keyboard */}
      <section className={classes.root} tabIndex={0} aria-label="Chiffres par jour">
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Jour</th>
              <th scope="col" className={classes.text}>
                Source
              </th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {metricLabels[column]}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {latest.slice(0, shown).map(({ date, totals, provisional }) => {
              const from = sources.get(date);
              return (
                <tr key={date}>
                  <td>{formatDay(date)}</td>
                  <td className={classes.text}>
                    {from ? (
                      <>
                        {formatList(from)}
                        {provisional && (
                          <span className={classes.none} title="Les plateformes peuvent encore ajouter des conversions">
                            {' '}
                            · provisoire
                          </span>
                        )}
                      </>
                    ) : (
                      <span className={classes.missing}>aucune donnée</span>
                    )}
                  </td>
                  {columns.map((column) => {
                    const value = totals[column];
                    if (value !== null) return <td key={column}>{metricText(column, value, currency)}</td>;
                    return (
                      <td key={column} className={classes.none}>
                        {from ? 'non mesuré' : ''}
                      </td>
                    );
                  })}
                  <td>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={`${from ? 'Modifier' : 'Saisir'} le ${formatDay(date)}`}
                      onClick={() => onEdit(date)}
                    >
                      <IconPencil size={16} aria-hidden />
                    </ActionIcon>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {latest.length > shown && (
        <Button variant="default" mt="md" onClick={() => setShown(shown + shownAtOnce)}>
          Jours précédents
        </Button>
      )}
    </>
  );
}
