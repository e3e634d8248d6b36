import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ChangeEvent } from 'react';
import type { Selection } from '../lib/use-selection.ts';
import { useUrlState } from '../lib/use-url-state.ts';
import classes from './list-table.module.css';

/** Stands for the rows that are not on the page. */
export function Gap({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden className={classes.gap}>
      <td colSpan={span} style={{ height }} />
    </tr>
  );
}

type ColumnHeadProps = {
  label: string;
  sort?: string | undefined;
  active: boolean;
  align?: 'right' | undefined;
  /** The least first, as names go by the alphabet. */
  ascending?: boolean;
  /** It sorts both ways: the way that comes first, and whether it is the other one now. */
  ways?: { first: 'asc' | 'desc'; turned: boolean };
};

/** A sort has one direction, the alphabet for names, the best or the most first for the rest, unless it has both ways. */
export function ColumnHead({ label, sort, active, align, ways, ...rest }: ColumnHeadProps) {
  const { ascending = ways ? (ways.first === 'asc') !== (active && ways.turned) : sort === 'name' } = rest;
  const { change } = useUrlState();
  const Arrow = ascending ? IconArrowUp : IconArrowDown;
  const direction = ascending ? 'ascending' : 'descending';
  const next = () => {
    if (!active) return change({ sort: sort ?? null, ...(ways && { order: null }) });
    if (!ways) return change({ sort: null });
    if (ways.turned) return change({ sort: null, order: null });
    return change({ sort: sort ?? null, order: ways.first === 'asc' ? 'desc' : 'asc' });
  };
  return (
    <th scope="col" data-align={align} aria-sort={sort && active ? direction : undefined}>
      {sort ? (
        <UnstyledButton className={classes.sort} onClick={next}>
          {label}
          <Arrow size={13} stroke={2} aria-hidden className={classes.arrow} data-active={active || undefined} />
        </UnstyledButton>
      ) : (
        label
      )}
    </th>
  );
}

type AllProps = {
  label: string;
  things: readonly { id: string }[];
  selection: Pick<Selection, 'ids' | 'clear'>;
  onSelectAll: () => void;
};

/** Chooses all rows, or none. */
export function SelectAll({ label, things, selection, onSelectAll }: AllProps) {
  const chosen = things.filter(({ id }) => selection.ids.has(id)).length;
  const all = chosen > 0 && chosen === things.length;
  return (
    <Checkbox
      size="xs"
      aria-label={label}
      checked={all}
      indeterminate={chosen > 0 && !all}
      onChange={() => (all ? selection.clear() : onSelectAll())}
    />
  );
}

type BoxProps = { id: string; name: string; selected: boolean; onSelect: (id: string, range: boolean) => void };

export function SelectBox({ id, name, selected, onSelect }: BoxProps) {
  return (
    <Checkbox
      size="xs"
      aria-label={`Sélectionner ${name}`}
      checked={selected}
      onChange={({ nativeEvent }: ChangeEvent<HTMLInputElement>) =>
        onSelect(id, nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}
