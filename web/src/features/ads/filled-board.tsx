import { Anchor, Text } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { getBoard } from '../../../../shared/boards/board.contract.ts';
import { paths } from '../../../../shared/page-paths.ts';
import { request } from '../../lib/request.ts';
import classes from './filled-board.module.css';

/** Says which board the saved ads go to, for whom came from one. */
export function FilledBoard({ id }: { id: string }) {
  const { data } = useSWR([getBoard.operation, id], () => request(getBoard, { params: { id } }));
  if (!data) return null;
  return (
    <>
      <Text size="sm">
        Les annonces que vous enregistrez vont sur «&nbsp;<strong>{data.board.name}</strong>&nbsp;».
      </Text>
      <Anchor component={Link} to={paths.board(id)} size="sm" fw={500} className={classes.back}>
        <IconChevronLeft size={15} aria-hidden /> Revenir au board
      </Anchor>
    </>
  );
}
