import type { Count } from '../../../shared/ads/ad.ts';
import { unassigned } from '../../../shared/kernel/unassigned.ts';
import { toggled } from '../lib/list-query.ts';
import { useProfile } from '../lib/use-profile.ts';
import { useUrlState } from '../lib/use-url-state.ts';
import { useReferenceNames } from '../lib/use-whose.ts';
import { FacetValues, FacetValuesSkeleton } from './facet-values.tsx';

export type WhoseName = 'ownerId' | 'clientId';
export type WhoseCounts = readonly Count[] | undefined;
const none = { ownerId: unassigned, clientId: 'Sans client' } as const;

/** What an id that narrows a list is called; in the address oneself is `me`, so that a view is everyone's own. */
export function useWhoseLabels(name: WhoseName, counts: WhoseCounts): (value: string) => string | undefined {
  const names = useReferenceNames();
  const me = useProfile().data?.user.id;
  return (value) => {
    if (value === 'me' || value === me) return 'Moi';
    if (value === 'none') return none[name];
    return names.get(value) ?? counts?.find((one) => one.value === value)?.label;
  };
}

/** Members or clients to narrow a list to, oneself first. */
export function WhoseValues({ name, title, counts }: { name: WhoseName; title: string; counts: WhoseCounts }) {
  const { params, change } = useUrlState();
  const labelOf = useWhoseLabels(name, counts);
  const me = useProfile().data?.user.id;
  if (!counts) return <FacetValuesSkeleton />;
  const own = counts
    .map((one) => (name === 'ownerId' && one.value === me ? { ...one, value: 'me', label: 'Moi' } : one))
    .sort((one, other) => Number(other.value === 'me') - Number(one.value === 'me'));
  const selected = params.getAll(name);
  // What was chosen stays in sight under its name when nothing answers to it.
  const missing = selected
    .filter((value) => !own.some((one) => one.value === value))
    .map((value) => ({ value, label: labelOf(value) ?? value, count: 0 }));
  return (
    <FacetValues
      title={title}
      counts={[...own, ...missing]}
      selected={selected}
      searchable
      onToggle={(value) => change(toggled(params, name, value))}
    />
  );
}
