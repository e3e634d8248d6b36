import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { analysisLimits } from '../../../../../shared/ai/ai.rules.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { type PlacementKey, placements } from '../../../../../shared/rules/copy/placements.ts';
import { BrandSelect } from '../briefs/brand-select.tsx';
import { IndustrySelect } from '../fields/industry-select.tsx';
import { type AdValues, buttonChoices } from './ad-values.ts';
import classes from './desk.module.css';

type Props = { values: AdValues; onChange: (change: Partial<AdValues>) => void };

/** The words to read: an ad's fields, where it stands, and whose it is. */
export function AdForm({ values, onChange }: Props) {
  const known = buttonChoices.some(({ value }) => value === values.callToAction);
  const buttons = known
    ? buttonChoices
    : [...buttonChoices, { value: values.callToAction, label: values.callToAction }];
  return (
    <div className={classes.form}>
      <Textarea
        label="Texte"
        autosize
        minRows={7}
        maxRows={18}
        maxLength={analysisLimits.text}
        placeholder="Collez ou écrivez le texte de l’annonce"
        value={values.body}
        onChange={({ currentTarget: { value } }) => onChange({ body: value })}
      />
      <TextInput
        label="Titre, optionnel"
        maxLength={analysisLimits.headline}
        value={values.headline}
        onChange={({ currentTarget: { value } }) => onChange({ headline: value })}
      />
      <TextInput
        label="Description, optionnelle"
        maxLength={analysisLimits.description}
        value={values.description}
        onChange={({ currentTarget: { value } }) => onChange({ description: value })}
      />
      <div className={classes.pair}>
        <NativeSelect
          label="Bouton"
          value={values.callToAction}
          data={buttons}
          onChange={({ currentTarget: { value } }) => onChange({ callToAction: value })}
        />
        <NativeSelect
          label="Emplacement"
          value={values.placement}
          data={keysOf(placements).map((value) => ({ value, label: placements[value].label }))}
          onChange={({ currentTarget: { value } }) => onChange({ placement: value as PlacementKey })}
        />
      </div>
      <IndustrySelect
        description="Certaines règles sont propres à un secteur."
        value={values.industry}
        onChange={(industry) => onChange({ industry })}
      />
      <BrandSelect value={values.brandId} onChange={(brandId) => onChange({ brandId })} />
      <Switch
        label="C’est mon annonce"
        description="Nous signalons ce que vous seul pouvez prouver."
        checked={values.own}
        onChange={({ currentTarget: { checked } }) => onChange({ own: checked })}
      />
    </div>
  );
}
