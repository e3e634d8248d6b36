import { Alert, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { AdminPlan } from '../../../../../shared/admin/plan.contract.ts';
import { limitLabels } from '../../../../../shared/billing/limits.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { PlanFeatures } from '../../../components/plan-features.tsx';
import { ToneBadge } from '../../../components/tone-badge.tsx';
import { formatCount, formatDay } from '../../../lib/format.ts';
import { landingText, limitText, priceText, subscribersText } from './plan-words.ts';
import classes from './plans.module.css';

/** A plan with its prices, who pays each, and what it allows. */
export function PlanCard({ plan, children }: { plan: AdminPlan; children: ReactNode }) {
  const { name, description, features, prices, limits, subscribers, landing, trialDays } = plan;
  return (
    <article className={classes.card} aria-label={name}>
      <Title order={3} fz="1.125rem">
        {name}
      </Title>
      {!plan.public && <ToneBadge tone="information">Par accord</ToneBadge>}
      {description && <Text size="sm">{description}</Text>}
      <PlanFeatures features={features} />
      <Text size="sm" c="dimmed">
        {formatCount(subscribers, 'abonné')} chez Stripe
        {trialDays !== null && `, essai de ${formatCount(trialDays, 'jour')}`}
      </Text>
      <ul className={classes.prices}>
        {prices.length === 0 && <li>Sans prix</li>}
        {prices.map((price) => (
          <li key={`${price.interval} ${price.amount}`}>
            <span>{priceText(price)} HT</span>
            <Text component="span" size="sm" c="dimmed">
              {subscribersText(price)}
            </Text>
          </li>
        ))}
      </ul>
      <dl className={classes.limits}>
        {keysOf(limitLabels).map((limit) => (
          <div key={limit}>
            <dt>{limitLabels[limit]}</dt>
            <dd>
              {limitText(limit, limits[limit])}
              {landing && landing.limits[limit] !== limits[limit] && (
                <Text span size="sm" c="dimmed">
                  {' '}
                  (accueil&nbsp;: {limitText(limit, landing.limits[limit])})
                </Text>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {landing && (
        <Alert color="warning" title="La page d’accueil annonce autre chose">
          {landingText(landing)}.
        </Alert>
      )}
      {plan.landingDiffers && !landing && (
        <Alert color="warning" title="La page d’accueil ne l’annonce pas">
          Elle ne montre que les offres d’origine.
        </Alert>
      )}
      {plan.lowerings.map(({ limits: fallen, effectiveOn }) => (
        <Text key={effectiveOn} size="sm">
          Dès le {formatDay(effectiveOn)} pour qui l’avait aussi&nbsp;:{' '}
          {fallen.map((limit) => limitLabels[limit]).join(', ')}.
        </Text>
      ))}
      {children}
    </article>
  );
}
