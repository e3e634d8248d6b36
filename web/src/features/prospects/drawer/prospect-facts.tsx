import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { spacedSiret } from '../../../../../shared/kernel/siret.ts';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { companySizes, prospectSources } from '../../../../../shared/prospects/prospects.rules.ts';
import { CampaignName } from '../../../components/campaign-name.tsx';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { countryLabel, industryLabel } from '../prospect-values.ts';
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

/** What is known of the prospect besides who it is. */
export function ProspectFacts({ prospect }: { prospect: Prospect }) {
  const { siret, companySize, industry, city, country, monthlyAdBudget, currency, notes, createdAt, closedAt } =
    prospect;
  return (
    <section aria-labelledby="prospect-facts">
      <Title order={3} id="prospect-facts" fz="1rem" mb="xs">
        Fiche
      </Title>
      <Facts
        facts={[
          ['Source', prospectSources[prospect.source]],
          ['Campagne', prospect.campaignId && <CampaignName id={prospect.campaignId} linked />],
          ['SIRET', siret && spacedSiret(siret)],
          ['Secteur', industry && industryLabel(industry)],
          ['Taille', companySize && companySizes[companySize]],
          ['Lieu', [city, country && countryLabel(country)].filter(Boolean).join(', ')],
          ['Budget publicitaire', monthlyAdBudget !== null && `${formatMoney(monthlyAdBudget, currency)} par mois`],
          ['Ajouté le', formatDay(parisDay(new Date(createdAt)))],
          ['Clos le', closedAt && formatDay(parisDay(new Date(closedAt)))],
        ]}
      />
      {notes && (
        <Text size="sm" mt="sm" className={classes.notes}>
          {notes}
        </Text>
      )}
    </section>
  );
}
