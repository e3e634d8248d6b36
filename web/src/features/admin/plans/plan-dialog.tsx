import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type AdminPlan, createPlan, updatePlan } from '../../../../../shared/admin/plan.contract.ts';
import { isOnQuotation, opensTrials, planEditLimits } from '../../../../../shared/admin/plan.rules.ts';
import { limitLabels } from '../../../../../shared/billing/limits.ts';
import { intervals } from '../../../../../shared/billing/prices.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { fallbackPlan, planCodeText } from '../../../../../shared/kernel/plans.ts';
import { limitField } from '../../../lib/limit-figure.ts';
import { request } from '../../../lib/request.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { FormDialog } from '../payments/form-dialog.tsx';
import {
  blankPlan,
  creationOf,
  editOf,
  fallOf,
  type PlanValues,
  problemsIn,
  touchedBy,
  valuesOf,
} from './plan-edit.ts';
import { PlanExcess } from './plan-excess.tsx';

/** Without a plan, one that is to be made. */
type Props = { plan: AdminPlan | null; onDone: () => unknown; onClose: () => void };

const priceLabels = { month: 'Prix par mois HT, en euros', year: 'Prix par an HT, en euros' } as const;
const limits = keysOf(limitLabels);

const send = (plan: AdminPlan | null, values: PlanValues): Promise<unknown> =>
  plan
    ? request(updatePlan, { params: { code: plan.code }, body: { ...editOf(plan, values), version: plan.version } })
    : request(createPlan, { body: creationOf(values) });

/** A plan to be made, or an edit of one and who is touched by what of it before it is saved. */
export function PlanDialog({ plan, onDone, onClose }: Props) {
  const shown = plan ?? blankPlan;
  const [values, setValues] = useState(() => valuesOf(shown));
  const submit = useSubmit({
    check: () => problemsIn(shown, values),
    act: async () => {
      await send(plan, values);
      onClose();
      await onDone();
    },
    otherwise: plan ? 'L’offre n’a pas changé' : 'L’offre n’a pas été créée',
  });
  const field = (name: string, label: string) => ({
    ...{ label, name, value: values.texts[name] ?? '', error: submit.problems[name] },
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      setValues((now) => ({ ...now, texts: { ...now.texts, [name]: value } })),
  });
  return (
    <FormDialog
      title={plan ? `Modifier ${plan.name}` : 'Créer une offre'}
      submit={submit}
      act={plan ? 'Enregistrer' : 'Créer l’offre'}
      acting="Enregistrement..."
      onClose={onClose}
    >
      {!plan && (
        <TextInput
          {...field('code', 'Code')}
          description="Des minuscules, des chiffres et des tirets. Il ne change plus."
          required
          maxLength={planCodeText.most}
          data-autofocus
        />
      )}
      <TextInput {...field('name', 'Nom')} required maxLength={planEditLimits.name} data-autofocus={plan !== null} />
      <TextInput {...field('description', 'Présentation')} maxLength={planEditLimits.description} />
      <Textarea {...field('features', 'Points forts, un par ligne')} autosize minRows={2} maxRows={8} />
      {!isOnQuotation(shown.code) &&
        intervals.map((interval) => (
          <TextInput
            key={interval}
            {...field(interval, priceLabels[interval])}
            inputMode="decimal"
            placeholder="Ne se vend pas ainsi"
          />
        ))}
      {limits.map((limit) => (
        <TextInput key={limit} {...field(limit, limitField(limit))} inputMode="numeric" placeholder="Illimité" />
      ))}
      {opensTrials(shown.code) && (
        <TextInput
          {...field('trialDays', 'Jours d’essai')}
          inputMode="numeric"
          placeholder="Selon le réglage de la plateforme"
        />
      )}
      <TextInput
        {...field('position', 'Place parmi les offres')}
        inputMode="numeric"
        placeholder="La dernière"
        required={plan !== null}
      />
      <Checkbox
        label="Publique : proposée à tous"
        checked={values.isPublic}
        onChange={({ currentTarget: { checked } }) => setValues((now) => ({ ...now, isPublic: checked }))}
      />
      {plan && plan.code !== fallbackPlan && (
        <Checkbox
          label="Archivée : plus personne ne la prend"
          checked={values.archived}
          onChange={({ currentTarget: { checked } }) => setValues((now) => ({ ...now, archived: checked }))}
        />
      )}
      {plan && (
        <PlanExcess
          plan={plan}
          fall={fallOf(plan, values)}
          applies={values.applies}
          onApplies={(applies) => setValues((now) => ({ ...now, applies }))}
        />
      )}
      {plan && <Touched lines={touchedBy(plan, values)} />}
    </FormDialog>
  );
}

const Touched = ({ lines }: { lines: string[] }) => (
  <section aria-label="Qui est touché" aria-live="polite">
    {lines.length === 0 && <Text size="sm">Rien ne change.</Text>}
    {lines.map((line) => (
      <Text key={line} size="sm">
        {line}
      </Text>
    ))}
  </section>
);
