import '@mantine/core/styles/Chip.css';
import { Chip, Group, Input, NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { industries } from '../../../../shared/ads/ads.rules.ts';
import { keysOf } from '../../../../shared/kernel/closed-lists.ts';
import { personaKinds, personaLimits } from '../../../../shared/personas/personas.rules.ts';
import { companySizes, jobLevels } from '../../../../shared/prospects/prospects.rules.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import classes from './persona-form.module.css';
import type { FieldsProps } from './persona-form.tsx';
import { atProspects, personaNames } from './personas-url.ts';
import { textField } from './text-field.ts';
import { useBrandNames } from './use-personas.ts';

const choicesOf = (labels: Readonly<Record<string, string>>, none: string) => [
  { value: '', label: none },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];
const sectors = choicesOf(industries, 'Non précisé');

export function WhoFields(props: FieldsProps) {
  const { values, problems, onChange } = props;
  const field = textField(props);
  const brands = useBrandNames();
  const known = values.industry === '' || Object.hasOwn(industries, values.industry);
  const age = (name: 'ageMin' | 'ageMax', label: string) => (
    <TextInput
      label={label}
      inputMode="numeric"
      maxLength={3}
      value={values[name]}
      error={problems[name === 'ageMin' ? 'ageRange.min' : 'ageRange.max']}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value.replace(/\D/g, '') })}
    />
  );
  return (
    <>
      <Textarea label="En une phrase" autosize minRows={2} maxLength={personaLimits.summary} {...field('summary')} />
      <div className={classes.pair}>
        <NativeSelect
          label="Type"
          data={Object.entries(personaKinds).map(([value, label]) => ({ value, label }))}
          value={values.kind}
          onChange={({ currentTarget }) => onChange({ kind: currentTarget.value === 'b2c' ? 'b2c' : 'b2b' })}
        />
        {brands.size > 0 && (
          <NativeSelect
            label="Marque"
            data={[
              { value: '', label: 'Aucune' },
              ...[...brands].map(([value, label]) => ({ value, label })),
              ...(values.brandId === '' || brands.has(values.brandId)
                ? []
                : [{ value: values.brandId, label: 'Marque supprimée' }]),
            ]}
            value={values.brandId}
            onChange={({ currentTarget }) => onChange({ brandId: currentTarget.value })}
          />
        )}
      </div>
      <div className={classes.pair}>
        <TextInput label="Fonction" maxLength={personaLimits.job} {...field('job')} />
        <NativeSelect
          label="Secteur"
          data={known ? sectors : [...sectors, { value: values.industry, label: values.industry }]}
          {...field('industry')}
        />
        <NativeSelect
          label="Taille de l’entreprise"
          data={choicesOf(companySizes, 'Non précisée')}
          value={values.companySize}
          onChange={({ currentTarget: { value } }) =>
            onChange({ companySize: keysOf(companySizes).find((size) => size === value) ?? '' })
          }
        />
      </div>
      <div className={classes.pair}>
        <div className={classes.ages}>
          {age('ageMin', 'Âge, de')}
          {age('ageMax', 'à')}
        </div>
        <TextInput label="Lieu" maxLength={personaLimits.location} {...field('location')} />
      </div>
      <Textarea
        label="Ce qu’il dirait"
        description="Une phrase entendue, sans dire de qui."
        autosize
        maxLength={personaLimits.quote}
        {...field('quote')}
      />
      <MatchFields {...props} />
    </>
  );
}

/** Which prospects resemble it. */
function MatchFields({ values, problems, onChange }: FieldsProps) {
  const { params } = useUrlState();
  return (
    <Input.Wrapper
      label="Prospects qui lui ressemblent"
      labelElement="div"
      description="Ceux qui ont l’un de ces secteurs et l’une de ces fonctions."
      error={problems['match.industries'] ?? problems['match.industries.0']}
    >
      <Textarea
        aria-label="Secteurs des prospects, un par ligne"
        autoFocus={params.get(personaNames.editing) === atProspects}
        placeholder="Un secteur par ligne"
        autosize
        mt="xs"
        value={values.matchIndustries}
        onChange={({ currentTarget }) => onChange({ matchIndustries: currentTarget.value })}
      />
      <Chip.Group
        multiple
        value={values.matchLevels}
        onChange={(levels) => onChange({ matchLevels: keysOf(jobLevels).filter((level) => levels.includes(level)) })}
      >
        <Group gap="xs" mt="xs">
          {keysOf(jobLevels).map((level) => (
            <Chip key={level} value={level}>
              {jobLevels[level]}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      {values.matchSizes.length + values.matchCountries.length > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          La règle retient aussi une taille ou un pays.
        </Text>
      )}
    </Input.Wrapper>
  );
}
