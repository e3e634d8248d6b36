import { Text } from '@mantine/core';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import { formatCount, formatPercent } from '../../../lib/format.ts';
import { twoDecimals } from './lift-figures.tsx';

type Rank = GenerationOf<'analyze_ad'>['output']['prediction'];

/** The rank to be expected of an ad among one's own, and what such ranks were worth so far; nothing where none is foretold. */
export function ExpectedRank({ rank }: { rank: Rank | undefined }) {
  if (!rank) return null;
  const { percentile, low, high, spearman, ads } = rank;
  return (
    <Text size="sm">
      CTR prévu&nbsp;: mieux que {formatPercent(percentile)} de vos annonces, entre {formatPercent(low)} et{' '}
      {formatPercent(high)} neuf fois sur dix{' '}
      <Text component="span" inherit c="dimmed">
        (rangs prévus et observés de vos {formatCount(ads, 'annonce')}&nbsp;: ρ&nbsp;{twoDecimals(spearman)})
      </Text>
    </Text>
  );
}
