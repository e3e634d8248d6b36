import { Button, Textarea } from '@mantine/core';
import { learningLimits } from '../../../../../shared/learning/learning.rules.ts';
import type { AdResult } from '../../../../../shared/learning/results.contract.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { useForm } from '../../../lib/use-form.ts';
import { nameOf } from './result-words.ts';
import classes from './results.module.css';
import { type Results, useSaveWords } from './use-results.ts';

/** The text of an ad that has none, as one goes down the list. */
export function TextForm({ ad, results }: { ad: AdResult; results: Results }) {
  const save = useSaveWords(results);
  const { form, values, busy, message, input } = useForm({
    start: { text: '' },
    otherwise: 'Le texte n’a pas été enregistré',
    act: async ({ text }) => {
      if (text.trim()) await save(ad, { text: text.trim() });
    },
  });
  return (
    <form {...form} aria-label={`Texte de ${nameOf(ad)}`} className={classes.asked}>
      {message && <FormNotice tone="refused">{message}</FormNotice>}
      <Textarea
        {...input('text')}
        size="sm"
        aria-label={`Texte de ${nameOf(ad)}`}
        placeholder="Collez le texte de cette annonce"
        autosize
        minRows={1}
        maxRows={8}
        maxLength={learningLimits.text}
      />
      {values.text.trim() && (
        <Button type="submit" size="compact-sm" aria-disabled={busy}>
          {busy ? 'Enregistrement...' : 'Enregistrer'}
        </Button>
      )}
    </form>
  );
}
