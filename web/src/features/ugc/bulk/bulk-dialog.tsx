import { Button, Group, Stack, Text } from '@mantine/core';
import { Dialog } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { useForm } from '../../../lib/use-form.ts';
import { ActField } from '../collaborations/act-form.tsx';
import { type Asking, saidBy } from '../collaborations/asked-acts.ts';

type Props = {
  title: string;
  label: string;
  asking: Asking;
  onAct: (said: Record<string, unknown>) => Promise<void>;
  onClose: () => void;
};

/** What an act on several asks once, and says to each. */
export function BulkDialog({ title, label, asking: { says, fields }, onAct, onClose }: Props) {
  const { busy, message, input, form, values } = useForm({
    start: Object.fromEntries(fields.map(({ name, start = '' }) => [name, start])),
    otherwise: 'Rien n’a changé',
    act: async () => {
      const said = fields.map((field) => [field.name, saidBy(field, values)] as const);
      await onAct(Object.fromEntries(said.filter(([, value]) => value !== undefined)));
    },
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <form {...form}>
        <Stack gap="md">
          {message && <FormNotice tone="refused">{message}</FormNotice>}
          {fields.map((field) => (
            <ActField key={field.name} field={field} input={input(field.name)} />
          ))}
          <Text size="sm" c="dimmed">
            {says && `${says} `}Ce que vous dites ici vaut pour chacun.
          </Text>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button type="submit" aria-disabled={busy}>
              {busy ? 'Envoi...' : label}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
