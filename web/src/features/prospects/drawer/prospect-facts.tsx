import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { CampaignName } from '../../../components/campaign-name.tsx';
import { formatDayOf, formatMoney } from '../../../lib/format.ts';
import { CustomFact } from '../custom-fields/custom-fact.tsx';
import { useCustomFields } from '../custom-fields/use-custom-fields.ts';
import { fieldLabels } from '../prospect-field-labels.ts';
import { EditableFact } from './editable-fact.tsx';
import classes from './prospect-facts.module.css';

type Fact = readonly [name: string, value: ReactNode];

/** Facts, name and value; what nobody said is not there. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const editable = [
  'firstName',
  'lastName',
  'jobTitle',
  'company',
  'email',
  'phone',
  'website',
  'siret',
  'industry',
  'companySize',
  'city',
  'country',
  'value',
  'monthlyAdBudget',
  'source',
  'notes',
] as const;

/** All that is known of the prospect, each field changed where it stands. */
export function ProspectFacts({ prospect }: { prospect: Prospect }) {
  const { createdAt, closedAt, campaignId } = prospect;
  const { fields } = useCustomFields();
  const factOf = (name: (typeof editable)[number]): Fact => [
    fieldLabels[name],
    <EditableFact key={name} prospect={prospect} name={name} read={moneyOf(prospect, name)} />,
  ];
  return (
    <section aria-labelledby="prospect-facts">
      <Title order={3} id="prospect-facts" fz="1rem" mb="xs">
        Fiche
      </Title>
      <Facts
        facts={[
          ...editable.filter((name) => name !== 'notes').map(factOf),
          ...fields.map((field): Fact => [field.name, <CustomFact key={field.id} prospect={prospect} field={field} />]),
          ['Campagne', campaignId && <CampaignName key="campaign" id={campaignId} linked />],
          ['Ajouté le', formatDayOf(createdAt)],
          ['Clos le', closedAt && formatDayOf(closedAt)],
          factOf('notes'),
        ]}
      />
    </section>
  );
}

/** An amount with its currency; nothing for other fields. */
function moneyOf({ currency, ...prospect }: Prospect, name: (typeof editable)[number]): string | undefined {
  const amount = name === 'value' || name === 'monthlyAdBudget' ? prospect[name] : null;
  return amount === null ? undefined : formatMoney(amount, currency);
}
