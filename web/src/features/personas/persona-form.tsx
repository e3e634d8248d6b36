import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { personaLimits } from '../../../../shared/personas/personas.rules.ts';
import { BoardColorField } from '../../components/board-color.tsx';
import { FormNotice } from '../../components/form-notice.tsx';
import { PlanLimitNotice, planLimitOf } from '../../components/plan-limit-notice.tsx';
import { useSubmit } from '../../lib/use-submit.ts';
import { DoubtFields } from './doubt-fields.tsx';
import { FormPart } from './form-part.tsx';
import { NoPersonalData } from './no-personal-data.tsx';
import classes from './persona-form.module.css';
import type { PersonaValues } from './persona-values.ts';
import { SpeechFields } from './speech-fields.tsx';
import { WhoFields } from './who-fields.tsx';

export type FieldsProps = {
  values: PersonaValues;
  problems: Record<string, string>;
  onChange: (changes: Partial<PersonaValues>) => void;
};

type Props = {
  start: PersonaValues;
  /** The text of the button that saves. */
  act: string;
  onSave: (values: PersonaValues) => Promise<void>;
  onCancel: () => void;
};

/** A persona in three parts: who, what holds them back, how to speak to them. */
export function PersonaForm({ start, act, onSave, onCancel }: Props) {
  const [values, setValues] = useState(start);
  const [limit, setLimit] = useState<ReturnType<typeof planLimitOf>>(null);
  const onChange = (changes: Partial<PersonaValues>) => setValues((now) => ({ ...now, ...changes }));
  const { busy, message, problems, form } = useSubmit({
    otherwise: 'Le persona n’a pas pu être enregistré',
    act: async () => {
      setLimit(null);
      try {
        await onSave(values);
      } catch (error) {
        const beyond = planLimitOf(error);
        if (!beyond) throw error;
        setLimit(beyond);
      }
    },
  });
  const fields = { values, problems, onChange };
  return (
    <form {...form} className={classes.form}>
      <FormPart title="Le persona">
        <TextInput
          label="Nom"
          description="Comme vous l’appelez entre vous, sans nommer personne."
          required
          name="name"
          maxLength={personaLimits.name}
          value={values.name}
          error={problems.name}
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
        <BoardColorField value={values.color} onChange={(color) => onChange({ color })} />
        <NoPersonalData />
      </FormPart>
      <FormPart title="Qui">
        <WhoFields {...fields} />
      </FormPart>
      <FormPart title="Ses envies et ses freins">
        <DoubtFields {...fields} />
      </FormPart>
      <FormPart title="Comment lui parler">
        <SpeechFields {...fields} />
      </FormPart>
      {limit && <PlanLimitNotice error={limit} things="personas" />}
      {message && <FormNotice tone="refused">{message}</FormNotice>}
      <div className={classes.foot}>
        <Button type="submit" aria-disabled={busy}>
          {busy ? 'Enregistrement...' : act}
        </Button>
        <Button variant="default" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </form>
  );
}
