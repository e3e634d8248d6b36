import { NativeSelect, SegmentedControl, Text, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { briefLimits } from '../../../../../shared/ai/brands.rules.ts';
import { campaignObjectives } from '../../../../../shared/campaigns/campaigns.rules.ts';
import { formatList } from '../../../lib/format.ts';
import classes from '../fields/fields.module.css';
import { FormSection } from '../fields/form-section.tsx';
import { IndustrySelect } from '../fields/industry-select.tsx';
import { BrandSelect } from './brand-select.tsx';
import type { BriefValues } from './brief-values.ts';
import { withNone } from './with-none.ts';

const registers = [
  { value: '', label: 'Selon la marque' },
  { value: 'vous', label: 'Vous' },
  { value: 'tu', label: 'Tu' },
];

/** What is said of the product beside its facts, where one wants to. */
const details = {
  shortName: 'nom court',
  description: 'description',
  industry: 'secteur',
  objective: 'objectif',
  audience: 'pour qui',
} as const satisfies Partial<Record<keyof BriefValues, string>>;
const isDetail = (name: string | undefined) => name !== undefined && Object.hasOwn(details, name);

export type FieldProps = Pick<TextInputProps, 'error'> & {
  name: string;
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

type Props = {
  values: BriefValues;
  problems: Record<string, string>;
  /** The field that is asked for, if any. */
  asked: string | undefined;
  field: (name: 'product' | 'name' | 'shortName' | 'description' | 'objective' | 'audience') => FieldProps;
  onChange: (change: Partial<BriefValues>) => void;
};

/** What is sold, for which brand and in which register; the rest is folded: facts matter more. */
export function ProductFields({ values, problems, asked, field, onChange }: Props) {
  const [opened, open] = useState(isDetail(asked));
  const said = Object.entries(details).filter(([name]) => values[name as keyof typeof details].trim() !== '');
  return (
    <FormSection title="Le produit">
      <TextInput
        label="Produit"
        description={'Le nom du produit, avec son article\u00a0: «\u00a0le sérum Aube\u00a0».'}
        placeholder="le logiciel Planif"
        required
        maxLength={briefLimits.product}
        {...field('product')}
      />
      <div className={classes.pair}>
        <TextInput
          label="Nom du brief"
          placeholder="celui du produit"
          maxLength={briefLimits.name}
          {...field('name')}
        />
        <BrandSelect value={values.brandId} onChange={(brandId) => onChange({ brandId })} />
      </div>
      <div className={classes.register}>
        <Text component="span" size="sm" fw={500} aria-hidden>
          Registre
        </Text>
        <SegmentedControl
          aria-label="Registre"
          value={values.register}
          data={registers}
          onChange={(next) => onChange({ register: next as BriefValues['register'] })}
        />
      </div>
      <details
        className={classes.more}
        open={opened || Object.keys(problems).some(isDetail)}
        onToggle={({ currentTarget }) => open(currentTarget.open)}
      >
        <summary>
          Préciser le produit
          {said.length > 0 && (
            <Text component="span" size="sm" c="dimmed">
              &nbsp;: {formatList(said.map(([, label]) => label))}
            </Text>
          )}
        </summary>
        <div className={classes.fields}>
          <div className={classes.pair}>
            <TextInput
              label="Nom court"
              description="Quand le nom complet ne tient pas, par exemple dans un titre Google."
              maxLength={briefLimits.shortName}
              {...field('shortName')}
            />
            <TextInput
              label="Pour qui"
              description="Un métier, un âge, une situation."
              placeholder="les petites agences"
              maxLength={briefLimits.audience}
              {...field('audience')}
            />
          </div>
          <Textarea
            label="Description"
            autosize
            minRows={2}
            maxLength={briefLimits.description}
            {...field('description')}
          />
          <div className={classes.pair}>
            <IndustrySelect value={values.industry} onChange={(industry) => onChange({ industry })} />
            <NativeSelect label="Objectif" data={withNone(campaignObjectives, 'Non précisé')} {...field('objective')} />
          </div>
        </div>
      </details>
    </FormSection>
  );
}
