import { Button } from '@mantine/core';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { urlNames } from '../prospects-query.ts';

/** All that was planned is done. */
export function NothingToDo() {
  const { change } = useUrlState();
  return (
    <EmptyState
      title="Rien à faire aujourd’hui"
      acts={
        <Button variant="default" onClick={() => change({ [urlNames.tab]: null })}>
          Voir les prospects
        </Button>
      }
    >
      Les prochaines actions prévues pour aujourd’hui, ou en retard, s’affichent ici. Une action se prévoit sur la ligne
      d’un prospect ou sur sa fiche.
    </EmptyState>
  );
}
