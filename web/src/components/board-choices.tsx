import { Group, Skeleton, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { Board } from '../../../shared/boards/board.contract.ts';
import { fold } from '../../../shared/kernel/fold.ts';
import { formatCount } from '../lib/format.ts';
import classes from './board-choices.module.css';
import { lastBoard } from './last-board.ts';

type Props = {
  boards: readonly Board[] | undefined;
  /** Where the one ad already is. */
  savedOn: readonly { boardId: string }[] | undefined;
  /** Nothing more is to come. */
  ready: boolean;
  busy: boolean;
  onChoose: (board: Board) => void;
};

const searchFrom = 8;

/** The boards, the last one used first. */
export function BoardChoices({ boards, savedOn = [], ready, busy, onChoose }: Props) {
  const [search, setSearch] = useState('');
  const list = useRef<HTMLUListElement>(null);
  // They come after the dialog: one more key saves on the board used last.
  useEffect(() => {
    if (ready) list.current?.querySelector<HTMLElement>('button:not([aria-disabled="true"])')?.focus();
  }, [ready]);
  if (!boards) return <ChoicesSkeleton />;
  const last = lastBoard()?.id;
  const ordered = [...boards].sort((a, b) => Number(b.id === last) - Number(a.id === last));
  const found = ordered.filter(({ name }) => fold(name).includes(fold(search.trim())));
  const taken = new Set(savedOn.map(({ boardId }) => boardId));
  const first = found.find(({ id }) => !taken.has(id));
  return (
    <>
      {boards.length >= searchFrom && (
        <TextInput
          aria-label="Chercher un board"
          placeholder="Chercher un board"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          mb="sm"
        />
      )}
      <ul ref={list} className={classes.list}>
        {found.map((board) => (
          <li key={board.id}>
            <UnstyledButton
              className={classes.board}
              data-autofocus={board === first || undefined}
              aria-disabled={busy || taken.has(board.id)}
              onClick={() => taken.has(board.id) || onChoose(board)}
            >
              <span className={classes.name}>{board.name}</span>
              {taken.has(board.id) ? (
                <Group component="span" gap={4} c="positive" fz="sm" wrap="nowrap">
                  <IconCheck size={15} aria-hidden /> déjà enregistrée
                </Group>
              ) : (
                <Text component="span" size="sm" c="dimmed" flex="none">
                  {formatCount(board.savedAdCount, 'annonce')}
                </Text>
              )}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {boards.length > 0 && found.length === 0 && (
        <Text role="status" size="sm" c="dimmed" my="sm">
          Aucun board ne porte ce nom.
        </Text>
      )}
    </>
  );
}

function ChoicesSkeleton() {
  return (
    <Stack gap={6} role="status" aria-label="Chargement des boards">
      {['a', 'b', 'c'].map((row) => (
        <Skeleton key={row} height={42} radius="md" />
      ))}
    </Stack>
  );
}
