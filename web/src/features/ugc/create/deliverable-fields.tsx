import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { campaignLimits, type Ratio, ratios } from '../../../../../shared/ugc/campaign.rules.ts';
import { type DeliverableType, deliverableTypes } from '../../../../../shared/ugc/creator.rules.ts';
import { deliverableLabel } from '../../../../../shared/ugc/deliverable-label.ts';
import classes from '../ugc.module.css';
import type { DeliverableValues } from './campaign-values.ts';
import { optionsOf } from './step-fields.ts';

type Props = {
  /** Where it stands among the others: by it the API names its fields. */
  at: number;
  problems: Readonly<Record<string, string>>;
  value: DeliverableValues;
  onChange: (changes: Partial<DeliverableValues>) => void;
  onRemove: () => void;
};

const lasting: readonly DeliverableType[] = ['video', 'story', 'voice_over', 'raw_footage'];

/** One thing to be handed in: how many, how long, in which shape. */
export function DeliverableFields({ at, problems, value, onChange, onRemove }: Props) {
  const { type, quantity, durationSeconds, ratio, subtitles, hooks, label } = value;
  /** It is called by what it is, as long as nobody called it otherwise. */
  const becomes = (changes: Pick<Partial<DeliverableValues>, 'type' | 'durationSeconds'>) =>
    onChange({
      ...changes,
      ...(label === deliverableLabel(value) && { label: deliverableLabel({ ...value, ...changes }) }),
    });
  const named = (name: keyof DeliverableValues) => {
    const path = `deliverables.${at}.${name}`;
    return { name: path, error: problems[path] };
  };
  return (
    <fieldset className={classes.deliverable} aria-label={label}>
      <TextInput
        label="Intitulé"
        required
        {...named('label')}
        value={label}
        maxLength={campaignLimits.label}
        onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
      />
      <NativeSelect
        label="Type"
        {...named('type')}
        data={optionsOf(deliverableTypes)}
        value={type}
        onChange={({ currentTarget }) => {
          const next = currentTarget.value as DeliverableType;
          becomes({ type: next, durationSeconds: lasting.includes(next) ? durationSeconds : null });
        }}
      />
      <TextInput
        label="Quantité"
        type="number"
        required
        {...named('quantity')}
        min={1}
        max={campaignLimits.quantity}
        value={String(quantity)}
        onChange={({ currentTarget }) => onChange({ quantity: Number(currentTarget.value) })}
      />
      {lasting.includes(type) && (
        <TextInput
          label="Durée, en secondes"
          {...named('durationSeconds')}
          type="number"
          min={1}
          max={campaignLimits.seconds}
          value={durationSeconds === null ? '' : String(durationSeconds)}
          onChange={({ currentTarget }) =>
            becomes({ durationSeconds: currentTarget.value === '' ? null : Number(currentTarget.value) })
          }
        />
      )}
      <NativeSelect
        label="Format"
        {...named('ratio')}
        data={optionsOf(ratios)}
        value={ratio}
        onChange={({ currentTarget }) => onChange({ ratio: currentTarget.value as Ratio })}
      />
      {type === 'video' && (
        <>
          <TextInput
            label="Accroches"
            {...named('hooks')}
            type="number"
            min={0}
            max={campaignLimits.hooks}
            value={String(hooks)}
            onChange={({ currentTarget }) => onChange({ hooks: Number(currentTarget.value) })}
          />
          <Checkbox
            label="Sous-titrée"
            name={`deliverables.${at}.subtitles`}
            checked={subtitles}
            onChange={({ currentTarget }) => onChange({ subtitles: currentTarget.checked })}
          />
        </>
      )}
      <Button variant="subtle" color="gray" aria-label={`Retirer ${label}`} onClick={onRemove}>
        Retirer
      </Button>
    </fieldset>
  );
}
