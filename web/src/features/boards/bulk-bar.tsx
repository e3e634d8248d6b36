import { ActionIcon, Button, Menu, Text, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { SavedAd } from '../../../../shared/contract/boards-saved-ads.ts';
import { formatCount } from '../../lib/format.ts';
import { ActMenu } from './act-menu.tsx';
import classes from './board-page.module.css';
import { useBoardSpace } from './board-space.ts';
import { actOnMany, type BulkAct } from './bulk-acts.ts';
import { RemoveManyDialog } from './remove-many-dialog.tsx';

type Props = { cards: readonly SavedAd[]; tags: readonly string[]; onDone: () => void };

/** What can be done to the selected cards together. */
export function BulkBar({ cards, tags, onDone }: Props) {
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
    <section className={classes.bulk} aria-label="Annonces sélectionnées">
      <Text size="sm" fw={600} mr="xs" role="status">
        {formatCount(cards.length, 'sélectionnée')}
      </Text>
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
      {worn.length > 0 && (
        <ActMenu
          position="top"
          width={220}
          target={
            <Button variant="default" size="sm">
              Désétiqueter
            </Button>
          }
        >
          {worn.map((tag) => (
            <Menu.Item key={tag} onClick={() => act({ action: 'untag', tag })}>
              {tag}
            </Menu.Item>
          ))}
        </ActMenu>
      )}
      <Button variant="default" size="sm" c="accent" onClick={() => setRemoving(true)}>
        Retirer
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        data-close
        aria-label="Ne plus rien sélectionner"
        onClick={onDone}
      >
        <IconX size={17} aria-hidden />
      </ActionIcon>
      {removing && (
        <RemoveManyDialog cards={cards} onClose={() => setRemoving(false)} onRemove={() => act({ action: 'delete' })} />
      )}
    </section>
  );
}

function TagMenu({ tags, onTag }: { tags: readonly string[]; onTag: (tag: string) => void }) {
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState(false);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!typed.trim()) return;
    setOpened(false);
    onTag(typed.trim());
  }
  return (
    <ActMenu
      position="top"
      width={280}
      opened={opened}
      onChange={setOpened}
      trapFocus
      target={
        <Button variant="default" size="sm">
          Étiqueter
        </Button>
      }
    >
      <form onSubmit={onSubmit}>
        <TextInput
          size="sm"
          m={4}
          maxLength={40}
          aria-label="Nouvelle étiquette"
          placeholder="Nouvelle étiquette, puis Entrée"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => event.key.length === 1 && event.stopPropagation()}
        />
      </form>
      {tags.map((tag) => (
        <Menu.Item key={tag} onClick={() => onTag(tag)}>
          {tag}
        </Menu.Item>
      ))}
    </ActMenu>
  );
}
