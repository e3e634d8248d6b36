import { IconUserCircle } from '@tabler/icons-react';
import { type MemberName, useMembers } from '../lib/use-members.ts';
import { useProfile } from '../lib/use-profile.ts';
import { ChoiceItem } from './choice-item.tsx';
import { MemberMark } from './member-mark.tsx';

/** `chosen`: who has it, null for nobody; not said where each entry is an act. */
type Props = { chosen?: string | null; onChoose: (ownerId: string | null) => void };

/** The members in a menu, oneself first, and nobody. */
export function MemberItems({ chosen, onChoose }: Props) {
  const { data: members = [] } = useMembers();
  const me = useProfile().data?.user.id;
  const own = members.filter(({ id }) => id === me);
  const isChosen = (id: string | null) => (chosen === undefined ? undefined : id === chosen);
  const item = ({ id, name }: MemberName) => (
    <ChoiceItem
      key={id}
      mark={<MemberMark name={name} size={24} />}
      chosen={isChosen(id)}
      onChoose={() => onChoose(id)}
    >
      {id === me ? 'Moi' : name}
    </ChoiceItem>
  );
  return (
    <>
      {own.map(item)}
      {members.filter(({ id }) => id !== me).map(item)}
      <ChoiceItem
        mark={<IconUserCircle size={24} stroke={1.3} color="var(--mantine-color-dimmed)" aria-hidden />}
        chosen={isChosen(null)}
        onChoose={() => onChoose(null)}
      >
        Non attribué
      </ChoiceItem>
    </>
  );
}
