import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { getBoard } from '../../../../shared/boards/board.contract.ts';
import { paths } from '../../../../shared/page-paths.ts';
import { formatCount } from '../../lib/format.ts';
import { isGone } from '../../lib/notices.ts';
import { request } from '../../lib/request.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { urlNames } from './ads-query.ts';

type Props = { id: string; columnId: string | null };

/** Says which board the saved ads go to, and how many went since one came from it, with the way back. */
export function FilledBoard({ id, columnId }: Props) {
  const { change } = useUrlState();
  // Counted from what the board has now: what an earlier visit left in memory would count its own ads too.
  const [visit] = useState(() => Date.now());
  const { data: board, error } = useSWR([getBoard.operation, id, visit], readBoard);
  const [before, setBefore] = useState<number>();
  if (board && before === undefined) setBefore(board.savedAdCount);
  if (isGone(error)) {
    return (
      <>
        <Text size="sm" role="status">
          Ce board n’existe plus.
        </Text>
        <Button
          variant="default"
          size="sm"
          onClick={() => change({ [urlNames.board]: null, [urlNames.column]: null }, { replace: true })}
        >
          Fermer
        </Button>
      </>
    );
  }
  if (!board) return null;
  const column = board.columns.find((one) => one.id === columnId);
  const added = board.savedAdCount - (before ?? board.savedAdCount);
  return (
    <>
      <Text size="sm" role="status">
        Vous remplissez «&nbsp;<strong>{board.name}</strong>&nbsp;»{column && `, colonne ${column.name}`}
        {' · '}
        {added > 0
          ? formatCount(added, 'annonce ajoutée', 'annonces ajoutées')
          : 'aucune annonce ajoutée pour l’instant'}
      </Text>
      <Button component={Link} to={paths.board(id)} size="sm" flex="none">
        Terminer
      </Button>
    </>
  );
}

const readBoard = async ([, id]: readonly [string, string, number]) =>
  (await request(getBoard, { params: { id } })).board;
