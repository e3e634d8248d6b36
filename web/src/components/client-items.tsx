import { Menu, Text } from '@mantine/core';
import { IconBriefcase } from '@tabler/icons-react';
import { useState } from 'react';
import type { ClientName } from '../../../shared/clients/client-names.contract.ts';
import { foldedWords } from '../../../shared/kernel/fold.ts';
import { ChoiceItem } from './choice-item.tsx';
import classes from './client-items.module.css';
import { ClientMark } from './client-mark.tsx';

/** From so many on, they are looked for by their name. */
const manyClients = 8;

type Props = {
  clients: readonly ClientName[];
  /** What no client is called, where that is a choice. */
  none?: string;
  /** Null for none of them. Not said where an entry is an act on several things. */
  chosen?: string | null;
  onChoose: (clientId: string | null) => void;
};

/** The clients in a menu, and none of them. Those that are archived or being merged are no choice, unless they were. */
export function ClientItems({ clients, none, chosen, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const open = clients.filter(({ id, archived, mergingInto }) => id === chosen || !(archived || mergingInto));
  const isChosen = (id: string | null) => (chosen === undefined ? undefined : id === chosen);
  const words = foldedWords(typed);
  const found = open.filter(({ name }) => {
    const own = foldedWords(name);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
  return (
    <>
      {open.length > manyClients && (
        <div className={classes.search}>
          <Menu.Search
            aria-label="Chercher un client"
            placeholder="Chercher un client"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </div>
      )}
      {none && (
        <ChoiceItem
          mark={<IconBriefcase size={22} stroke={1.4} className={classes.none} aria-hidden />}
          chosen={isChosen(null)}
          onChoose={() => onChoose(null)}
        >
          {none}
        </ChoiceItem>
      )}
      {found.map((client) => (
        <ChoiceItem
          key={client.id}
          mark={<ClientMark client={client} size={22} />}
          chosen={isChosen(client.id)}
          onChoose={() => onChoose(client.id)}
        >
          {client.name}
        </ChoiceItem>
      ))}
      {found.length === 0 && (
        <Text size="sm" c="dimmed" p="xs" role="status">
          Aucun client ne porte ce nom
        </Text>
      )}
    </>
  );
}
