import '@mantine/core/styles/SimpleGrid.css';
import { Button, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Board } from '../../../../shared/boards/board.contract.ts';
import type { BoardColor } from '../../../../shared/boards/boards.rules.ts';
import { boardLimits } from '../../../../shared/boards/boards.rules.ts';
import { textLimits } from '../../../../shared/kernel/text-limits.ts';
import { BoardColorField } from '../../components/board-color.tsx';
import { ClientField } from '../../components/client-field.tsx';
import { ConflictChoice } from '../../components/conflict-choice.tsx';
import { Dialog, DialogFoot } from '../../components/dialog.tsx';
import { FormNotice } from '../../components/form-notice.tsx';
import { OwnerField } from '../../components/owner-field.tsx';
import { saySaved } from '../../lib/say-saved.ts';
import { useForm } from '../../lib/use-form.ts';
import { editBoard } from './board-edits.ts';
import { useKeepBoard } from './use-boards.ts';

type Props = { board: Board; onClose: () => void };

export function EditBoardDialog({ board, onClose }: Props) {
  const keep = useKeepBoard();
  const [base, setBase] = useState(board);
  const [color, setColor] = useState<BoardColor>(board.color);
  const [ownerId, setOwner] = useState(board.ownerId);
  const [clientId, setClient] = useState(board.clientId);
  const [theirs, setTheirs] = useState<Board | null>(null);

  const { busy, message, values, input, form, send } = useForm({
    start: { name: board.name, description: board.description ?? '' },
    otherwise: 'Le board n’a pas pu être modifié',
    act: (fields) => save(base, fields),
  });

  async function save(over: Board, fields: { name: string; description: string }) {
    const outcome = await editBoard(over, {
      ...fields,
      color,
      // Left as it was, each is for others to change meanwhile.
      ...(ownerId !== board.ownerId && { ownerId }),
      ...(clientId !== board.clientId && { clientId }),
    });
    if ('theirs' in outcome) return setTheirs(outcome.theirs);
    keep(outcome.kept);
    saySaved();
    onClose();
  }

  function keepMine(latest: Board) {
    setBase(latest);
    setTheirs(null);
    void send(() => save(latest, values));
  }

  function keepTheirs(latest: Board) {
    keep(latest);
    onClose();
  }

  return (
    <Dialog title="Modifier le board" onClose={onClose}>
      {theirs ? (
        <ConflictChoice
          what="Ce board a été modifié pendant que vous l’écriviez. Quelle version garder ?"
          mine={`${values.name}\n${values.description}`.trim()}
          theirs={`${theirs.name}\n${theirs.description ?? ''}`.trim()}
          onMine={() => keepMine(theirs)}
          onTheirs={() => keepTheirs(theirs)}
        />
      ) : (
        <form {...form}>
          <Stack gap="lg">
            {message && <FormNotice tone="refused">{message}</FormNotice>}
            <TextInput label="Nom" required maxLength={textLimits.name} data-autofocus {...input('name')} />
            <Textarea
              label="Description optionnelle"
              rows={3}
              maxLength={boardLimits.description}
              {...input('description')}
            />
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <ClientField value={clientId} onChange={setClient} />
              <OwnerField value={ownerId} onChange={setOwner} none="Non attribué" />
            </SimpleGrid>
            <BoardColorField value={color} onChange={setColor} />
          </Stack>
          <DialogFoot>
            <Button type="submit" size="md" aria-disabled={busy}>
              {busy ? 'Enregistrement...' : 'Enregistrer'}
            </Button>
          </DialogFoot>
        </form>
      )}
    </Dialog>
  );
}
