import { Button, Text } from '@mantine/core';
import { formatList } from '../../lib/format.ts';
import classes from './dashboard.module.css';

/** Says which parts could not be read, and reads them again. */
export function MissingPart({ what, onRetry }: { what: readonly string[]; onRetry: () => void }) {
  return (
    <div className={classes.missing} role="alert">
      <Text size="sm">{formatList(what)}&nbsp;: lecture impossible pour l’instant.</Text>
      <Button variant="default" size="xs" onClick={onRetry}>
        Réessayer
      </Button>
    </div>
  );
}
