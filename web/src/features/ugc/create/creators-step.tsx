import { NativeSelect, Text, TextInput } from '@mantine/core';
import { eurosText } from '../../../../../shared/billing/euros.ts';
import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import {
  type ContractPolicy,
  campaignLimits,
  contractPolicies,
  type Visibility,
  visibilities,
} from '../../../../../shared/ugc/campaign.rules.ts';
import { formatCount } from '../../../lib/format.ts';
import { sumOf } from '../../../lib/sum-text.ts';
import classes from '../ugc.module.css';
import { optionsOf, type StepProps, textField } from './step-fields.ts';

/** Who may answer, until when, and for how much. */
export function CreatorsStep(props: StepProps) {
  const { campaign, values, problems, onChoose } = props;
  const { visibility, contractPolicy } = values.choices;
  const text = textField(props);
  const money = { inputMode: 'decimal' as const };
  const fee = sumOf(values.texts['fee.max'] || values.texts['fee.min']) ?? 0;
  const most = fee * (Number(values.texts.creatorsWanted) || 0);
  const budget = sumOf(values.texts.budget) ?? 0;
  return (
    <>
      <div className={classes.pair}>
        <NativeSelect
          label="Qui peut y répondre"
          name="visibility"
          error={problems.visibility}
          data={optionsOf(visibilities)}
          value={visibility}
          onChange={({ currentTarget }) => onChoose({ visibility: currentTarget.value as Visibility })}
        />
        <TextInput
          label="Candidatures jusqu’au"
          type="date"
          min={firstDay(campaign?.applicationsCloseOn)}
          {...text('applicationsCloseOn')}
        />
        <TextInput
          label="Créateurs voulus"
          type="number"
          min={1}
          max={campaignLimits.creators}
          required
          {...text('creatorsWanted')}
        />
      </div>
      <div className={classes.pair}>
        <TextInput label="Rémunération, au moins (€ HT)" {...money} {...text('fee.min')} />
        <TextInput label="Rémunération, au plus (€ HT)" {...money} {...text('fee.max')} />
        <TextInput label="Budget (€ HT)" description="Pour votre équipe." {...money} {...text('budget')} />
      </div>
      <Text size="sm" c="dimmed" role="status">
        {most > 0
          ? `Au pire ${eurosText(most)} HT pour ${formatCount(Number(values.texts.creatorsWanted), 'créateur')}${budget > 0 && most > budget ? `, plus que votre budget de ${eurosText(budget)}` : ''}.`
          : 'Sans rémunération dite, chaque créateur propose la sienne.'}
      </Text>
      <div className={classes.pair}>
        <TextInput
          label="Première version sous (jours)"
          type="number"
          min={1}
          max={90}
          required
          {...text('delays.firstVersionDays')}
        />
        <TextInput
          label="Votre relecture sous (jours)"
          type="number"
          min={1}
          max={90}
          required
          {...text('delays.reviewDays')}
        />
        <TextInput
          label="Paiement sous (jours)"
          description="Après validation, 60 au plus."
          type="number"
          min={0}
          max={60}
          required
          {...text('delays.paymentDays')}
        />
        <TextInput
          label="Retouches comprises"
          type="number"
          min={0}
          max={campaignLimits.revisions}
          required
          {...text('revisionsIncluded')}
        />
      </div>
      <NativeSelect
        label="Contrat écrit"
        name="contractPolicy"
        error={problems.contractPolicy}
        description="Il est obligatoire dès 1 000 € HT dans l’année avec un même créateur, produit compris (loi du 9 juin 2023)."
        data={optionsOf(contractPolicies)}
        value={contractPolicy}
        onChange={({ currentTarget }) => onChoose({ contractPolicy: currentTarget.value as ContractPolicy })}
      />
    </>
  );
}

/** Today, or the day that was said before: what has passed is no reason not to save the rest. */
function firstDay(said: string | null | undefined): string {
  const today = parisDay();
  return said && said < today ? said : today;
}
