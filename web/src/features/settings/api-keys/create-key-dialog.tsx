import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Radio.css';
import { Button, Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ApiKeyPermission } from '../../../../../shared/kernel/permissions.ts';
import { textLimits } from '../../../../../shared/kernel/text-limits.ts';
import { Dialog, DialogFoot } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { useForm } from '../../../lib/use-form.ts';
import { NewKey } from './new-key.tsx';
import { PermissionTable } from './permission-table.tsx';
import { type Preset, presets } from './permission-words.ts';
import type { ApiKeys } from './use-api-keys.ts';

type Props = { onCreate: ApiKeys['create']; onClose: () => void };

/** Names a key and what it may do, then shows it: nothing closes that by accident. */
export function CreateKeyDialog({ onCreate, onClose }: Props) {
  const [preset, setPreset] = useState<Preset>('conversions');
  const [chosen, setChosen] = useState<ApiKeyPermission[]>([]);
  const [key, setKey] = useState<string | null>(null);
  const permissions = presets.find(({ value }) => value === preset)?.permissions ?? chosen;
  const { busy, message, problems, form, input } = useForm({
    start: { name: '' },
    check: () => ({ permissions: permissions.length === 0 ? 'Cochez au moins une autorisation' : null }),
    otherwise: 'La création n’a pas été confirmée. Si la clé apparaît dans la liste, révoquez-la puis recommencez.',
    act: async ({ name }) => setKey(await onCreate({ name, permissions: [...permissions] })),
  });
  if (key) {
    return (
      <Dialog title="Votre clé d’API" size={600} onClose={onClose} closeOnClickOutside={false} closeOnEscape={false}>
        <NewKey value={key} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    // Closed while the server works, it would lose the key.
    <Dialog title="Créer une clé d’API" onClose={() => busy || onClose()}>
      <form {...form}>
        <Stack gap="lg">
          {message && <FormNotice tone="refused">{message}</FormNotice>}
          <TextInput
            label="Nom"
            description="Le serveur ou l’outil qui s’en servira."
            required
            maxLength={textLimits.name}
            autoComplete="off"
            data-autofocus
            {...input('name')}
          />
          <Radio.Group
            label="Ce que la clé peut faire"
            size="md"
            value={preset}
            onChange={(value) => setPreset(presets.find((one) => one.value === value)?.value ?? preset)}
          >
            <Stack gap="sm" mt={8}>
              {presets.map(({ value, label, description }) => (
                <Radio key={value} value={value} label={label} description={description} />
              ))}
            </Stack>
          </Radio.Group>
          {preset === 'chosen' && (
            <PermissionTable chosen={chosen} problem={problems.permissions} onChange={setChosen} />
          )}
        </Stack>
        <DialogFoot>
          <Button type="submit" size="md" aria-disabled={busy}>
            {busy ? 'Création...' : 'Créer la clé'}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
