import { Text } from '@mantine/core';
import type { CampaignImport } from '../../../../../shared/campaigns/imports.contract.ts';
import { metricText } from '../../../../../shared/campaigns/metric-words.ts';
import { formatCount } from '../../../lib/format.ts';
import classes from './imports.module.css';

/** The spend that the file's own line of totals gives, beside the sum of its lines, or the gap and why. */
export function FileTotal({ run: { sums, fileTotal, refusedSpend } }: { run: CampaignImport }) {
  const told = fileTotal?.spend;
  const [only, ...others] = sums;
  if (sums.length === 0) return null;
  if (told === undefined || !only || others.length > 0)
    return (
      <div className={classes.total}>
        {sums.map(({ currency, lines, counts }) => (
          <Text key={currency} fz="lg" fw={600}>
            {counts.spend === undefined
              ? 'Dépense non mesurée'
              : `${metricText('spend', counts.spend, currency)} dépensés`}{' '}
            <Text span size="sm" c="dimmed" fw={400}>
              ({formatCount(lines, 'ligne')})
            </Text>
          </Text>
        ))}
        <Text size="sm" c="dimmed">
          Le fichier n’a pas de ligne de total&nbsp;: comparez à ce qu’affiche votre plateforme.
        </Text>
      </div>
    );
  const ours = only.counts.spend ?? 0;
  const gap = Math.round((told - ours) * 100) / 100;
  const money = (amount: number) => metricText('spend', amount, only.currency);
  return (
    <div className={classes.total}>
      <Text size="sm" c="dimmed">
        Total du fichier et somme de ses lignes
      </Text>
      <Text fz="xl" fw={600} c={gap === 0 ? 'positive' : undefined}>
        {gap === 0 ? '✓ ' : ''}
        {money(told)} {gap === 0 ? '=' : '≠'} {money(ours)}
      </Text>
      {gap !== 0 && <Text size="sm">{whyGap(gap, refusedSpend, money)}</Text>}
    </div>
  );
}

function whyGap(gap: number, refusedSpend: number | null, money: (amount: number) => string): string {
  const difference = `Écart de ${money(Math.abs(gap))}`;
  if (refusedSpend === null) return `${difference}\u00a0: le total du fichier ne vient pas de ces seules lignes.`;
  if (Math.abs(gap - refusedSpend) < 0.005) return `${difference}\u00a0: c’est la dépense des lignes refusées.`;
  return `${difference}, dont ${money(refusedSpend)} de lignes refusées.`;
}
