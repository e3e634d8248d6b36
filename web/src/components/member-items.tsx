import { Menu } from '@mantine/core';
import { IconCheck, IconUserCircle } from '@tabler/icons-react';
import { type MemberName, useMembers } from '../lib/use-members.ts';
import { useProfile } from '../lib/use-profile.ts';
import { MemberMark } from './member-mark.tsx';

type ItemsProps = { chosen?: string | null; onChoose: (ownerId: string | null) => void };

/** The members in a menu, oneself first, and nobody. */
export function MemberItems({ chosen, onChoose }: ItemsProps) {
  const { data: members = [] } = useMembers();
  const me = useProfile().data?.user.id;
  const own = members.filter(({ id }) => id === me);
  const item = ({ id, name }: MemberName) => (
    <Menu.Item
      key={id}
      aria-current={id === chosen ? 'true' : undefined}
      leftSection={<MemberMark name={name} size={24} />}
      rightSection={id === chosen && <IconCheck size={15} stroke={2.2} aria-hidden />}
      onClick={() => onChoose(id)}
    >
      {id === me ? 'Moi' : name}
    </Menu.Item>
  );
  return (
    <>
      {own.map(item)}
      {members.filter(({ id }) => id !== me).map(item)}
      <Menu.Item
        aria-current={chosen === null ? 'true' : undefined}
        leftSection={<IconUserCircle size={24} stroke={1.3} color="var(--mantine-color-dimmed)" aria-hidden />}
        rightSection={chosen === null && <IconCheck size={15} stroke={2.2} aria-hidden />}
        onClick={() => onChoose(null)}
      >
        Personne
      </Menu.Item>
    </>
  );
}
