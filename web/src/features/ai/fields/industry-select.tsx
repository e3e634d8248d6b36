import { NativeSelect } from '@mantine/core';
import { industries } from '../../../../../shared/ads/ads.rules.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';

const choices = [
  { value: '', label: 'Non précisé' },
  ...keysOf(industries).map((value) => ({ value, label: industries[value] })),
];

type Props = { value: string; description?: string; onChange: (code: string) => void };

/** The sector, empty where it is not said. */
export const IndustrySelect = ({ value, description, onChange }: Props) => (
  <NativeSelect
    label="Secteur"
    description={description}
    value={value}
    data={choices}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
