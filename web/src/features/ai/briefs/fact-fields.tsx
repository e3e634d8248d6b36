import { SegmentedControl } from '@mantine/core';
import { briefLimits } from '../../../../../shared/ai/brands.rules.ts';
import { analyse } from '../../../../../shared/rules/copy/analyse.ts';
import { FormSection } from '../fields/form-section.tsx';
import { LinesField } from '../fields/lines-field.tsx';
import { PairsField } from '../fields/pairs-field.tsx';
import type { BriefValues } from './brief-values.ts';

type Props = {
  values: BriefValues;
  problems: Record<string, string>;
  onChange: (change: Partial<BriefValues>) => void;
};

const lists = [
  {
    field: 'benefits',
    label: 'Bénéfices',
    placeholder: 'remplir vos plannings en une heure',
    most: briefLimits.benefits,
  },
  { field: 'features', label: 'Caractéristiques', placeholder: 'un planning partagé', most: briefLimits.features },
  { field: 'pains', label: 'Ce qui l’agace', placeholder: 'perdre ses lundis en tableurs', most: briefLimits.pains },
] as const;

/** The facts that texts are written from: nothing else is. */
export function FactFields({ values, problems, onChange }: Props) {
  const { register } = values;
  const remark = (line: string) => registerRemark(line, register);
  const { text: maxLength } = briefLimits;
  return (
    <FormSection title="Les faits" about="Les textes ne disent rien d’autre. Entrée ajoute une ligne.">
      <NativeRegister register={register} onChange={(next) => onChange({ register: next })} />
      {lists.map(({ field, ...list }) => (
        <LinesField
          key={field}
          {...list}
          name={field}
          lines={values[field]}
          {...{ maxLength, problems, remark }}
          onChange={(lines) => onChange({ [field]: lines })}
        />
      ))}
      <PairsField
        label="Preuves"
        name="proofs"
        sides={[
          { key: 'text', label: 'Preuve', placeholder: '4 200 agences l’utilisent' },
          { key: 'source', label: 'Source', placeholder: 'd’où vous le tenez' },
        ]}
        pairs={values.proofs}
        most={briefLimits.proofs}
        {...{ maxLength, problems }}
        onChange={(proofs) => onChange({ proofs })}
      />
      <PairsField
        label="Objections"
        name="objections"
        sides={[
          { key: 'objection', label: 'Objection', placeholder: 'encore un outil à apprendre' },
          { key: 'answer', label: 'Réponse', placeholder: 'il s’apprend en vingt minutes' },
        ]}
        pairs={values.objections}
        most={briefLimits.objections}
        {...{ maxLength, problems }}
        onChange={(objections) => onChange({ objections })}
      />
    </FormSection>
  );
}

/** A line that speaks otherwise than the brief. */
function registerRemark(line: string, wanted: BriefValues['register']): string | null {
  if (wanted === '' || line.trim() === '') return null;
  const { register } = analyse({ body: line });
  if (register === 'none' || register === wanted) return null;
  return wanted === 'vous' ? 'Cette ligne tutoie.' : 'Cette ligne vouvoie.';
}

type RegisterProps = { register: BriefValues['register']; onChange: (register: BriefValues['register']) => void };

const NativeRegister = ({ register, onChange }: RegisterProps) => (
  <SegmentedControl
    aria-label="Registre"
    mr="auto"
    value={register}
    data={[
      { value: '', label: 'Selon la marque' },
      { value: 'vous', label: 'Vous' },
      { value: 'tu', label: 'Tu' },
    ]}
    onChange={(value) => onChange(value as BriefValues['register'])}
  />
);
