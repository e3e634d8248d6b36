import '@mantine/core/styles/Combobox.css';
import { Button, Group, Select, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { fieldLabel } from '../../../../../../shared/ai/field-labels.ts';
import type { WrittenGeneration } from '../../../../../../shared/ai/kept-texts.ts';
import { checkProvenance } from '../../../../../../shared/ai/provenance.contract.ts';
import { CopyButton } from '../../../../components/copy-button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { FormNotice } from '../../../../components/form-notice.tsx';
import { request } from '../../../../lib/request.ts';
import { useCopy } from '../../../../lib/use-copy.ts';
import { useSubmit } from '../../../../lib/use-submit.ts';
import { placesOf } from '../item-of.ts';
import { type Checked, checkedText } from './checked-text.ts';

type Props = { kept: WrittenGeneration; onClose: () => void };

/** The certificate of each text, to be handed over with it, and the check that anyone can make. */
export function CertificatesDialog({ kept, onClose }: Props) {
  const places = placesOf(kept).filter(({ text }) => kept.manifests[text.id]);
  const [chosen, choose] = useState(places[0]?.text.id ?? '');
  const place = places.find(({ text }) => text.id === chosen);
  return (
    <Dialog title="Certificat d’origine" onClose={onClose}>
      <Stack gap="md">
        <Text size="sm">
          Une preuve d’origine indique comment et quand un texte a été écrit. Elle est signée par Réclame et ne vaut que
          pour ce texte&nbsp;: si un mot change, elle n’est plus valable.
        </Text>
        <Select
          label="Texte"
          allowDeselect={false}
          value={chosen}
          onChange={(id) => choose(id ?? '')}
          comboboxProps={{ withinPortal: false }}
          data={places.map(({ text, placement }) => ({
            value: text.id,
            label: `${fieldLabel(placement, text.field)}\u00a0: ${text.text.slice(0, 60)}`,
          }))}
        />
        {place && <Check key={chosen} text={place.text.text} manifest={kept.manifests[chosen] ?? ''} />}
      </Stack>
    </Dialog>
  );
}

/** Starts from the text and its certificate; both may be others, which came by mail. */
function Check({ text, manifest }: { text: string; manifest: string }) {
  const [values, setValues] = useState({ text, manifest });
  const [checked, setChecked] = useState<Checked | null>(null);
  const clipboard = useCopy(manifest);
  const { busy, message, form } = useSubmit({
    otherwise: 'La preuve d’origine n’a pas pu être vérifiée',
    act: async () => setChecked(await request(checkProvenance, { body: values })),
  });
  const input = (name: 'text' | 'manifest') => ({
    value: values[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setChecked(null);
      setValues((now) => ({ ...now, [name]: value }));
    },
  });
  return (
    <form {...form}>
      <Stack gap="md">
        <Textarea label="Texte à vérifier" autosize minRows={2} maxRows={6} required {...input('text')} />
        <Textarea
          label="Preuve d’origine"
          autosize
          minRows={2}
          maxRows={4}
          required
          spellCheck={false}
          {...input('manifest')}
        />
        <div role="status">
          {message && <FormNotice tone="refused">{message}</FormNotice>}
          {checked && <FormNotice tone={checked.valid ? 'done' : 'refused'}>{checkedText(checked)}</FormNotice>}
        </div>
        <Group justify="flex-end" gap="xs">
          <CopyButton clipboard={clipboard} variant="default" aria-label="Copier la preuve d’origine" />
          <Button type="submit" aria-disabled={busy}>
            Vérifier
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
