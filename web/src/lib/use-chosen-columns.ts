import { useLocalStorage } from '@mantine/hooks';
import { useUrlState } from './use-url-state.ts';

/** The name that the address uses. */
export const columnsName = 'colonnes';

type Of<Id> = {
  /** Under which the browser remembers what was last chosen. */
  key: string;
  /** In their order. */
  ids: readonly Id[];
  start: readonly Id[];
};

/** The columns of a table: those of the address, otherwise those last chosen here. */
export function useChosenColumns<Id extends string>({ key, ids, start }: Of<Id>) {
  const { params, change } = useUrlState();
  // Without a default: one would be kept as if it had been chosen, and outlive the window that it was for.
  const [remembered, remember] = useLocalStorage<string[] | undefined>({ key, getInitialValueInEffect: false });
  // What an address or a saved view holds may be of another time.
  const known = (names: readonly string[]): Id[] => ids.filter((id) => names.includes(id));
  const asked = known(params.getAll(columnsName));
  const chosen = asked.length > 0 ? asked : known(remembered ?? start);

  function toggle(id: Id) {
    const next = ids.filter((one) => (one === id ? !chosen.includes(id) : chosen.includes(one)));
    remember(next);
    change({ [columnsName]: next }, { replace: true });
  }

  return { chosen, toggle };
}
