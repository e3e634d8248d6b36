import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { AnalyzedPage } from '../../../../../shared/ai/analyzed-page.ts';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import classes from './page.module.css';

type Fix = AnalyzedPage['fixes'][number];

const efforts: Record<number, string> = { 1: 'rapide', 2: '1 à 2\u00a0h', 3: 'un chantier' };
const firstOnes = 6;

/** What brings most points first; of as many, the quickest. */
export const byGain = (fixes: readonly Fix[]): Fix[] =>
  [...fixes].sort((one, other) => other.gain - one.gain || one.effort - other.effort);

/** What to mend, what brings most first. */
export function Fixes({ fixes, isBuilt }: { fixes: readonly Fix[]; isBuilt: boolean }) {
  const [all, setAll] = useState(false);
  const sorted = byGain(fixes);
  const shown = all ? sorted : sorted.slice(0, firstOnes);
  return (
    <section aria-label="À corriger d’abord" className={classes.part}>
      <Title order={2} fz="1rem">
        À corriger d’abord
      </Title>
      {fixes.length === 0 && (
        <Text size="sm" c="dimmed">
          {isBuilt
            ? 'Rien que l’on puisse voir sans le HTML affiché.'
            : 'Rien\u00a0: tout ce qui se vérifie d’ici est en place.'}
        </Text>
      )}
      <ol className={classes.fixes}>
        {shown.map(({ group, key, label, found, fix, gain, effort }) => (
          <li key={`${group}/${key}`}>
            <div className={classes.fixHead}>
              <Title order={3} fz="sm">
                {label}
              </Title>
              <Text size="xs" c="dimmed">
                <Text component="span" inherit fw={600}>
                  +{formatCount(gain, 'point')}
                </Text>{' '}
                · {efforts[effort]}
              </Text>
            </div>
            <Text size="sm" c="dimmed" className={classes.words}>
              {found}
            </Text>
            <Text size="sm" className={classes.words}>
              {fix}
            </Text>
          </li>
        ))}
      </ol>
      {fixes.length > firstOnes && !all && (
        <Button variant="default" size="compact-md" onClick={() => setAll(true)} mr="auto">
          Voir les {formatNumber(fixes.length - firstOnes)} autres
        </Button>
      )}
    </section>
  );
}
