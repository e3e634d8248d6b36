import { Button, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { type AdFormat, adFormats } from '../../../../../shared/ads/ads.rules.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { learningLimits } from '../../../../../shared/learning/learning.rules.ts';
import type { AdResult } from '../../../../../shared/learning/results.contract.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { useForm } from '../../../lib/use-form.ts';
import { nameOf } from './result-words.ts';
import { type Results, useSaveWords } from './use-results.ts';

type Props = { ad: AdResult; results: Results; onDone: () => void };

const formats = keysOf(adFormats);

/** The words of an ad, given by hand; what is left empty is what imports say. */
export function WordsForm({ ad, results, onDone }: Props) {
  const save = useSaveWords(results);
  const { form, busy, message, input } = useForm({
    start: { text: ad.text ?? '', headline: ad.headline ?? '', format: ad.format },
    otherwise: 'Le texte n’a pas été enregistré',
    act: async ({ text, headline, format }) => {
      await save(ad, {
        ...changed(text, ad.text, 'text'),
        ...changed(headline, ad.headline, 'headline'),
        ...(format !== ad.format && { format: formats.find((one): one is AdFormat => one === format) ?? null }),
      });
      onDone();
    },
  });
  return (
    <form {...form} aria-label={`Texte de ${nameOf(ad)}`}>
      <Stack gap="xs" py="xs" maw="40rem">
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        <Textarea
          {...input('text')}
          size="sm"
          label="Texte"
          description="Laissé vide, c’est celui de vos imports."
          autosize
          minRows={2}
          maxRows={10}
          maxLength={learningLimits.text}
          data-autofocus
          autoFocus
        />
        <TextInput {...input('headline')} size="sm" label="Titre" maxLength={learningLimits.headline} />
        <NativeSelect
          {...input('format')}
          size="sm"
          label="Format"
          data={formats.map((value) => ({ value, label: adFormats[value] }))}
        />
        <Group gap="xs">
          <Button type="submit" size="compact-sm" aria-disabled={busy}>
            {busy ? 'Enregistrement...' : 'Enregistrer'}
          </Button>
          <Button variant="default" size="compact-sm" onClick={onDone}>
            Annuler
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Nothing of a field that stands as it was. */
const changed = (now: string, before: string | null, name: 'text' | 'headline') =>
  now.trim() === (before ?? '') ? {} : { [name]: now.trim() || null };
