import '@mantine/core/styles/Combobox.css';
import { NativeSelect } from '@mantine/core';
import { choosableClients } from '../lib/choosable-clients.ts';
import { useClientNames } from '../lib/use-client-names.ts';

type Props = { value: string | null; onChange: (clientId: string | null) => void };

/** Under which client a thing is filed. Not there in a workspace without clients, nor for who may not see them. */
export function ClientField({ value, onChange }: Props) {
  const { data: clients } = useClientNames();
  if (!clients?.length) return null;
  return (
    <NativeSelect
      label="Client"
      size="md"
      data={[
        { value: '', label: 'Sans client' },
        ...choosableClients(clients, value).map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    />
  );
}
