import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { Checkbox, NativeSelect, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useId } from 'react';
import { industries } from '../../../../shared/ads/ads.rules.ts';
import { textLimits } from '../../../../shared/kernel/text-limits.ts';
import type { Field } from '../../../../shared/prospects/field.ts';
import { fields } from '../../../../shared/prospects/fields.ts';
import {
  companySizes,
  legalBases,
  prospectLimits,
  prospectSources,
  prospectStatuses,
} from '../../../../shared/prospects/prospects.rules.ts';
import { CampaignField } from '../../components/campaign-field.tsx';
import { ClientField } from '../../components/client-field.tsx';
import { OwnerField } from '../../components/owner-field.tsx';
import type { FieldProblems } from '../../lib/native-problems.ts';
import classes from './prospect-fields.module.css';
import { type ProspectValues, tagsOf } from './prospect-values.ts';

type FieldName = keyof ProspectValues;

/** The form that the fields belong to, as `useForm` gives it. */
export type ProspectFieldsProps = {
  values: ProspectValues;
  problems: FieldProblems;
  input: (name: FieldName) => object;
  setValues: (change: (latest: ProspectValues) => ProspectValues) => void;
};

/** As the table of fields has it: what it is called, and how long it may be. */
const fieldOf = (input: ProspectFieldsProps['input']) => (name: FieldName) => {
  const { label, max }: Field = fields[name];
  return { label, maxLength: max, ...input(name) };
};

const longestAmount = 16;

/** What identifies a prospect and what is next with it. */
export function EssentialFields({ values, input, setValues }: ProspectFieldsProps) {
  const field = fieldOf(input);
  return (
    <div className={classes.grid}>
      <TextInput {...field('firstName')} autoComplete="off" data-autofocus />
      <TextInput {...field('lastName')} autoComplete="off" />
      <TextInput {...field('email')} type="email" maxLength={textLimits.email} autoComplete="off" />
      <TextInput {...field('phone')} type="tel" autoComplete="off" />
      <TextInput {...field('company')} autoComplete="off" />
      <TextInput {...field('jobTitle')} autoComplete="off" />
      <NativeSelect {...field('source')} data={choicesOf(prospectSources)} />
      <NativeSelect {...field('status')} data={choicesOf(prospectStatuses)} />
      {values.status === 'lost' && <TextInput {...field('lostReason')} className={classes.whole} />}
      <div className={classes.pair}>
        <TextInput {...field('value')} inputMode="decimal" maxLength={longestAmount} placeholder="1 250,50" />
        <TextInput {...field('currency')} maxLength={3} />
      </div>
      <TextInput {...field('nextAction')} placeholder="Rappeler" />
      <TextInput {...field('nextActionAt')} type="datetime-local" />
      <OwnerField
        value={values.ownerId || null}
        none="Non attribué"
        onChange={(id) => setValues((latest) => ({ ...latest, ownerId: id ?? '' }))}
      />
      <ClientField
        value={values.clientId || null}
        onChange={(id) => setValues((latest) => ({ ...latest, clientId: id ?? '' }))}
      />
      <CampaignField
        value={values.campaignId || null}
        onChange={(id) => setValues((latest) => ({ ...latest, campaignId: id ?? '' }))}
      />
    </div>
  );
}

const moreNames = [
  'tags',
  'website',
  'siret',
  'industry',
  'companySize',
  'city',
  'country',
  'monthlyAdBudget',
  'notes',
  'legalBasis',
  'collectedAt',
  'collectedFrom',
  'retainUntil',
  'doNotContact',
] as const satisfies FieldName[];

/** Whether something is wrong with a field that may be folded away. */
export const isWrongInMore = (problems: FieldProblems): boolean =>
  Object.keys(problems).some((problem) => ['custom', ...moreNames].some((name) => name === problem.split('.')[0]));

/** The rest: the company, the notes, and where the data come from. */
export function MoreFields({ values, problems, input, setValues }: ProspectFieldsProps) {
  const known = useId();
  const field = fieldOf(input);
  return (
    <div className={classes.grid}>
      <TagsInput
        label={fields.tags.label}
        className={classes.whole}
        size="md"
        description="Entrée ou virgule pour ajouter"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={tagsOf(values.tags)}
        maxTags={prospectLimits.tags}
        maxLength={textLimits.tag}
        acceptValueOnBlur
        comboboxProps={{ withinPortal: false }}
        error={Object.entries(problems).find(([name]) => /^tags\b/.test(name))?.[1]}
        onChange={(tags) => setValues((latest) => ({ ...latest, tags: tags.join('\n') }))}
      />
      <TextInput {...field('website')} placeholder="exemple.fr" autoComplete="off" />
      <TextInput
        {...field('siret')}
        inputMode="numeric"
        maxLength={20}
        placeholder="732 829 320 00074"
        autoComplete="off"
      />
      <TextInput {...field('industry')} list={known} />
      <datalist id={known}>
        {Object.values(industries).map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      <NativeSelect {...field('companySize')} data={withNone(companySizes)} />
      <TextInput {...field('monthlyAdBudget')} inputMode="decimal" maxLength={longestAmount} placeholder="3 000" />
      <TextInput {...field('city')} autoComplete="off" />
      <TextInput {...field('country')} placeholder="France" autoComplete="off" />
      <Textarea {...field('notes')} className={classes.whole} autosize minRows={3} maxRows={10} />
      <h3 className={classes.heading}>Données personnelles</h3>
      <NativeSelect {...field('legalBasis')} data={withNone(legalBases)} />
      <TextInput {...field('collectedFrom')} placeholder="Salon E-marketing" />
      <TextInput {...field('collectedAt')} type="datetime-local" description="Maintenant, si rien n’est dit" />
      <TextInput
        {...field('retainUntil')}
        type="date"
        description="Trois ans après le dernier contact, si rien n’est dit"
      />
      <Checkbox
        label={fields.doNotContact.label}
        className={classes.whole}
        name="doNotContact"
        checked={values.doNotContact === 'true'}
        onChange={({ currentTarget: { checked } }) =>
          setValues((latest) => ({ ...latest, doNotContact: checked ? 'true' : '' }))
        }
      />
    </div>
  );
}

const choicesOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const withNone = (labels: Record<string, string>) => [{ value: '', label: 'Non précisée' }, ...choicesOf(labels)];
