import { NativeSelect, TextInput } from '@mantine/core';
import classes from '../fields/fields.module.css';
import { type BrandValues, voiceExample } from './brand-values.ts';

type Props = { values: BrandValues; onChange: (change: Partial<BrandValues>) => void };

const choices = {
  register: { label: 'Registre', data: { '': 'Peu importe', vous: 'Vouvoiement', tu: 'Tutoiement' } },
  person: { label: 'La marque dit', data: { '': 'Peu importe', nous: 'Nous', on: 'On' } },
  emojis: { label: 'Emojis', data: { none: 'Jamais', few: 'Un peu', many: 'Souvent' } },
  exclamations: { label: 'Exclamations', data: { none: 'Jamais', few: 'Un peu' } },
} as const;
type Name = keyof typeof choices;

/** How the brand speaks, with a sentence that says it. */
export function VoiceFields({ values, onChange }: Props) {
  const names = Object.keys(choices) as Name[];
  return (
    <>
      <blockquote className={classes.example} aria-live="polite">
        {voiceExample(values)}
      </blockquote>
      <div className={classes.four}>
        {names.map((name) => (
          <NativeSelect
            key={name}
            label={choices[name].label}
            value={values[name]}
            data={Object.entries(choices[name].data).map(([value, label]) => ({ value, label }))}
            onChange={({ currentTarget: { value } }) => onChange({ [name]: value })}
          />
        ))}
      </div>
      <TextInput
        label="Ton"
        description="Cinq mots au plus, séparés par des virgules."
        placeholder="direct, chaleureux"
        value={values.tones}
        onChange={({ currentTarget: { value } }) => onChange({ tones: value })}
      />
    </>
  );
}
