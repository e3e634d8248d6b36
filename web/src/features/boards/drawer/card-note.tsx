import { Group, Stack, Text, Textarea } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { boardLimits } from '../../../../../shared/boards/boards.rules.ts';
import type { SavedAd } from '../../../../../shared/boards/card.contract.ts';
import { ConflictChoice } from '../../../components/conflict-choice.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { useBoardSpace } from '../board-space.ts';
import { setNote } from '../card-acts.ts';

type State = 'still' | 'saving' | 'saved' | { refusal: string };

/** The note of the team, saved when one leaves it. */
export function CardNote({ card }: { card: SavedAd }) {
  const { store } = useBoardSpace();
  // The note as it was when the writing began: what others write meanwhile is not overwritten.
  const [base, setBase] = useState(card);
  const [text, setText] = useState(card.note ?? '');
  const [state, setState] = useState<State>('still');
  const [theirs, setTheirs] = useState<SavedAd | null>(null);
  const written = text.trim();

  async function save(over: SavedAd) {
    if (written === (over.note ?? '')) return;
    setState('saving');
    try {
      const conflict = await setNote(store, over, written);
      if (conflict) return setTheirs(conflict.theirs);
      setBase({ ...over, note: written || null });
      setState('saved');
    } catch (error) {
      setState({ refusal: messageOf(error, 'La note n’a pas pu être enregistrée') });
    }
  }

  function settle(latest: SavedAd, mine: boolean) {
    setTheirs(null);
    setBase(latest);
    if (mine) return save(latest);
    setText(latest.note ?? '');
    setState('still');
  }

  if (theirs) {
    return (
      <ConflictChoice
        what="Quelqu’un a écrit une autre note en même temps que vous."
        mine={written}
        theirs={theirs.note ?? ''}
        onMine={() => settle(theirs, true)}
        onTheirs={() => settle(theirs, false)}
      />
    );
  }
  return (
    <Stack gap={6}>
      <Textarea
        label="Note"
        placeholder="Ce qu’elle vous inspire, ce qu’il faut en refaire…"
        autosize
        minRows={4}
        maxRows={14}
        maxLength={boardLimits.note}
        value={text}
        error={typeof state === 'object' ? state.refusal : undefined}
        onChange={({ currentTarget }) => {
          if (state !== 'still' && text.trim() === (base.note ?? '')) setState('still');
          setText(currentTarget.value);
        }}
        onFocus={() => written === (base.note ?? '') && setBase(card)}
        onBlur={() => save(base)}
      />
      <Group gap={4} mih={18} mb={-12} c="dimmed" role="status">
        {state === 'saved' && <IconCheck size={14} aria-hidden />}
        <Text size="xs">{hintOf(state, written !== (base.note ?? ''))}</Text>
      </Group>
    </Stack>
  );
}

function hintOf(state: State, changed: boolean): string {
  if (state === 'saving') return 'Enregistrement...';
  if (changed) return 'Enregistrée quand vous quittez le champ';
  return state === 'saved' ? 'Note enregistrée' : '';
}
