import { Button, Skeleton, Text, Title } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../../shared/page-paths.ts';
import { EscapeClears } from '../../../components/escape-clears.tsx';
import { ListHead } from '../../../components/list-head.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { advertiserColors } from '../../../lib/advertiser-colors.ts';
import { useOpened } from '../../../lib/use-opened.ts';
import { useProfile } from '../../../lib/use-profile.ts';
import { useSelection } from '../../../lib/use-selection.ts';
import { useBoards } from '../use-boards.ts';
import { BoardFilterBar } from './board-filter-bar.tsx';
import { BoardTile } from './board-tile.tsx';
import { BoardsBulkBar } from './boards-bulk-bar.tsx';
import classes from './boards-overview.module.css';
import { CreateBoardDialog } from './create-board-dialog.tsx';
import { type BoardFilters, useBoardFilters } from './use-board-filters.ts';

export function BoardsOverview() {
  const navigate = useNavigate();
  const { data: boards, error, mutate } = useBoards();
  const [creating, { open: create, close }] = useOpened('nouveau');
  return (
    <>
      {boards && boards.length > 0 && <Overview boards={boards} onCreate={create} />}
      {boards?.length === 0 && <NoBoard onCreate={create} />}
      {!boards && (error ? <LoadFailure error={error} onRetry={() => mutate()} /> : <Loading />)}
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

function NothingFound({ filters: { active, clear, ofAllClients } }: { filters: BoardFilters }) {
  return (
    <div className={classes.empty}>
      <Title order={2} fz="1.5rem">
        {active ? 'Aucun board ne répond à ces filtres' : 'Aucun board pour ce client'}
      </Title>
      <Text c="dimmed" mt="xs" mb="lg">
        {active
          ? 'Un autre propriétaire ou un autre client en montrera peut-être.'
          : 'Un board créé maintenant sera rangé chez lui. Ceux des autres clients restent à leur place.'}
      </Text>
      <Button variant="default" onClick={active ? clear : ofAllClients}>
        {active ? 'Effacer les filtres' : 'Voir tous les boards'}
      </Button>
    </div>
  );
}

/** Cards of an imagined board, by what draws their colours. */
const drawn = ['abc', 'de', 'f', 'g'];

function NoBoard({ onCreate }: { onCreate: () => void }) {
  return (
    <div className={classes.empty}>
      <div className={classes.preview} aria-hidden>
        {drawn.map((column) => (
          <span key={column}>
            {[...column].map((poster) => (
              <i key={poster} style={posterStyle(poster)} />
            ))}
          </span>
        ))}
      </div>
      <Title order={2} fz={{ base: '1.5rem', sm: '1.875rem' }}>
        Rangez les annonces qui vous inspirent
      </Title>
      <Text c="dimmed" fz="lg" mt="xs" mb="lg">
        Un board réunit des annonces en colonnes que vous nommez : à analyser, à tester, validées. Vous les annotez, les
        étiquetez, les faites avancer, et vous partagez le tout par un lien.
      </Text>
      <Button size="md" onClick={onCreate}>
        Créer un board
      </Button>
    </div>
  );
}

function posterStyle(poster: string): CSSProperties {
  const { from, to } = advertiserColors(poster);
  return { '--poster': `linear-gradient(135deg, ${from}, ${to})` } as CSSProperties;
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
