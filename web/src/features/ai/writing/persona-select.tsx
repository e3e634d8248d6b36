import { NativeSelect } from '@mantine/core';
import useSWR from 'swr';
import { listPersonas } from '../../../../../shared/personas/persona.contract.ts';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';

type Props = { value: string; onChange: (personaId: string) => void };

/** Whom one may write for, where one may see them. */
export function usePersonas() {
  const may = useMay();
  return useSWR(may('personas:read') && ['personas to write for'], () =>
    request(listPersonas, { query: { limit: '100' } }),
  );
}

/** Whom texts are for; one that was deleted keeps its place until another is chosen. Nothing where there is nobody to choose. */
export function PersonaSelect({ value, onChange }: Props) {
  const { data } = usePersonas();
  if (!data || (data.items.length === 0 && value === '')) return null;
  const known = value === '' || data.items.some(({ id }) => id === value);
  return (
    <NativeSelect
      label="Persona"
      value={value}
      data={[
        { value: '', label: 'Aucun' },
        ...data.items.map(({ id, name }) => ({ value: id, label: name })),
        ...(known ? [] : [{ value, label: 'Persona supprimé' }]),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
