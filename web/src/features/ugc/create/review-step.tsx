import '@mantine/core/styles/List.css';
import { Anchor, Button, List, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { brandGaps } from '../../../../../shared/rules/ugc/brand-complete.ts';
import { briefGaps, briefNeeds } from '../../../../../shared/rules/ugc/brief-complete.ts';
import { brandNeeds } from '../../../../../shared/ugc/brand-needs.ts';
import type { UgcCampaign } from '../../../../../shared/ugc/campaign.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { PlanLimitNotice, planLimitOf } from '../../../components/plan-limit-notice.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { useUgcBrands } from '../brands/use-brands.ts';
import { factsOf } from '../campaigns/campaign-facts.ts';
import { ugcNames } from '../campaigns/ugc-names.ts';
import { useCampaignActs } from '../campaigns/use-ugc-campaigns.ts';
import classes from '../ugc.module.css';
import { type StepSlug, stepOfGap } from './steps.ts';

/** As a creator will read it, with what is missing to publish, each a step away. */
export function ReviewStep({ campaign }: { campaign: UgcCampaign }) {
  const { act } = useCampaignActs();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const brand = useUgcBrands().data?.find(({ id }) => id === campaign.brandId);
  const missing: { said: string; step: StepSlug }[] = [
    ...(brand
      ? brandGaps(brand).map((gap) => ({
          said: `Annonceur\u00a0: ${brandNeeds[gap].toLowerCase()}`,
          step: 'annonceur' as const,
        }))
      : []),
    ...briefGaps(campaign, parisDay()).map((gap) => ({ said: briefNeeds[gap], step: stepOfGap[gap] })),
  ];
  const limit = planLimitOf(refusal);

  async function publish() {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    try {
      await act(campaign, 'publish');
      navigate(paths.ugcCampaign(campaign.id));
    } catch (error) {
      setRefusal(error);
      setBusy(false);
    }
  }

  return (
    <div className={classes.review}>
      <section aria-label="Avant de publier">
        {missing.length > 0 ? (
          <>
            <Text fw={600} mb="xs">
              Il manque encore
            </Text>
            <List mb="md" spacing={4}>
              {missing.map(({ said, step }) => (
                <List.Item key={said}>
                  <Anchor
                    component={Link}
                    underline="always"
                    to={`${paths.editUgcCampaign(campaign.id)}&${ugcNames.step}=${step}`}
                  >
                    {said}
                  </Anchor>
                </List.Item>
              ))}
            </List>
          </>
        ) : (
          <Text mb="md">
            {campaign.status === 'draft'
              ? 'Tout y est. Une fois publiée, la campagne s’ouvre aux créateurs\u00a0; son brief se corrige jusqu’à la première offre, et chaque correction leur est montrée.'
              : 'Ce brief est publié\u00a0: ce que vous y changez est montré aux créateurs qui y répondent.'}
          </Text>
        )}
        {limit && <PlanLimitNotice error={limit} things="campagnes UGC en cours" />}
        {refusal !== null && !limit && (
          <FormNotice tone="refused">{messageOf(refusal, 'La campagne n’a pas pu être publiée')}</FormNotice>
        )}
        {campaign.status === 'draft' && (
          <Button size="md" mt="md" onClick={publish} disabled={missing.length > 0} aria-disabled={busy}>
            {busy ? 'Publication...' : 'Publier'}
          </Button>
        )}
      </section>
      <section className={classes.phone} aria-label="Ce que lira le créateur">
        <Text size="sm" c="dimmed">
          {campaign.brandName}
        </Text>
        <Title order={2} fz="lg" mb="sm">
          {campaign.product.name ?? campaign.name}
        </Title>
        <dl className={`${classes.facts} ${classes.narrow}`}>
          {factsOf(campaign).map(([name, said]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{said}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
