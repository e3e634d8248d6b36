import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { Annotation } from '../../../../../../shared/campaigns/annotation.ts';
import {
  createAnnotation,
  deleteAnnotation,
  restoreAnnotation,
  updateAnnotation,
} from '../../../../../../shared/campaigns/annotations.contract.ts';
import { campaignLimits } from '../../../../../../shared/campaigns/campaigns.rules.ts';
import { Dialog } from '../../../../components/dialog.tsx';
import { FormNotice } from '../../../../components/form-notice.tsx';
import { sayDone } from '../../../../components/undo-toast.tsx';
import { sayRefused } from '../../../../lib/notices.ts';
import { request } from '../../../../lib/request.ts';
import { useForm } from '../../../../lib/use-form.ts';

type Props = {
  campaignId: string;
  /** None for a new one. */
  note: Annotation | undefined;
  /** Of a new one, until another is chosen. */
  day: string;
  mayDelete: boolean;
  onChanged: () => unknown;
  onClose: () => void;
};

/** What happened on a day: written, written anew or removed. */
export function NoteDialog({ campaignId, note, day, mayDelete, onChanged, onClose }: Props) {
  const { busy, message, input, form } = useForm({
    start: { date: note?.date ?? day, text: note?.text ?? '' },
    check: ({ date, text }) => ({
      date: date ? null : 'Indiquez un jour',
      text: text.trim() ? null : 'Dites ce qui s’est passé',
    }),
    otherwise: 'La note n’a pas été enregistrée',
    act: async ({ date, text }) => {
      const said = { date, text: text.trim() };
      try {
        await (note
          ? request(updateAnnotation, { params: { id: note.id }, body: { ...said, version: note.version } })
          : request(createAnnotation, { body: { ...said, campaignId } }));
      } finally {
        // A refusal may tell that someone else changed it: what they wrote is shown under the dialog.
        void onChanged();
      }
      onClose();
    },
  });
  const remove = async (id: string) => {
    try {
      await request(deleteAnnotation, { params: { id } });
    } catch (refusal) {
      sayRefused('La note n’a pas été supprimée', refusal);
      return;
    } finally {
      void onChanged();
    }
    onClose();
    sayDone({ message: 'Note supprimée', undo: () => bringBack(id, onChanged) });
  };
  return (
    <Dialog title={note ? 'Modifier la note' : 'Nouvelle note'} onClose={onClose}>
      <form {...form}>
        <Stack gap="md">
          {message && <FormNotice tone="refused">{message}</FormNotice>}
          <TextInput
            {...input('text')}
            label="Ce qui s’est passé"
            placeholder="Nouvelle page d’arrivée"
            maxLength={campaignLimits.annotation}
            autoComplete="off"
            data-autofocus
          />
          <TextInput {...input('date')} type="date" label="Jour" />
          {note?.campaignId === null && (
            <Text size="sm" c="dimmed">
              Cette note est celle de toutes les campagnes.
            </Text>
          )}
          <Group justify="space-between" gap="xs">
            <Button type="submit" aria-disabled={busy}>
              {busy ? 'Enregistrement...' : 'Enregistrer'}
            </Button>
            {note && mayDelete && (
              <Button variant="subtle" color="gray" onClick={() => remove(note.id)}>
                Supprimer
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

async function bringBack(id: string, onChanged: () => unknown): Promise<void> {
  try {
    await request(restoreAnnotation, { params: { id }, body: {} });
  } catch (refusal) {
    sayRefused('La note n’a pas été rétablie', refusal);
  }
  await onChanged();
}
