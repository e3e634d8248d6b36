import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import type { SavedAd } from '../../../../shared/boards/card.contract.ts';
import { ActMenu } from '../../components/act-menu.tsx';
import { BulkBar } from '../../components/bulk-bar.tsx';
import { TagMenu, UntagMenu } from '../../components/tag-menu.tsx';
import { formatCount } from '../../lib/format.ts';
import { useBoardSpace } from './board-space.ts';
import { actOnMany, type BulkAct } from './bulk-acts.ts';
import { RemoveManyDialog } from './remove-many-dialog.tsx';

type Props = { cards: readonly SavedAd[]; tags: readonly string[]; onDone: () => void };

/** What can be done to the selected cards together. */
export function BoardBulkBar({ cards, tags, onDone }: Props) {
  const { board, store } = useBoardSpace();
  const [removing, setRemoving] = useState(false);
  const act = (bulk: BulkAct) => {
    onDone();
    actOnMany(
      store,
      cards.map(({ id }) => id),
      bulk,
    );
  };
  const worn = tags.filter((tag) => cards.some((card) => card.tags.includes(tag)));
  return (
    <BulkBar label="Annonces sélectionnées" count={formatCount(cards.length, 'sélectionnée')} onClear={onDone}>
      <ActMenu
        position="top"
        width={220}
        target={
          <Button variant="default" size="sm">
            Déplacer vers…
          </Button>
        }
      >
        {board.columns.map(({ id, name }) => (
          <Menu.Item key={id} onClick={() => act({ action: 'move', columnId: id })}>
            {name}
          </Menu.Item>
        ))}
      </ActMenu>
      <TagMenu tags={tags} onTag={(tag) => act({ action: 'tag', tag })} />
      <UntagMenu tags={worn} onUntag={(tag) => act({ action: 'untag', tag })} />
      <Button variant="default" size="sm" c="accent" onClick={() => setRemoving(true)}>
        Retirer
      </Button>
      {removing && (
        <RemoveManyDialog cards={cards} onClose={() => setRemoving(false)} onRemove={() => act({ action: 'delete' })} />
      )}
    </BulkBar>
  );
}
