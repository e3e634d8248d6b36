import { Button, Group, Stack, Text } from '@mantine/core';
import classes from './conflict-choice.module.css';

type Props = {
  what: string;
  mine: string;
  theirs: string;
  onMine: () => void;
  onTheirs: () => void;
  busy?: boolean;
};

/** Two versions of the same thing, written at the same time: both shown, the person chooses. */
export function ConflictChoice({ what, mine, theirs, onMine, onTheirs, busy = false }: Props) {
  const versions = [
    { title: 'Votre version', value: mine },
    { title: 'Version enregistrée entre-temps', value: theirs },
  ];
  return (
    <Stack gap="md" role="alert">
      <Text size="sm">{what}</Text>
      <div className={classes.versions}>
        {versions.map(({ title, value }) => (
          <div key={title} className={classes.version}>
            <p className={classes.title}>{title}</p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled from the keyboard */}
            <p className={classes.value} tabIndex={0}>
              {value || '(vide)'}
            </p>
          </div>
        ))}
      </div>
      <Group gap="xs">
        <Button variant="default" onClick={onTheirs}>
          Garder l’autre
        </Button>
        <Button variant="default" onClick={onMine} aria-disabled={busy}>
          Garder la mienne
        </Button>
      </Group>
    </Stack>
  );
}
