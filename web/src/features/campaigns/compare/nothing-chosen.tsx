import { Text, Title } from '@mantine/core';
import classes from './nothing-chosen.module.css';
import { ReadyPairs } from './ready-pairs.tsx';

/** What comparing is for, and pairs to begin with. */
export function NothingChosen() {
  return (
    <div className={classes.empty}>
      <div className={classes.preview} aria-hidden>
        <i style={{ left: '12%', width: '26%' }} />
        <b style={{ left: '25%' }} />
        <i style={{ left: '52%', width: '38%' }} />
        <b style={{ left: '71%' }} />
      </div>
      <Title order={2} fz="xl">
        Laquelle est vraiment meilleure&nbsp;?
      </Title>
      <Text c="dimmed" mt="xs">
        Choisissez deux à six campagnes, ou une seule pour comparer deux périodes. Le verdict dit si l’écart peut venir
        du hasard, et combien de jours il manque pour conclure.
      </Text>
      <ReadyPairs />
    </div>
  );
}
