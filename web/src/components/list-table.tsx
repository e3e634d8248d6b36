import { Checkbox, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ChangeEvent } from 'react';
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
};

/** Each sort has one direction: the alphabet for names, the most first for the rest. */
export function ColumnHead({ label, sort, active, align }: ColumnHeadProps) {
  const { change } = useUrlState();
  const Arrow = sort === 'name' ? IconArrowUp : IconArrowDown;
  const direction = sort === 'name' ? 'ascending' : 'descending';
  return (
    <th scope="col" data-align={align} aria-sort={sort && active ? direction : undefined}>
      {sort ? (
        <UnstyledButton className={classes.sort} onClick={() => change({ sort: active ? null : sort })}>
          {label}
          <Arrow size={13} stroke={2} aria-hidden className={classes.arrow} data-active={active || undefined} />
        </UnstyledButton>
      ) : (
        label
      )}
    </th>
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
