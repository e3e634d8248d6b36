import { Menu, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { ClientName } from '../../../shared/clients/client-names.contract.ts';
import { foldedWords } from '../../../shared/kernel/fold.ts';
import classes from './client-items.module.css';
import { ClientMark } from './client-mark.tsx';

/** From so many on, they are looked for by their name. */
const manyClients = 8;

type Props = {
  clients: readonly ClientName[];
  /** What no client is called, where that is a choice. */
  none?: string;
  chosen: string | null;
  onChoose: (clientId: string | null) => void;
};

/** The clients in a menu, and none of them. Those that are archived or being merged are no choice, unless they were. */
export function ClientItems({ clients, none, chosen, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const open = clients.filter(({ id, archived, mergingInto }) => id === chosen || !(archived || mergingInto));
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
      {none && <Choice name={none} chosen={chosen === null} onChoose={() => onChoose(null)} />}
      {found.map((client) => (
        <Choice
          key={client.id}
          name={client.name}
          client={client}
          chosen={client.id === chosen}
          onChoose={() => onChoose(client.id)}
        />
      ))}
      {found.length === 0 && (
        <Text size="sm" c="dimmed" p="xs" role="status">
          Aucun client ne porte ce nom
        </Text>
      )}
    </>
  );
}

type ChoiceProps = { name: string; client?: ClientName; chosen: boolean; onChoose: () => void };

const Choice = ({ name, client, chosen, onChoose }: ChoiceProps) => (
  <Menu.Item
    aria-current={chosen || undefined}
    leftSection={client && <ClientMark client={client} size={22} />}
    rightSection={chosen && <IconCheck size={15} stroke={2.2} aria-hidden />}
    onClick={onChoose}
  >
    {name}
  </Menu.Item>
);
