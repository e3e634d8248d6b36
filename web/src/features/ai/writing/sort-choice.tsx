import { SegmentedControl } from '@mantine/core';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { aiNames, byScore } from '../ai-url.ts';

/** Whether the best texts come first; the address says so. */
export function useIsByScore(): boolean {
  return useUrlState().params.get(aiNames.sort) === byScore;
}

export function SortChoice() {
  const { change } = useUrlState();
  const best = useIsByScore();
  return (
    <SegmentedControl
      aria-label="Ordre des variations"
      size="xs"
      value={best ? byScore : 'written'}
      data={[
        { value: 'written', label: 'Ordre d’écriture' },
        { value: byScore, label: 'Note' },
      ]}
      onChange={(sort) => change({ [aiNames.sort]: sort === byScore ? byScore : null }, { replace: true })}
    />
  );
}
