import { SegmentedControl } from '@mantine/core';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { aiNames, asList } from '../ai-url.ts';

/** Whether texts are drawn as they will stand on their platform; the address says when they are plain lists. */
export function useIsDrawn(): boolean {
  const { params } = useUrlState();
  return params.get(aiNames.view) !== asList;
}

export function ViewChoice() {
  const { change } = useUrlState();
  const drawn = useIsDrawn();
  return (
    <SegmentedControl
      aria-label="Affichage"
      size="xs"
      value={drawn ? 'drawn' : asList}
      data={[
        { value: 'drawn', label: 'Aperçu' },
        { value: asList, label: 'En liste' },
      ]}
      onChange={(view) => change({ [aiNames.view]: view === asList ? asList : null }, { replace: true })}
    />
  );
}
