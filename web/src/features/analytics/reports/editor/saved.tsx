import { Button, Text } from '@mantine/core';
import classes from './editor.module.css';
import type { Saving } from './use-draft.ts';

const words = { saved: 'Enregistré', waiting: 'Modifié', saving: 'Enregistrement...', conflict: 'Pas enregistré' };

/** Whether what is written is kept, and why not. */
export function Saved({ saving, onRetry }: { saving: Saving; onRetry: () => void }) {
  if (saving.state === 'refused') {
    return (
      <div role="alert" className={classes.refused}>
        <Text size="sm" c="var(--mantine-color-error)">
          Pas enregistré&nbsp;: {saving.messages.join(' ')}
        </Text>
        <Button variant="default" size="compact-sm" onClick={onRetry}>
          Réessayer
        </Button>
      </div>
    );
  }
  return (
    <Text size="sm" c="dimmed" role="status">
      {words[saving.state]}
    </Text>
  );
}
