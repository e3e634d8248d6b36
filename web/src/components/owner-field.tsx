import '@mantine/core/styles/Combobox.css';
import { NativeSelect } from '@mantine/core';
import { useMembers } from '../lib/use-members.ts';
import { useProfile } from '../lib/use-profile.ts';

type Props = {
  value: string | null;
  onChange: (ownerId: string | null) => void;
  /** What it says where it may be nobody's. */
  none?: string;
};

/** Whose a thing is, among the members. Not there for who may not see them. */
export function OwnerField({ value, onChange, none }: Props) {
  const { data: members, error } = useMembers();
  const me = useProfile().data?.user.id;
  if (error && !members) return null;
  const known = members?.map(({ id, name }) => ({ value: id, label: id === me ? `${name} (vous)` : name })) ?? [];
  // Until the members are there, or when who had it has left.
  const missing = value !== null && !known.some((one) => one.value === value);
  return (
    <NativeSelect
      label="Propriétaire"
      size="md"
      data={[
        ...(none ? [{ value: '', label: none }] : []),
        ...known,
        ...(missing ? [{ value, label: members ? 'Ancien membre' : 'Chargement…' }] : []),
      ]}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    />
  );
}
