import { Button, Menu } from '@mantine/core';
import { useMembers } from '../lib/use-members.ts';
import { ActMenu } from './act-menu.tsx';
import { MemberItems } from './member-items.tsx';

/** Hands what is selected to a member, or to nobody: `name` is theirs. Not there for who may not see the members. */
export function HandMenu({ onHand }: { onHand: (ownerId: string | null, name?: string) => void }) {
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
      <MemberItems onChoose={(id) => onHand(id, members.find((one) => one.id === id)?.name)} />
    </ActMenu>
  );
}
