import { Anchor, Button, Group, NativeSelect, Stack } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { SavedAd } from '../../../../../shared/boards/card.contract.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { say } from '../../../components/undo-toast.tsx';
import { useBoardSpace } from '../board-space.ts';
import { moveCard, moveToBoard } from '../card-acts.ts';
import { cardsOf } from '../cards.ts';
import { useBoards } from '../use-boards.ts';

type Props = { card: SavedAd; onClose: () => void };

/** Where the card stands, and where it may go. */
export function CardActs({ card, onClose }: Props) {
  const { board, store, remove } = useBoardSpace();
  const { data: boards = [] } = useBoards();
  const column = cardsOf(store.current(), card.columnId);
  const at = column.findIndex(({ id }) => id === card.id);
  const moveTo = (after: string | null) => moveCard(store, card, { columnId: card.columnId, after });

  async function changeBoard(boardId: string) {
    const name = boards.find(({ id }) => id === boardId)?.name ?? '';
    if (!boardId || !(await moveToBoard(store, card, boardId))) return;
    say(`Annonce déplacée vers « ${name} »`);
    onClose();
  }

  return (
    <Stack gap="md">
      <NativeSelect
        label="Colonne"
        data={board.columns.map(({ id, name }) => ({ value: id, label: name }))}
        value={card.columnId}
        onChange={({ currentTarget }) => moveCard(store, card, { columnId: currentTarget.value, after: null })}
      />
      <Group gap="xs" grow>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconArrowUp size={15} aria-hidden />}
          disabled={at <= 0}
          onClick={() => moveTo(column[at - 2]?.id ?? null)}
        >
          Monter
        </Button>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconArrowDown size={15} aria-hidden />}
          disabled={at >= column.length - 1}
          onClick={() => moveTo(column[at + 1]?.id ?? null)}
        >
          Descendre
        </Button>
      </Group>
      {boards.length > 1 && (
        <NativeSelect
          label="Autre board"
          value=""
          data={[
            { value: '', label: 'Déplacer vers…' },
            ...boards.filter(({ id }) => id !== board.id).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ currentTarget }) => changeBoard(currentTarget.value)}
        />
      )}
      {!card.live.gone && (
        <Group gap="md">
          <AdLink to={`${paths.ads}?annonce=${card.adId}`}>Voir dans la bibliothèque</AdLink>
          <AdLink to={`${paths.aiGenerator}?annonce=${card.adId}`}>Analyser avec l’IA</AdLink>
          <AdLink to={`${paths.aiGenerator}?outil=variations&annonce=${card.adId}`}>S’en inspirer</AdLink>
        </Group>
      )}
      <Button
        variant="default"
        c="accent"
        size="sm"
        mr="auto"
        onClick={() => {
          onClose();
          remove(card);
        }}
      >
        Retirer du board
      </Button>
    </Stack>
  );
}

const AdLink = ({ to, children }: { to: string; children: string }) => (
  <Anchor component={Link} to={to} size="sm" fw={500}>
    {children}
  </Anchor>
);
