import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { Checkbox, NativeSelect, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useId } from 'react';
import { industries } from '../../../../shared/ads/ads.rules.ts';
import {
  companySizes,
  legalBases,
  prospectLimits,
  prospectSources,
  prospectStatuses,
} from '../../../../shared/prospects/prospects.rules.ts';
import type { FieldProblems } from '../../lib/native-problems.ts';
import { fieldLabels } from './prospect-field-labels.ts';
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

/** What identifies a prospect and what is next with it. */
export function EssentialFields({ values, input }: ProspectFieldsProps) {
  return (
    <div className={classes.grid}>
      <TextInput
        label={fieldLabels.firstName}
        maxLength={100}
        autoComplete="off"
        data-autofocus
        {...input('firstName')}
      />
      <TextInput label={fieldLabels.lastName} maxLength={100} autoComplete="off" {...input('lastName')} />
      <TextInput label={fieldLabels.email} type="email" maxLength={320} autoComplete="off" {...input('email')} />
      <TextInput label={fieldLabels.phone} type="tel" maxLength={40} autoComplete="off" {...input('phone')} />
      <TextInput label={fieldLabels.company} maxLength={200} autoComplete="off" {...input('company')} />
      <TextInput label={fieldLabels.jobTitle} maxLength={150} autoComplete="off" {...input('jobTitle')} />
      <NativeSelect label={fieldLabels.source} data={choicesOf(prospectSources)} {...input('source')} />
      <NativeSelect label={fieldLabels.status} data={choicesOf(prospectStatuses)} {...input('status')} />
      {values.status === 'lost' && (
        <TextInput label={fieldLabels.lostReason} maxLength={300} className={classes.whole} {...input('lostReason')} />
      )}
      <div className={classes.pair}>
        <TextInput
          label={fieldLabels.value}
          inputMode="decimal"
          maxLength={16}
          placeholder="1 250,50"
          {...input('value')}
        />
        <TextInput label={fieldLabels.currency} maxLength={3} {...input('currency')} />
      </div>
      <TextInput label={fieldLabels.nextAction} maxLength={200} placeholder="Rappeler" {...input('nextAction')} />
      <TextInput label={fieldLabels.nextActionAt} type="datetime-local" {...input('nextActionAt')} />
    </div>
  );
}

const moreNames = [
  'tags',
  'website',
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
  Object.keys(problems).some((problem) => moreNames.some((name) => name === problem.split('.')[0]));

/** The rest: the company, the notes, and where the data come from. */
export function MoreFields({ values, problems, input, setValues }: ProspectFieldsProps) {
  const known = useId();
  return (
    <div className={classes.grid}>
      <TagsInput
        label={fieldLabels.tags}
        className={classes.whole}
        size="md"
        description="Entrée ou virgule pour ajouter"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={tagsOf(values.tags)}
        maxTags={prospectLimits.tags}
        maxLength={40}
        acceptValueOnBlur
        comboboxProps={{ withinPortal: false }}
        error={Object.entries(problems).find(([name]) => /^tags\b/.test(name))?.[1]}
        onChange={(tags) => setValues((latest) => ({ ...latest, tags: tags.join('\n') }))}
      />
      <TextInput
        label={fieldLabels.website}
        maxLength={300}
        placeholder="exemple.fr"
        autoComplete="off"
        {...input('website')}
      />
      <TextInput label={fieldLabels.industry} maxLength={80} list={known} {...input('industry')} />
      <datalist id={known}>
        {Object.values(industries).map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      <NativeSelect label={fieldLabels.companySize} data={withNone(companySizes)} {...input('companySize')} />
      <TextInput
        label={fieldLabels.monthlyAdBudget}
        inputMode="decimal"
        maxLength={16}
        placeholder="3 000"
        {...input('monthlyAdBudget')}
      />
      <TextInput label={fieldLabels.city} maxLength={100} autoComplete="off" {...input('city')} />
      <TextInput
        label={fieldLabels.country}
        maxLength={60}
        placeholder="France"
        autoComplete="off"
        {...input('country')}
      />
      <Textarea
        label={fieldLabels.notes}
        className={classes.whole}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={prospectLimits.notes}
        {...input('notes')}
      />
      <h3 className={classes.heading}>Données personnelles</h3>
      <NativeSelect label={fieldLabels.legalBasis} data={withNone(legalBases)} {...input('legalBasis')} />
      <TextInput
        label={fieldLabels.collectedFrom}
        maxLength={200}
        placeholder="Salon E-marketing"
        {...input('collectedFrom')}
      />
      <TextInput
        label={fieldLabels.collectedAt}
        type="datetime-local"
        description="Maintenant, si rien n’est dit"
        {...input('collectedAt')}
      />
      <TextInput
        label={fieldLabels.retainUntil}
        type="date"
        description="Trois ans après le dernier contact, si rien n’est dit"
        {...input('retainUntil')}
      />
      <Checkbox
        label={fieldLabels.doNotContact}
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
