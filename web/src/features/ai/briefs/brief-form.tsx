import { Button, NativeSelect, SegmentedControl, Switch, Textarea, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { callToActions } from '../../../../../shared/ads/ads.rules.ts';
import { briefLimits } from '../../../../../shared/ai/brands.rules.ts';
import { campaignObjectives } from '../../../../../shared/campaigns/campaigns.rules.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { useSubmit } from '../../../lib/use-submit.ts';
import { useBrands } from '../brands/use-brands.ts';
import classes from '../fields/fields.module.css';
import { FormSection } from '../fields/form-section.tsx';
import { IndustrySelect } from '../fields/industry-select.tsx';
import { LineInput } from '../fields/line-input.tsx';
import { LinesField } from '../fields/lines-field.tsx';
import { BrandSelect } from './brand-select.tsx';
import { registerOf, registerRemark } from './brief-register.ts';
import type { BriefValues } from './brief-values.ts';
import { FactFields } from './fact-fields.tsx';
import { Gauge } from './gauge.tsx';

type Props = {
  start: BriefValues;
  isKept: boolean;
  mayWrite: boolean;
  /** The name of the field that is asked for, to be written at once. */
  ask?: string | undefined;
  onSave: (values: BriefValues) => Promise<void>;
};

const withNone = (labels: Readonly<Record<string, string>>, none: string) => [
  { value: '', label: none },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];

const registers = [
  { value: '', label: 'Selon la marque' },
  { value: 'vous', label: 'Vous' },
  { value: 'tu', label: 'Tu' },
];

/** The facts of a product, as short fields that say what they are for. */
export function BriefForm({ start, isKept, mayWrite, ask: asked, onSave }: Props) {
  const [values, setValues] = useState(start);
  const change = (changes: Partial<BriefValues>) => setValues((now) => ({ ...now, ...changes }));
  const {
    busy,
    message,
    problems: refused,
    form,
  } = useSubmit({
    otherwise: 'Le brief n’a pas pu être enregistré',
    act: () => onSave(values),
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
  const ask = (name: string) => form.ref.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
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
      <FormSection title="Le produit">
        <TextInput
          label="Produit"
          description="Comme on le dit, avec son article."
          placeholder="le logiciel Planif"
          required
          maxLength={briefLimits.product}
          {...field('product')}
        />
        <div className={classes.pair}>
          <TextInput label="Nom court" maxLength={briefLimits.shortName} {...field('shortName')} />
          <TextInput
            label="Nom du brief"
            placeholder="celui du produit"
            maxLength={briefLimits.name}
            {...field('name')}
          />
          <BrandSelect value={values.brandId} onChange={(brandId) => change({ brandId })} />
        </div>
        <Textarea
          label="Description"
          autosize
          minRows={2}
          maxLength={briefLimits.description}
          {...field('description')}
        />
        <div className={classes.pair}>
          <IndustrySelect value={values.industry} onChange={(industry) => change({ industry })} />
          <NativeSelect label="Objectif" data={withNone(campaignObjectives, 'Non précisé')} {...field('objective')} />
          <TextInput
            label="À qui"
            placeholder="les agences de moins de 20 personnes"
            maxLength={briefLimits.audience}
            {...field('audience')}
          />
        </div>
      </FormSection>
      <FactFields values={values} problems={problems} remark={remark} onChange={change} />
      <FormSection title="L’offre">
        <div className={classes.pair}>
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
          <TextInput label="Prix" placeholder="39 € par mois" maxLength={briefLimits.text} {...field('price')} />
          <TextInput label="Dernier jour" type="date" {...field('deadline')} />
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
      <FormSection title="Les mots" about="Un mot ou une expression par ligne.">
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
      <div className={classes.foot}>
        {mayWrite && (
          <Button type="submit" aria-disabled={busy}>
            {busy ? 'Enregistrement...' : isKept ? 'Enregistrer' : 'Garder le brief'}
          </Button>
        )}
        <SegmentedControl
          aria-label="Registre"
          ml="auto"
          value={values.register}
          data={registers}
          onChange={(next) => change({ register: next as BriefValues['register'] })}
        />
      </div>
    </form>
  );
}
