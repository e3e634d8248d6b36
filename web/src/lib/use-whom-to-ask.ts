import { formatChoice } from './format-choice.ts';
import { useMay } from './use-may.ts';
import { useMembers } from './use-members.ts';

/** Who can give what one may not do here: the owners, by name for who may read them. */
export function useWhomToAsk(): string {
  const may = useMay();
  const { data } = useMembers(may('team:read'));
  const owners = data?.flatMap(({ role, firstName }) => (role === 'owner' ? [firstName] : [])) ?? [];
  if (owners.length === 0) return 'un propriétaire de l’espace';
  return `${formatChoice(owners)} (${owners.length > 1 ? 'propriétaires' : 'propriétaire'})`;
}
