import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type AdminPlan, updatePlan } from '../../../../../shared/admin/plan.contract.ts';
import { opensTrials, planEditLimits } from '../../../../../shared/admin/plan.rules.ts';
import { limitLabels } from '../../../../../shared/billing/limits.ts';
import { intervals } from '../../../../../shared/billing/prices.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { fallbackPlan } from '../../../../../shared/kernel/plans.ts';
import { limitField } from '../../../lib/limit-figure.ts';
import { request } from '../../../lib/request.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { FormDialog } from '../payments/form-dialog.tsx';
import { editOf, problemsIn, touchedBy, valuesOf } from './plan-edit.ts';

type Props = { plan: AdminPlan; onDone: () => unknown; onClose: () => void };

const priceLabels = { month: 'Prix par mois HT, en euros', year: 'Prix par an HT, en euros' } as const;
const limits = keysOf(limitLabels);

/** An edit, and who is touched by what of it before it is saved. */
export function PlanDialog({ plan, onDone, onClose }: Props) {
  const [values, setValues] = useState(() => valuesOf(plan));
  const touched = touchedBy(plan, values);
  const submit = useSubmit({
    check: () => problemsIn(plan, values),
    act: async () => {
      await request(updatePlan, {
        params: { code: plan.code },
        body: { ...editOf(plan, values), version: plan.version },
      });
      onClose();
      await onDone();
    },
    otherwise: 'L’offre n’a pas changé',
  });
  const field = (name: string, label: string) => ({
    ...{ label, name, value: values.texts[name] ?? '', error: submit.problems[name] },
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      setValues((now) => ({ ...now, texts: { ...now.texts, [name]: value } })),
  });
  return (
    <FormDialog
      title={`Modifier ${plan.name}`}
      submit={submit}
      act="Enregistrer"
      acting="Enregistrement..."
      onClose={onClose}
    >
      <TextInput {...field('name', 'Nom')} required maxLength={planEditLimits.name} data-autofocus />
      <TextInput {...field('description', 'Présentation')} maxLength={planEditLimits.description} />
      <Textarea {...field('features', 'Points forts, un par ligne')} autosize minRows={2} maxRows={8} />
      {plan.prices.some(({ active }) => active) &&
        intervals.map((interval) => (
          <TextInput key={interval} {...field(interval, priceLabels[interval])} inputMode="decimal" required />
        ))}
      {limits.map((limit) => (
        <TextInput key={limit} {...field(limit, limitField(limit))} inputMode="numeric" placeholder="Illimité" />
      ))}
      {opensTrials(plan.code) && (
        <TextInput
          {...field('trialDays', 'Jours d’essai')}
          inputMode="numeric"
          placeholder="Selon le réglage de la plateforme"
        />
      )}
      <TextInput {...field('position', 'Place parmi les offres')} inputMode="numeric" required />
      <Checkbox
        label="Publique : proposée à tous"
        checked={values.isPublic}
        onChange={({ currentTarget: { checked } }) => setValues((now) => ({ ...now, isPublic: checked }))}
      />
      {plan.code !== fallbackPlan && (
        <Checkbox
          label="Archivée : plus personne ne la prend"
          checked={values.archived}
          onChange={({ currentTarget: { checked } }) => setValues((now) => ({ ...now, archived: checked }))}
        />
      )}
      <section aria-label="Qui est touché" aria-live="polite">
        {touched.length === 0 && <Text size="sm">Rien ne change.</Text>}
        {touched.map((line) => (
          <Text key={line} size="sm">
            {line}
          </Text>
        ))}
      </section>
    </FormDialog>
  );
}
