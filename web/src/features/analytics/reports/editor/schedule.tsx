import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Switch.css';
import { Checkbox, NativeSelect, Switch, Textarea } from '@mantine/core';
import { useState } from 'react';
import { weekdays } from '../../../../../../shared/analytics/parts.ts';
import { reportFrequencies, reportLimits, reportProblems } from '../../../../../../shared/analytics/reports.rules.ts';
import { keysOf } from '../../../../../../shared/kernel/closed-lists.ts';
import type { Draft } from './draft.ts';
import classes from './editor.module.css';

type Sent = NonNullable<Draft['schedule']>;
type Props = { draft: Draft; onChange: (schedule: Draft['schedule']) => void };

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}\u00a0h` }));
const days = Array.from({ length: 31 }, (_, at) => ({
  value: String(at + 1),
  label: at === 0 ? '1er' : String(at + 1),
}));

/** The usual ones, and the one that it has. */
const reviews = (own: number) =>
  [...new Set([0, 4, 24, 48, reportLimits.reviewHours, own])]
    .sort((a, b) => a - b)
    .map((length) => ({ value: String(length), label: length === 0 ? 'Aucune' : `${length}\u00a0heures` }));

/** When it leaves by itself, and to whom. */
export function Schedule({ draft, onChange }: Props) {
  const { schedule, period } = draft;
  const [asked, setAsked] = useState(schedule !== null);
  const isFixed = period.preset === undefined;
  return (
    <fieldset className={classes.part}>
      <legend>Envoi par e-mail</legend>
      <Switch
        label="Envoyer ce rapport régulièrement"
        checked={asked}
        onChange={({ currentTarget: { checked } }) => {
          setAsked(checked);
          if (!checked) onChange(null);
        }}
      />
      {asked && isFixed && <p className={classes.note}>{reportProblems.fixedPeriod}</p>}
      {asked && !isFixed && <When schedule={schedule ?? null} onChange={onChange} />}
    </fieldset>
  );
}

type WhenProps = { schedule: Sent | null; onChange: (schedule: Sent) => void };

/** Kept as soon as someone is to receive it. */
function When({ schedule, onChange }: WhenProps) {
  const [sent, setSent] = useState<Sent>(
    schedule ?? { frequency: 'monthly', day: 2, hour: 9, reviewHours: 0, recipients: [], pdf: true },
  );
  const [typed, setTyped] = useState(sent.recipients.join('\n'));

  function say(changes: Partial<Sent>) {
    const next = { ...sent, ...changes };
    setSent(next);
    if (next.recipients.length > 0) onChange(next);
  }

  const { frequency, weekday = 1, day = 1, hour, pdf = true } = sent;
  return (
    <>
      <div className={classes.three}>
        <NativeSelect
          label="Rythme"
          value={frequency}
          data={keysOf(reportFrequencies).map((value) => ({ value, label: reportFrequencies[value] }))}
          onChange={({ currentTarget: { value } }) => {
            const { weekday: _, day: __, ...others } = sent;
            const next =
              value === 'weekly'
                ? { frequency: 'weekly' as const, weekday: 1 }
                : { frequency: 'monthly' as const, day: 2 };
            setSent({ ...others, ...next });
            if (others.recipients.length > 0) onChange({ ...others, ...next });
          }}
        />
        {frequency === 'weekly' ? (
          <NativeSelect
            label="Jour"
            value={String(weekday)}
            data={weekdays.map((label, at) => ({ value: String(at + 1), label }))}
            onChange={({ currentTarget }) => say({ weekday: Number(currentTarget.value) })}
          />
        ) : (
          <NativeSelect
            label="Jour du mois"
            value={String(day)}
            data={days}
            onChange={({ currentTarget }) => say({ day: Number(currentTarget.value) })}
          />
        )}
        <NativeSelect
          label="Heure (Paris)"
          value={String(hour)}
          data={hours}
          onChange={({ currentTarget }) => say({ hour: Number(currentTarget.value) })}
        />
      </div>
      <NativeSelect
        label="Relecture avant l’envoi"
        description="Votre équipe est prévenue, et peut l’envoyer plus tôt ou l’annuler."
        value={String(sent.reviewHours)}
        data={reviews(sent.reviewHours ?? 0)}
        onChange={({ currentTarget }) => say({ reviewHours: Number(currentTarget.value) })}
      />
      <Textarea
        label="Destinataires"
        description={`Une adresse par ligne, ${reportLimits.recipients} au plus. Hors de votre espace, chacun reçoit d’abord un e-mail pour accepter.`}
        autosize
        minRows={2}
        maxRows={8}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => say({ recipients: addressesIn(typed) })}
      />
      <Checkbox
        label="Joindre le PDF"
        checked={pdf}
        onChange={({ currentTarget }) => say({ pdf: currentTarget.checked })}
      />
    </>
  );
}

/** As they are pasted: a line, a comma or a semicolon between two of them. */
const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((one) => one.toLowerCase())
      .filter((one) => one !== ''),
  ),
];
