import { Text } from '@mantine/core';
import type { UgcCampaign } from '../../../../../../shared/ugc/campaign.ts';
import classes from '../../ugc.module.css';
import { factsOf } from '../campaign-facts.ts';

/** What creators read. */
export function BriefPart({ campaign }: { campaign: UgcCampaign }) {
  return (
    <section aria-label="Brief">
      <Text size="sm" c="dimmed" mb="md">
        Version {campaign.briefVersion}
        {campaign.frozen && '. Une offre a été faite\u00a0: ses conditions ne changent plus'}
      </Text>
      <dl className={classes.facts}>
        {factsOf(campaign).map(([name, said]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
