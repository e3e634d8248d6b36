import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { Button, NativeSelect, Skeleton, Stack, TagsInput, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import useSWR from 'swr';
import type { Ad } from '../../../shared/ads/ad.ts';
import { type Board, listBoards } from '../../../shared/boards/board.contract.ts';
import { boardLimits } from '../../../shared/boards/boards.rules.ts';
import { checkSavedAd } from '../../../shared/boards/card.contract.ts';
import { textLimits } from '../../../shared/kernel/text-limits.ts';
import { request } from '../lib/request.ts';
import { FormNotice } from './form-notice.tsx';
import { LoadFailure } from './load-failure.tsx';
import { NewBoardForm } from './new-board-form.tsx';
import { type SaveTarget, useSaveAds } from './use-save-ads.ts';

type Props = { ad: Ad; start: Start; onDone: () => void };
/** Where it would go if nothing were chosen. */
type Start = { id: string; columnId?: string } | null;

/** On which board, in which column, with which tags and which note an ad is saved. */
export function SaveForm({ ad, start, onDone }: Props) {
  const boards = useSWR([listBoards.operation, 'choices'], () => request(listBoards, { query: { limit: '100' } }));
  const check = useSWR([checkSavedAd.operation, ad.id], ([, id]) => request(checkSavedAd, { params: { id } }));
  const saveAds = useSaveAds();
  const [failure, setFailure] = useState<string | null>(null);

  async function save(target: SaveTarget) {
    const refused = await saveAds([ad], target);
    setFailure(refused);
    if (!refused) onDone();
  }

  if (boards.error && !boards.data)
    return <LoadFailure what="Les boards" error={boards.error} onRetry={() => boards.mutate()} />;
  if (!boards.data || !(check.data || check.error)) {
    return <Skeleton height={150} role="status" aria-label="Chargement des boards" />;
  }
  const taken = new Map(check.data?.savedAds.map(({ boardId, boardName }) => [boardId, boardName]));
  const { items } = boards.data;
  return (
    <Stack gap="sm">
      {failure && <FormNotice tone="refused">{failure}</FormNotice>}
      {taken.size > 0 && (
        <Text size="sm" c="dimmed">
          Déjà sur {[...taken.values()].map((name) => `«\u00a0${name}\u00a0»`).join(', ')}
        </Text>
      )}
      {items.some(({ id }) => !taken.has(id)) && <Choice boards={items} taken={taken} start={start} onSave={save} />}
      <NewBoardForm first={items.length === 0} onCreated={save} />
    </Stack>
  );
}

type ChoiceProps = {
  boards: readonly Board[];
  taken: ReadonlyMap<string, string>;
  start: Start;
  onSave: (target: SaveTarget) => Promise<void>;
};

function Choice({ boards, taken, start, onSave }: ChoiceProps) {
  const free = boards.filter(({ id }) => !taken.has(id));
  const [boardId, setBoardId] = useState(start?.id);
  const board = free.find(({ id }) => id === boardId) ?? free[0];
  const [columnId, setColumnId] = useState(start?.columnId);
  const [note, setNote] = useState('');
  const [tags, setTags] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  if (!board) return null;
  const column = board.columns.find(({ id }) => id === columnId);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy || !board) return;
    setBusy(true);
    await onSave({
      id: board.id,
      name: board.name,
      columnId: column?.id,
      tags: tags.length > 0 ? tags : undefined,
      note: note.trim() || undefined,
    });
    setBusy(false);
  }
  return (
    <form onSubmit={onSubmit}>
      <Stack gap="sm">
        <NativeSelect
          label="Board"
          data-autofocus
          value={board.id}
          onChange={({ currentTarget }) => setBoardId(currentTarget.value)}
          data={free.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <NativeSelect
          label="Colonne"
          value={column?.id ?? board.columns[0]?.id}
          onChange={({ currentTarget }) => setColumnId(currentTarget.value)}
          data={board.columns.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TagsInput
          label="Étiquettes"
          placeholder={tags.length === 0 ? 'accroche, UGC…' : undefined}
          value={tags}
          maxTags={boardLimits.tags}
          maxLength={textLimits.tag}
          acceptValueOnBlur
          onChange={(next) => setTags([...new Set(next.map((tag) => tag.trim()).filter(Boolean))])}
          comboboxProps={{ withinPortal: false }}
        />
        <Textarea
          label="Note"
          rows={2}
          maxLength={boardLimits.note}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Button type="submit" ml="auto" aria-disabled={busy}>
          {busy ? 'Enregistrement...' : 'Enregistrer'}
        </Button>
      </Stack>
    </form>
  );
}
