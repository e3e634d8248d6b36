import { Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/page-paths.ts';
import { useMay } from '../../lib/use-may.ts';
import classes from './propose-more.module.css';

/** After the last card: those that one's own data would draw. */
export function ProposeMore({ filtered }: { filtered: boolean }) {
  const may = useMay();
  if (filtered || !may('personas:write')) return null;
  return (
    <li className={classes.more}>
      <Text size="sm" c="dimmed">
        Trois fiches au plus, tirées de vos prospects et de vos résultats, chaque ligne avec sa source.
      </Text>
      <Button component={Link} to={paths.createPersona} variant="default" size="xs">
        Proposer des personas
      </Button>
    </li>
  );
}
