import '@mantine/core/styles/Chip.css';
import { Chip, Group, Input, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { adPlatforms } from '../../../../shared/ads/ads.rules.ts';
import { keysOf } from '../../../../shared/kernel/closed-lists.ts';
import { personaLimits } from '../../../../shared/personas/personas.rules.ts';
import classes from './persona-form.module.css';
import type { FieldsProps } from './persona-form.tsx';
import { textField } from './text-field.ts';

export function SpeechFields(props: FieldsProps) {
  const { values, onChange } = props;
  const field = textField(props);
  return (
    <>
      <div className={classes.pair}>
        <NativeSelect
          label="Registre"
          data={[
            { value: '', label: 'Non précisé' },
            { value: 'vous', label: 'Vouvoiement' },
            { value: 'tu', label: 'Tutoiement' },
          ]}
          value={values.register}
          onChange={({ currentTarget: { value } }) =>
            onChange({ register: value === 'vous' || value === 'tu' ? value : '' })
          }
        />
        <TextInput label="Ton" maxLength={personaLimits.tone} {...field('tone')} />
      </div>
      <div className={classes.pair}>
        <Textarea
          label="Ses mots"
          description="Un par ligne."
          autosize
          minRows={3}
          maxRows={12}
          {...field('vocabulary')}
        />
        <Textarea label="À éviter" description="Un par ligne." autosize minRows={3} maxRows={12} {...field('avoid')} />
      </div>
      <Input.Wrapper label="Plateformes" labelElement="div">
        <Chip.Group
          multiple
          value={values.channels}
          onChange={(chosen) => onChange({ channels: keysOf(adPlatforms).filter((one) => chosen.includes(one)) })}
        >
          <Group gap="xs" mt="xs">
            {keysOf(adPlatforms).map((platform) => (
              <Chip key={platform} value={platform}>
                {adPlatforms[platform]}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </Input.Wrapper>
    </>
  );
}
