import { Button, Menu } from '@mantine/core';
import { useClientNames } from '../lib/use-client-names.ts';
import { useMembers } from '../lib/use-members.ts';
import { ActMenu } from './act-menu.tsx';
import { ClientItems } from './client-items.tsx';
import { MemberItems } from './member-items.tsx';

type Props = { onChoose: (id: string | null) => void };

/** In a bulk bar: hands what is selected to a member, or to nobody. Not there for who may not see them. */
export function HandToMenu({ onChoose }: Props) {
  const { data: members } = useMembers();
  if (!members) return null;
  return (
    <ActMenu
      position="top"
      width={240}
      target={
        <Button variant="default" size="sm">
          Confier
        </Button>
      }
    >
      <Menu.Label>Confier à</Menu.Label>
      <MemberItems onChoose={onChoose} />
    </ActMenu>
  );
}

/** In a bulk bar: files what is selected under a client, or under none. Not there in a workspace without clients. */
export function FileUnderMenu({ onChoose }: Props) {
  const { data: clients } = useClientNames();
  if (!clients?.length) return null;
  return (
    <ActMenu
      position="top"
      width={260}
      target={
        <Button variant="default" size="sm">
          Ranger
        </Button>
      }
    >
      <Menu.Label>Ranger chez</Menu.Label>
      <ClientItems clients={clients} none="Sans client" chosen="" onChoose={onChoose} />
    </ActMenu>
  );
}
