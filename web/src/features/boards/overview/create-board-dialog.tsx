import '@mantine/core/styles/SimpleGrid.css';
import { Button, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type Board, createBoard } from '../../../../../shared/boards/board.contract.ts';
import type { BoardColor, BoardTemplate } from '../../../../../shared/boards/boards.rules.ts';
import { boardLimits } from '../../../../../shared/boards/boards.rules.ts';
import { textLimits } from '../../../../../shared/kernel/text-limits.ts';
import { BoardColorField } from '../../../components/board-color.tsx';
import { ClientField } from '../../../components/client-field.tsx';
import { Dialog, DialogFoot } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { OwnerField } from '../../../components/owner-field.tsx';
import { request } from '../../../lib/request.ts';
import { useChosenClient } from '../../../lib/use-chosen-client.ts';
import { useForm } from '../../../lib/use-form.ts';
import { useProfile } from '../../../lib/use-profile.ts';
import { useKeepBoard } from '../use-boards.ts';
import { TemplateField } from './template-field.tsx';

type Props = { onClose: () => void; onCreated: (board: Board) => void };

export function CreateBoardDialog({ onClose, onCreated }: Props) {
  const keep = useKeepBoard();
  const [color, setColor] = useState<BoardColor>('vermilion');
  const me = useProfile().data?.user.id ?? null;
  const [ownerId, setOwner] = useState<string | null>(null);
  const [clientId, setClient] = useState(useChosenClient().clientId);
  const [template, setTemplate] = useState<BoardTemplate>('watch');
  const { busy, message, input, form } = useForm({
    start: { name: '', description: '' },
    otherwise: 'Le board n’a pas pu être créé',
    act: async (values) => {
      const { board } = await request(createBoard, { body: { ...values, color, template, ownerId, clientId } });
      keep(board);
      onCreated(board);
    },
  });
  return (
    <Dialog title="Nouveau board" size={660} onClose={onClose}>
      <form {...form}>
        <Stack gap="lg">
          {message && <FormNotice tone="refused">{message}</FormNotice>}
          <TextInput
            label="Nom"
            required
            maxLength={textLimits.name}
            data-autofocus
            placeholder="Veille rentrée — Beauté"
            {...input('name')}
          />
          <Textarea
            label="Description optionnelle"
            rows={2}
            maxLength={boardLimits.description}
            {...input('description')}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <ClientField value={clientId} onChange={setClient} />
            <OwnerField value={ownerId ?? me} onChange={setOwner} />
          </SimpleGrid>
          <BoardColorField value={color} onChange={setColor} />
          <TemplateField value={template} onChange={setTemplate} />
        </Stack>
        <DialogFoot>
          <Button type="submit" size="md" aria-disabled={busy}>
            {busy ? 'Création...' : 'Créer le board'}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
