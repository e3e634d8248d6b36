import { Anchor, Badge, Text } from '@mantine/core';
import type { Billing } from '../../../../../shared/billing/billing.ts';
import { trialDaysLeft } from '../../../../../shared/kernel/plans.ts';
import { documents } from '../../../../../shared/page-paths.ts';
import { formatCount, formatDayOf, formatMoney, formatPercent } from '../../../lib/format.ts';
import { SettingCard } from '../setting-card.tsx';
import facts from '../workspace-facts.module.css';
import { intervalWords } from './interval-words.ts';
import { PlanChoice } from './plan-choice.tsx';
import { SubscriptionActs } from './subscription-acts.tsx';
import type { BillingActs } from './use-billing.ts';
import { usePlans } from './use-plans.ts';

type Props = { billing: Billing; manages: boolean; acts: BillingActs };

/** The plan in force, its price, what comes next, and what can be done about it. */
export function OfferCard({ billing, manages, acts }: Props) {
  const { provider, source } = billing;
  const { plans: sold } = usePlans();
  const maySubscribe = provider === 'stripe' && manages && source !== 'stripe' && source !== 'manual';
  return (
    <SettingCard
      id="offre"
      title="Votre offre"
      state={
        billing.status === 'past_due' && (
          <Badge color="warning" variant="light">
            Paiement en retard
          </Badge>
        )
      }
      about={
        <Anchor href={`${documents.landing}#tarifs`} target="_blank" inherit>
          Comparer les offres
        </Anchor>
      }
    >
      <dl className={facts.facts}>
        {linesOf(billing, sold).map(([name, value]) => [
          <dt key={name}>{name}</dt>,
          <dd key={`${name}-value`}>{value}</dd>,
        ])}
      </dl>
      {provider === 'none' && (
        <Text size="sm" c="dimmed">
          Le paiement en ligne n’est pas ouvert&nbsp;: rien ne vous est facturé.
        </Text>
      )}
      {maySubscribe && <PlanChoice billing={billing} />}
      {source === 'stripe' && manages && <SubscriptionActs billing={billing} acts={acts} />}
    </SettingCard>
  );
}

type Sold = ReturnType<typeof usePlans>['plans'];

function linesOf(billing: Billing, sold: Sold): [string, string][] {
  const { plan, vat, paymentMethod: card, scheduled, dunning, subscriptionRequiredAt: required } = billing;
  const lines: [string, string | null | false][] = [
    ['Offre', plan.name],
    ['État', stateOf(billing)],
    [billing.status === 'trialing' ? 'Prix après l’essai' : 'Prix', priceOf(billing, sold)],
    ['Créations', required && requiredText(required)],
    ['TVA', vat && vatText(vat)],
    ['Carte', card && `•••• ${card.last4}, expire en ${card.expires.slice(5)}/${card.expires.slice(0, 4)}`],
    [
      'À venir',
      scheduled && `${scheduled.planName} ${intervalWords[scheduled.interval]} le ${formatDayOf(scheduled.at)}`,
    ],
    ['Prochaine tentative', dunning?.nextAttemptAt ? `de paiement le ${formatDayOf(dunning.nextAttemptAt)}` : null],
  ];
  return lines.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
}

const requiredText = (at: string) =>
  `${Date.parse(at) > Date.now() ? 'Ouvertes jusqu’au' : 'Fermées depuis le'} ${formatDayOf(at)} sans abonnement`;

function stateOf({ status, trialEndsAt, cancelAt, currentPeriodEnd, dunning }: Billing): string {
  const days = trialDaysLeft(trialEndsAt, new Date());
  if (status === 'trialing' && trialEndsAt && days)
    return `Essai jusqu’au ${formatDayOf(trialEndsAt)} (${formatCount(days, 'jour')})`;
  if (cancelAt) return `Résiliée, s’arrête le ${formatDayOf(cancelAt)}`;
  if (status === 'past_due') return `Paiement en retard${dunning ? ` depuis le ${formatDayOf(dunning.since)}` : ''}`;
  if (currentPeriodEnd) return `Se renouvelle le ${formatDayOf(currentPeriodEnd)}`;
  if (status === 'ended') return 'Abonnement terminé';
  return status === 'active' ? 'Convenue avec Réclame' : 'Sans abonnement';
}

function priceOf({ plan, amount, interval }: Billing, sold: Sold): string | null {
  if (amount !== null && interval) return `${formatMoney(amount, 'EUR')} HT ${intervalWords[interval]}`;
  if (!sold) return null;
  const shown = sold.find(({ code }) => code === plan.code);
  if (!shown) return null;
  const { month, year } = shown.prices ?? {};
  if (month !== undefined) return `${formatMoney(month, 'EUR')} HT par mois`;
  return year === undefined ? 'Sur devis' : `${formatMoney(year, 'EUR')} HT par an`;
}

function vatText({ rate, rule }: NonNullable<Billing['vat']>): string {
  if (rule === 'reverse_charge') return 'Autoliquidation, par vous dans votre pays';
  if (rate === 0) return 'Sans TVA';
  return rate === 0.085 ? '8,5\u00a0%' : formatPercent(rate);
}
