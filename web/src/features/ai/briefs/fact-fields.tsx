import { briefLimits } from '../../../../../shared/ai/brands.rules.ts';
import { FormSection } from '../fields/form-section.tsx';
import { LinesField } from '../fields/lines-field.tsx';
import { PairsField } from '../fields/pairs-field.tsx';
import type { BriefValues } from './brief-values.ts';

type Props = {
  values: BriefValues;
  problems: Record<string, string>;
  /** What is to be said of a line, if anything. */
  remark: (line: string) => string | null;
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
  {
    field: 'pains',
    label: 'Problèmes de vos clients',
    placeholder: 'perdre ses lundis en tableurs',
    most: briefLimits.pains,
  },
] as const;

/** The facts that texts are written from: nothing else is. */
export function FactFields({ values, problems, remark, onChange }: Props) {
  const { text: maxLength } = briefLimits;
  return (
    <FormSection title="Les faits" about="Vos textes partent de ces faits." keys="Entrée ajoute une ligne.">
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
        {...{ maxLength, problems, remark }}
        onChange={(proofs) => onChange({ proofs })}
      />
      <PairsField
        label="Objections"
        name="objections"
        sides={[
          { key: 'objection', label: 'Objection', placeholder: 'c’est plus cher qu’ailleurs' },
          { key: 'answer', label: 'Votre réponse', placeholder: 'il dure deux fois plus longtemps' },
        ]}
        pairs={values.objections}
        most={briefLimits.objections}
        {...{ maxLength, problems, remark }}
        onChange={(objections) => onChange({ objections })}
      />
    </FormSection>
  );
}
