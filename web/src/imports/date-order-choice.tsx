import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import type { DateOrder, NumericDate } from '../../../shared/imports/date-order.ts';
import { formatDay } from '../lib/format.ts';

type Props = Pick<NativeSelectProps, 'size' | 'disabled'> & {
  /** A date of the file that can be read both ways. */
  example: NumericDate;
  value: DateOrder;
  onChange: (order: DateOrder) => void;
};

/** How the dates of a file are read, asked when nothing in it tells. */
export function DateOrderChoice({ example: { first, second, year }, value, onChange, ...looks }: Props) {
  const [one, other] = [first, second].map((number) => String(number).padStart(2, '0'));
  return (
    <NativeSelect
      {...looks}
      label={`Comment lire une date comme ${one}/${other}/${year}`}
      description="Le fichier ne permet pas de le savoir."
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value === 'mdy' ? 'mdy' : 'dmy')}
      data={[
        { value: 'dmy', label: `${formatDay(`${year}-${other}-${one}`)} (jour, puis mois)` },
        { value: 'mdy', label: `${formatDay(`${year}-${one}-${other}`)} (mois, puis jour)` },
      ]}
    />
  );
}
