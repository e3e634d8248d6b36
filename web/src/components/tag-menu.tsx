import { Button, Menu, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { textLimits } from '../../../shared/kernel/text-limits.ts';
import { ActMenu } from './act-menu.tsx';

/** A tag for what is selected: one that is known, or a new one. */
export function TagMenu({ tags, onTag }: { tags: readonly string[]; onTag: (tag: string) => void }) {
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
          maxLength={textLimits.tag}
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

/** Takes off a tag that some of what is selected wear. */
export function UntagMenu({ tags, onUntag }: { tags: readonly string[]; onUntag: (tag: string) => void }) {
  if (tags.length === 0) return null;
  return (
    <ActMenu
      position="top"
      width={220}
      target={
        <Button variant="default" size="sm">
          Retirer une étiquette
        </Button>
      }
    >
      {tags.map((tag) => (
        <Menu.Item key={tag} onClick={() => onUntag(tag)}>
          {tag}
        </Menu.Item>
      ))}
    </ActMenu>
  );
}
