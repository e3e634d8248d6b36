import { Button, SegmentedControl, Text, Textarea, TextInput } from '@mantine/core';
import { analysisLimits, pageLimits } from '../../../../../shared/ai/ai.rules.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import type { useSubmit } from '../../../lib/use-submit.ts';
import desk from '../desk/desk.module.css';
import type { PageValues } from './page-values.ts';

type Props = {
  values: PageValues;
  onChange: (change: Partial<PageValues>) => void;
  submission: ReturnType<typeof useSubmit>;
  mayAsk: boolean;
};

/** Which page, and the words that lead to it. */
export function PageForm({ values, onChange, submission: { form, busy, message, problems }, mayAsk }: Props) {
  const { source, url, html, headline, body } = values;
  return (
    <form className={desk.form} aria-label="Page à lire" {...form}>
      <SegmentedControl
        aria-label="D’où vient la page"
        fullWidth
        value={source}
        onChange={(chosen) => onChange({ source: chosen === 'html' ? 'html' : 'url' })}
        data={[
          { value: 'url', label: 'Adresse' },
          { value: 'html', label: 'Coller le HTML' },
        ]}
      />
      {source === 'url' ? (
        <TextInput
          name="url"
          label="Adresse de la page"
          placeholder="https://exemple.fr/offre"
          inputMode="url"
          autoComplete="url"
          spellCheck={false}
          maxLength={pageLimits.url}
          value={url}
          error={problems.url}
          onChange={({ currentTarget: { value } }) => onChange({ url: value })}
        />
      ) : (
        <Textarea
          name="html"
          label="HTML de la page"
          description={
            'Dans votre navigateur\u00a0: clic droit sur la page, Inspecter, clic droit sur la ligne <html>, Copier l’élément.'
          }
          rows={8}
          spellCheck={false}
          maxLength={pageLimits.html}
          value={html}
          error={problems.html}
          onChange={({ currentTarget: { value } }) => onChange({ html: value })}
        />
      )}
      <details open={headline !== '' || body !== '' || undefined}>
        <summary className={desk.fold}>L’annonce qui y mène, optionnelle</summary>
        <div className={desk.form}>
          <TextInput
            name="ad.headline"
            label="Titre de l’annonce"
            description="Pour savoir si la page tient sa promesse."
            maxLength={analysisLimits.headline}
            value={headline}
            error={problems['ad.headline']}
            onChange={({ currentTarget: { value } }) => onChange({ headline: value })}
          />
          <Textarea
            name="ad.body"
            label="Texte de l’annonce"
            autosize
            minRows={3}
            maxRows={10}
            maxLength={analysisLimits.text}
            value={body}
            error={problems['ad.body'] ?? problems.ad}
            onChange={({ currentTarget: { value } }) => onChange({ body: value })}
          />
        </div>
      </details>
      {message && <FormNotice tone="refused">{message}</FormNotice>}
      {mayAsk ? (
        <Button type="submit" aria-disabled={busy}>
          {busy ? 'Lecture...' : 'Lire la page'}
        </Button>
      ) : (
        <Text size="sm" c="dimmed">
          Vous n’avez pas l’autorisation de lancer une analyse.
        </Text>
      )}
      {source === 'url' && problems.url && (
        <Button variant="default" onClick={() => onChange({ source: 'html' })}>
          Coller son HTML à la place
        </Button>
      )}
    </form>
  );
}
