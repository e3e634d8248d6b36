import { Button, Group, Text, Title } from '@mantine/core';
import { useChosenClient } from '../../lib/use-chosen-client.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import classes from './no-prospect.module.css';
import { asksForAll, noFilters } from './prospects-query.ts';
import { ScoreRing } from './score-ring.tsx';

const drawn = [
  { score: 86, grade: 'A' },
  { score: 58, grade: 'B' },
  { score: 31, grade: 'C' },
] as const;

/** The workspace has no prospect yet: what this is for. */
export function FirstProspect({ onImport, onCreate }: { onImport: () => void; onCreate: () => void }) {
  return (
    <div className={classes.root}>
      <div className={classes.preview} aria-hidden>
        {drawn.map(({ score, grade }) => (
          <span key={grade}>
            <ScoreRing score={score} grade={grade} size={44} />
            <i />
          </span>
        ))}
      </div>
      <Title order={2} fz={{ base: '1.5rem', sm: '1.875rem' }}>
        Sachez qui appeler, et pourquoi
      </Title>
      <Text c="dimmed" fz="lg" mt="xs" mb="lg">
        Importez vos prospects depuis n’importe quel fichier CSV. Chacun reçoit un score dont vous voyez chaque raison,
        et aucune relance ne se perd.
      </Text>
      <Group gap="sm" justify="center">
        <Button size="md" onClick={onImport}>
          Importer un fichier
        </Button>
        <Button size="md" variant="default" onClick={onCreate}>
          Créer un prospect
        </Button>
      </Group>
    </div>
  );
}

/** Nothing answers to what is asked. */
export function NothingFound() {
  const { params, change } = useUrlState();
  const { clientId, choose } = useChosenClient();
  if (clientId !== null && asksForAll(params)) {
    return (
      <div className={classes.root}>
        <Title order={2} fz="xl">
          Aucun prospect pour ce client
        </Title>
        <Text c="dimmed" mt="xs" mb="md">
          Ceux que vous créez ou importez maintenant y sont rangés.
        </Text>
        <Button variant="default" onClick={() => choose(null)}>
          Voir tous les clients
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.root}>
      <Title order={2} fz="xl">
        Aucun prospect ne correspond
      </Title>
      <Text c="dimmed" mt="xs" mb="md">
        Retirez un filtre, ou cherchez un autre nom, une entreprise, un e-mail, un téléphone.
      </Text>
      <Button variant="default" onClick={() => change({ ...noFilters, q: null })}>
        Tout effacer
      </Button>
    </div>
  );
}
