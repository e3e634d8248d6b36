import { Menu, Text } from '@mantine/core';
import { IconBriefcase } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { ClientName } from '../../../shared/clients/client-names.contract.ts';
import { foldedWords } from '../../../shared/kernel/fold.ts';
import { choosableClients } from '../lib/choosable-clients.ts';
import { ChoiceItem } from './choice-item.tsx';
import { ClientMark } from './client-mark.tsx';
import { MenuEntries } from './menu-entries.tsx';

/** From so many on, they are looked for by their name. */
const manyClients = 8;

type Props = {
  clients: readonly ClientName[];
  /** What no client is called, where that is a choice. */
  none?: string;
  /** Null for none of them. Not said where an entry is an act on several things. */
  chosen?: string | null;
  onChoose: (clientId: string | null) => void;
  /** Above them. */
  label?: string;
  /** Below them. */
  children?: ReactNode;
  maxHeight?: string;
};

/** What a menu opens to choose a client, or none of them. */
export function ClientEntries({ clients, none, chosen, onChoose, label, children, maxHeight = '60vh' }: Props) {
  const [typed, setTyped] = useState('');
  const open = choosableClients(clients, chosen);
  const isChosen = (id: string | null) => (chosen === undefined ? undefined : id === chosen);
  const words = foldedWords(typed);
  const fits = (name: string) => {
    const own = foldedWords(name);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  };
  const found = open.filter(({ name }) => fits(name));
  const search = open.length > manyClients && (
    <>
      <Menu.Search
        aria-label="Chercher un client"
        placeholder="Chercher un client"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {found.length === 0 && (
        <Text size="sm" c="dimmed" p="xs" role="status">
          Aucun client ne porte ce nom
        </Text>
      )}
    </>
  );
  return (
    <MenuEntries search={search} maxHeight={maxHeight}>
      {label && <Menu.Label>{label}</Menu.Label>}
      {none && fits(none) && (
        <ChoiceItem
          mark={<IconBriefcase size={22} stroke={1.4} color="var(--mantine-color-dimmed)" aria-hidden />}
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
      {children}
    </MenuEntries>
  );
}
