import { Button, Text, Title } from '@mantine/core';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { urlNames } from '../prospects-query.ts';

/** All that was planned is done. */
export function NothingToDo() {
  const { change } = useUrlState();
  return (
    <div>
      <Title order={2} fz="xl">
        Rien à faire aujourd’hui
      </Title>
      <Text c="dimmed" mt="xs" mb="md" maw={520}>
        Les prochaines actions prévues pour aujourd’hui, ou en retard, s’affichent ici. Une action se prévoit sur la
        ligne d’un prospect ou sur sa fiche.
      </Text>
      <Button variant="default" onClick={() => change({ [urlNames.tab]: null })}>
        Voir les prospects
      </Button>
    </div>
  );
}
