import { NativeSelect } from '@mantine/core';
import { useBrands } from '../brands/use-brands.ts';

type Props = { value: string; onChange: (brandId: string) => void };

/** The brand whose voice and claims count; one that was deleted keeps its place until another is chosen. */
export function BrandSelect({ value, onChange }: Props) {
  const { brands, pages } = useBrands();
  const known = value === '' || brands.some(({ id }) => id === value);
  return (
    <NativeSelect
      label="Marque"
      value={value}
      data={[
        { value: '', label: 'Aucune' },
        ...brands.map(({ id, name }) => ({ value: id, label: name })),
        ...(known ? [] : [{ value, label: pages ? 'Marque supprimée' : 'Chargement...' }]),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
