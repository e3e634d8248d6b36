import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Billing } from '../../../../../shared/billing/billing.ts';
import { createCheckout } from '../../../../../shared/billing/checkout.contract.ts';
import type { Interval } from '../../../../../shared/billing/prices.ts';
import { trialPlan } from '../../../../../shared/kernel/plans.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { PlanFeatures } from '../../../components/plan-features.tsx';
import { ToneBadge } from '../../../components/tone-badge.tsx';
import { messageOf, refusedFor } from '../../../lib/api-error.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { IntervalChoice } from './interval-choice.tsx';
import { intervalWords } from './interval-words.ts';
import classes from './plan-choice.module.css';
import { soldAmong, usePlans } from './use-plans.ts';

/** The plans that one takes alone; each opens the page of the payment. */
export function PlanChoice({ billing }: { billing: Billing }) {
  const { plans, error: unread } = usePlans();
  const [interval, setInterval] = useState<Interval>('month');
  const [busy, setBusy] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [exceeding, setExceeding] = useState<string | null>(null);

  async function subscribe(planCode: string, acknowledgeExcess: boolean) {
    if (busy) return;
    setBusy(planCode);
    setRefusal(null);
    try {
      const body = { planCode, interval, ...(acknowledgeExcess && { acknowledgeExcess }) };
      const { checkout } = await request(createCheckout, { body });
      window.location.assign(checkout.url);
    } catch (error) {
      setBusy(null);
      setExceeding(refusedFor(error, 'excess_unacknowledged') ? planCode : null);
      setRefusal(messageOf(error, 'La page de paiement n’a pas pu être ouverte'));
    }
  }

  return (
    <Stack gap="md">
      {refusal && <FormNotice tone="refused">{refusal}</FormNotice>}
      {unread && <FormNotice tone="refused">{messageOf(unread, 'Les offres n’ont pas pu être lues')}</FormNotice>}
      {!billing.details && <Text size="sm">Avant de vous abonner, dites plus bas qui est facturé.</Text>}
      <IntervalChoice value={interval} onChange={setInterval} />
      <ul className={classes.plans}>
        {soldAmong(plans, interval).map(({ code, name, description, features, price, limits }) => (
          <li key={code} className={classes.plan}>
            <div className={classes.name}>
              <Text fw={600}>{name}</Text>
              {billing.plan.code === code && (
                <ToneBadge tone="information">{billing.source === 'trial' ? 'Votre essai' : 'Votre offre'}</ToneBadge>
              )}
            </div>
            {description && <Text size="sm">{description}</Text>}
            <Text size="sm">
              <span className={classes.price}>{formatMoney(price, 'EUR')}</span> HT {intervalWords[interval]}
            </Text>
            <Text size="sm" c="dimmed">
              {limits.prospects === null ? 'prospects illimités' : `${formatNumber(limits.prospects)} prospects`},{' '}
              {limits.activeCampaigns === null
                ? 'campagnes illimitées'
                : `${formatNumber(limits.activeCampaigns)} campagnes actives`}
            </Text>
            <PlanFeatures features={features} />
            <Button
              variant={code === trialPlan ? 'filled' : 'default'}
              disabled={!billing.details}
              aria-disabled={busy !== null}
              onClick={() => subscribe(code, exceeding === code)}
            >
              {busy === code
                ? 'Ouverture...'
                : exceeding === code
                  ? `S’abonner quand même à ${name}`
                  : `S’abonner à ${name}`}
            </Button>
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        Le paiement se fait chez Stripe&nbsp;: Réclame ne voit jamais votre numéro de carte.
      </Text>
    </Stack>
  );
}
