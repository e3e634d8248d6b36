import { Button, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/page-paths.ts';
import { useBoardSpace } from './board-space.ts';
import classes from './empty-board.module.css';

export function EmptyBoard() {
  const { board } = useBoardSpace();
  return (
    <div className={classes.root}>
      <div>
        <Title order={2} fz="lg">
          Ce board attend sa première annonce
        </Title>
        <Text size="sm" c="dimmed">
          Dans la bibliothèque, « Enregistrer » dépose une annonce ici. Elle y reste telle quelle, même si l’annonceur
          la retire.
        </Text>
      </div>
      <Button variant="default" component={Link} to={paths.adsFor(board.id)}>
        Parcourir la bibliothèque
      </Button>
    </div>
  );
}
