import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { callToActions } from '../../../../../shared/ads/ads.rules.ts';
import { briefLimits } from '../../../../../shared/ai/brands.rules.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { useSubmit } from '../../../lib/use-submit.ts';
import { useBrands } from '../brands/use-brands.ts';
import classes from '../fields/fields.module.css';
import { FormSection } from '../fields/form-section.tsx';
import { LineInput } from '../fields/line-input.tsx';
import { LinesField } from '../fields/lines-field.tsx';
import { SaveBar } from '../fields/save-bar.tsx';
import { withLineFor } from './asked-field.ts';
import { registerOf, registerRemark } from './brief-register.ts';
import { type BriefValues, editedBrief } from './brief-values.ts';
import { FactFields } from './fact-fields.tsx';
import { Gauge } from './gauge.tsx';
import { ProductFields } from './product-fields.tsx';
import { withNone } from './with-none.ts';
import { WriteMenu } from './write-menu.tsx';

type Props = {
  start: BriefValues;
  /** None while it is being made. */
  briefId: string | undefined;
  mayWrite: boolean;
  /** The name of the field that is asked for, to be written at once. */
  ask?: string | undefined;
  onSave: (values: BriefValues) => Promise<void>;
};

/** What a form says, whatever blank lines it has. */
const said = (values: BriefValues): string => JSON.stringify(editedBrief(values));

/** The facts of a product, as short fields that say what they are for. */
export function BriefForm({ start, briefId, mayWrite, ask: asked, onSave }: Props) {
  const [values, setValues] = useState(() => withLineFor(start, asked));
  const [last, noteLast] = useState(() => said(start));
  const change = (changes: Partial<BriefValues>) => setValues((now) => ({ ...now, ...changes }));
  const {
    busy,
    message,
    problems: refused,
    form,
  } = useSubmit({
    otherwise: 'Le brief n’a pas pu être enregistré',
    act: async () => {
      await onSave(values);
      noteLast(said(values));
    },
  });
  // The API speaks of `brief.product`, the form of `product`.
  const problems = Object.fromEntries(
    Object.entries(refused).map(([path, problem]) => [path.replace(/^brief\./, ''), problem]),
  );
  const field = <Name extends keyof BriefValues>(name: Name) => ({
    name,
    value: values[name],
    error: problems[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => change({ [name]: value }),
  });
  const ask = (name: string) => {
    const one = form.ref.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
    one?.closest('details')?.setAttribute('open', '');
    one?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the form opens
  useEffect(() => {
    if (asked) ask(asked);
  }, []);
  const { brands } = useBrands();
  const register = registerOf(values, brands.find(({ id }) => id === values.brandId)?.register ?? null);
  const remark = (line: string) => registerRemark(line, register);
  return (
    <form {...form} className={classes.form}>
      <Gauge values={values} onAsk={ask} />
      <ProductFields values={values} problems={problems} asked={asked} field={field} onChange={change} />
      <FactFields values={values} problems={problems} remark={remark} onChange={change} />
      <FormSection title="L’offre" folded={toldOf([values.offer, values.price])}>
        <LineInput
          label="Offre"
          placeholder="14 jours gratuits"
          maxLength={briefLimits.text}
          remark={remark(values.offer)}
          name="offer"
          value={values.offer}
          error={problems.offer}
          onWrite={(offer) => change({ offer })}
        />
        <div className={classes.pair}>
          <TextInput label="Prix" placeholder="39 € par mois" maxLength={briefLimits.text} {...field('price')} />
          <TextInput label="Fin de l’offre" type="date" {...field('deadline')} />
        </div>
        <div className={classes.pair}>
          <NativeSelect label="Bouton" data={withNone(callToActions, 'Sans bouton')} {...field('callToAction')} />
          <TextInput label="Adresse de la page" inputMode="url" {...field('url')} />
        </div>
        <Switch
          label="C’est une nouveauté"
          checked={values.isNew}
          onChange={({ currentTarget: { checked } }) => change({ isNew: checked })}
        />
      </FormSection>
      <FormSection
        title="Les mots"
        about="Un mot ou une expression par ligne."
        folded={toldOf([values.keywords, values.mustInclude, values.banned])}
      >
        <div className={classes.pair}>
          <Textarea label="Mots-clés" autosize minRows={2} maxRows={10} {...field('keywords')} />
          <Textarea label="À inclure" autosize minRows={2} maxRows={10} {...field('mustInclude')} />
          <Textarea label="À bannir" autosize minRows={2} maxRows={10} {...field('banned')} />
        </div>
        <LinesField
          label="Mentions"
          name="mentions"
          lines={values.mentions}
          most={briefLimits.mentions}
          maxLength={briefLimits.text}
          problems={problems}
          onChange={(mentions) => change({ mentions })}
        />
        <Textarea
          label="Notes"
          description="Pour votre équipe seule, jamais dans un texte."
          autosize
          minRows={2}
          maxLength={briefLimits.notes}
          {...field('notes')}
        />
      </FormSection>
      {message && <FormNotice tone="refused">{message}</FormNotice>}
      {mayWrite && (
        <SaveBar
          isClean={briefId !== undefined && said(values) === last}
          busy={busy}
          act={briefId ? 'Enregistrer' : 'Garder le brief'}
          next={briefId && <WriteMenu id={briefId} />}
        />
      )}
    </form>
  );
}

/** What is written there already, in a line. */
const toldOf = (texts: string[]): string =>
  texts
    .map((text) => text.trim().replaceAll(/\s*\n\s*/g, ', '))
    .filter(Boolean)
    .join(' · ') || 'Rien pour le moment';
