import { Text } from '@mantine/core';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import { formatCount, formatPercent } from '../../../lib/format.ts';
import { useFlag } from '../../../lib/use-flag.ts';
import { twoDecimals } from './lift-figures.tsx';

type Rank = GenerationOf<'analyze_ad'>['output']['prediction'];

/** The rank to be expected of an ad among one's own, and what such ranks were worth so far; nothing where none is foretold. */
export function ExpectedRank({ rank }: { rank: Rank | undefined }) {
  const isShown = useFlag('expectedRank');
  if (!rank || !isShown) return null;
  const { percentile, low, high, spearman, ads } = rank;
  return (
    <Text size="sm">
      CTR prévu&nbsp;: mieux que {formatPercent(percentile)} de vos annonces{' '}
      <Text component="span" inherit c="dimmed">
        (neuf fois sur dix, entre {formatPercent(low)} et {formatPercent(high)}&#8239;; corrélation des rangs{' '}
        {twoDecimals(spearman)} sur vos {formatCount(ads, 'annonce')})
      </Text>
    </Text>
  );
}
