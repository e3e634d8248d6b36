import { ActionIcon, Button, Input, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { keysOf } from '../../../../shared/kernel/closed-lists.ts';
import { awarenessLevels, personaLimits } from '../../../../shared/personas/personas.rules.ts';
import classes from './persona-form.module.css';
import type { FieldsProps } from './persona-form.tsx';
import { textField } from './text-field.ts';

const oneALine = 'Un par ligne.';

export function DoubtFields(props: FieldsProps) {
  const { values, onChange } = props;
  const field = textField(props);
  return (
    <>
      <Textarea label="Problèmes" description={oneALine} autosize minRows={3} maxRows={12} {...field('pains')} />
      <Textarea label="Buts" description={oneALine} autosize minRows={2} maxRows={12} {...field('goals')} />
      <Textarea label="Déclencheurs" description={oneALine} autosize maxRows={12} {...field('triggers')} />
      <Objections {...props} />
      <Textarea label="Parcours d’achat" autosize maxLength={personaLimits.buyingProcess} {...field('buyingProcess')} />
      <NativeSelect
        label="Ce qu’il sait déjà"
        data={[
          { value: '', label: 'Non précisé' },
          ...Object.entries(awarenessLevels).map(([value, label]) => ({ value, label })),
        ]}
        value={values.awareness}
        onChange={({ currentTarget: { value } }) =>
          onChange({ awareness: keysOf(awarenessLevels).find((level) => level === value) ?? '' })
        }
      />
    </>
  );
}

function Objections({ values: { objections }, problems, onChange }: FieldsProps) {
  const write = (at: number, change: Partial<(typeof objections)[number]>) =>
    onChange({ objections: objections.map((one, index) => (index === at ? { ...one, ...change } : one)) });
  return (
    <Input.Wrapper
      label="Objections"
      labelElement="div"
      description="Ce qui le fait hésiter, et ce que vous lui répondez."
    >
      <div className={classes.fields} style={{ marginTop: '0.5rem' }}>
        {objections.map(({ objection, answer }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a form, told by their place
          <div key={at} className={classes.objection}>
            <TextInput
              aria-label={`Objection ${at + 1}`}
              placeholder="Objection"
              name={`objections.${at}.objection`}
              maxLength={personaLimits.text}
              value={objection}
              error={problems[`objections.${at}.objection`]}
              onChange={({ currentTarget }) => write(at, { objection: currentTarget.value })}
            />
            <TextInput
              aria-label={`Réponse à l’objection ${at + 1}`}
              placeholder="Réponse"
              maxLength={personaLimits.text}
              value={answer}
              onChange={({ currentTarget }) => write(at, { answer: currentTarget.value })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={`Retirer l’objection ${at + 1}`}
              onClick={() => onChange({ objections: objections.filter((_, index) => index !== at) })}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </div>
        ))}
        {objections.length < personaLimits.entries && (
          <Button
            variant="default"
            size="xs"
            style={{ justifySelf: 'start' }}
            onClick={() => onChange({ objections: [...objections, { objection: '', answer: '' }] })}
          >
            Ajouter une objection
          </Button>
        )}
      </div>
    </Input.Wrapper>
  );
}
