import { Group, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { amountText } from '../../../../../shared/prospects/prospects.rules.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import type { FilterName } from '../prospects-query.ts';

type Bound = { name: FilterName; label: string };
type Props = { from: Bound; to: Bound; max: number };

const patienceMs = 400;

/** Two bounds of a number, each of which may be missing. */
export function NumberRange({ from, to, max }: Props) {
  return (
    <Group gap="xs" wrap="nowrap" align="flex-end">
      {[from, to].map((bound) => (
        <BoundField key={bound.name} {...bound} max={max} />
      ))}
    </Group>
  );
}

function BoundField({ name, label, max }: Bound & Pick<Props, 'max'>) {
  const { params, change } = useUrlState();
  const inAddress = params.get(name) ?? '';
  const [typed, setTyped] = useState(inAddress);
  const apply = useDebouncedCallback((value: string) => change({ [name]: value }, { replace: true }), patienceMs);
  useEffect(() => setTyped(inAddress), [inAddress]);
  return (
    <TextInput
      label={label}
      size="xs"
      inputMode="numeric"
      maxLength={12}
      value={typed}
      error={problemOf(typed, max)}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        if (!problemOf(value, max)) apply(asNumber(value));
      }}
    />
  );
}

/** As people type it, `1 500,50`; as the address says it, `1500.50`. */
const asNumber = (typed: string) => typed.replace(/\s/g, '').replace(',', '.');

function problemOf(typed: string, max: number): string | null {
  const value = asNumber(typed);
  if (value === '') return null;
  const fits = amountText.test(value) && Number(value) <= max;
  return fits ? null : 'Nombre attendu';
}
