import { Skeleton, UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../../shared/page-paths.ts';
import { EscapeClears } from '../../../components/escape-clears.tsx';
import { ListHead } from '../../../components/list-head.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { later } from '../../../lib/later.tsx';
import { useClientNames } from '../../../lib/use-client-names.ts';
import { useMembers } from '../../../lib/use-members.ts';
import { useOpened } from '../../../lib/use-opened.ts';
import { useProfile } from '../../../lib/use-profile.ts';
import { useSelection } from '../../../lib/use-selection.ts';
import { useBoards } from '../use-boards.ts';
import { BoardFilterBar } from './board-filter-bar.tsx';
import { BoardTile } from './board-tile.tsx';
import { BoardsBulkBar } from './boards-bulk-bar.tsx';
import classes from './boards-overview.module.css';
import { CreateBoardDialog } from './create-board-dialog.tsx';
import { useBoardFilters } from './use-board-filters.ts';

const NoBoard = later(async () => (await import('./no-board.tsx')).NoBoard);
const NothingFound = later(async () => (await import('./no-board.tsx')).NothingFound);

export function BoardsOverview() {
  const navigate = useNavigate();
  const { data: boards, error, mutate } = useBoards();
  const [creating, { open: create, close }] = useOpened('nouveau');
  // Names of people and clients make filters and lines of tiles: what came before them would move.
  const awaited = [useMembers(), useClientNames()].some(({ isLoading }) => isLoading);
  const shown = boards && boards.length > 0 && !awaited;
  return (
    <>
      {shown && <Overview boards={boards} onCreate={create} />}
      {boards?.length === 0 && <NoBoard onCreate={create} />}
      {!boards && error && <LoadFailure what="Les boards" error={error} onRetry={() => mutate()} />}
      {!(shown || boards?.length === 0 || error) && <Loading />}
      {creating && (
        <CreateBoardDialog onClose={close} onCreated={({ id }) => navigate(paths.board(id), { replace: true })} />
      )}
    </>
  );
}

type OverviewProps = { boards: NonNullable<ReturnType<typeof useBoards>['data']>; onCreate: () => void };

function Overview({ boards, onCreate }: OverviewProps) {
  const filters = useBoardFilters(boards);
  const { ids, toggle, add, clear } = useSelection();
  const writes = useProfile().data?.user.permissions.includes('boards:write');
  const shownIds = filters.shown.map(({ id }) => id);
  const selected = filters.shown.filter(({ id }) => ids.has(id));
  return (
    <>
      <ListHead count={boards.length} shown={filters.shown.length} thing="board" act="Nouveau board" onAct={onCreate}>
        <BoardFilterBar boards={boards} filters={filters} />
      </ListHead>
      {filters.shown.length === 0 && <NothingFound filters={filters} />}
      <ul className={classes.grid}>
        {filters.shown.map((board) => (
          <BoardTile
            key={board.id}
            board={board}
            selected={ids.has(board.id)}
            onSelect={writes ? (range) => toggle(board.id, { range, column: shownIds }) : undefined}
          />
        ))}
        {writes && filters.shown.length === boards.length && (
          <li>
            <UnstyledButton className={classes.another} onClick={onCreate}>
              <IconPlus size={18} stroke={1.7} aria-hidden />
              Créer un autre board
            </UnstyledButton>
          </li>
        )}
      </ul>
      {selected.length > 0 && (
        <BoardsBulkBar
          boards={selected}
          onDone={clear}
          onAll={selected.length < shownIds.length ? () => add(shownIds) : undefined}
        />
      )}
      <EscapeClears active={selected.length > 0} onEscape={clear} />
    </>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Chargement des boards">
      <Skeleton height={14} width={80} my={4} mb={16} />
      <ul className={classes.grid} aria-hidden>
        {['a', 'b', 'c', 'd'].map((tile) => (
          <li key={tile} className={classes.tile}>
            <Skeleton radius={0} style={{ aspectRatio: '16 / 9' }} />
            <div className={classes.words}>
              <Skeleton height={16} width="60%" my={4} />
              <Skeleton height={12} width="80%" my={5} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
