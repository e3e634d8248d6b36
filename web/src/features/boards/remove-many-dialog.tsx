import { Button, Group, Stack, Text } from '@mantine/core';
import type { SavedAd } from '../../../../shared/boards/card.contract.ts';
import { Dialog } from '../../components/dialog.tsx';
import { formatCount, formatList } from '../../lib/format.ts';

type Props = { cards: readonly SavedAd[]; onClose: () => void; onRemove: () => void };

/** Several at once cannot be put back, nor what was said of one: what goes with them is named first. */
export function RemoveManyDialog({ cards, onClose, onRemove }: Props) {
  const notes = cards.filter(({ note }) => note).length;
  const tagged = cards.filter(({ tags }) => tags.length > 0).length;
  const comments = cards.reduce((sum, { commentCount }) => sum + commentCount, 0);
  const lost = [
    notes > 0 && formatCount(notes, 'note'),
    comments > 0 && formatCount(comments, 'commentaire'),
    tagged > 0 && `les étiquettes de ${formatCount(tagged, 'annonce')}`,
  ].filter((part) => part !== false);
  return (
    <Dialog title={`Retirer ${formatCount(cards.length, 'annonce')} du board ?`} onClose={onClose}>
      <Stack gap="lg">
        <Text size="sm">
          {lost.length > 0
            ? `Seront perdus\u00a0: ${formatList(lost)}, ainsi que les copies telles qu’enregistrées.`
            : 'Les copies telles qu’enregistrées seront perdues.'}{' '}
          Les annonces encore dans la bibliothèque y restent.
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            Les garder
          </Button>
          <Button
            onClick={() => {
              onClose();
              onRemove();
            }}
          >
            Retirer
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
