import type { AdminPlan } from '../../../../../shared/admin/plan.contract.ts';
import { eurosText } from '../../../../../shared/billing/euros.ts';
import type { LimitName } from '../../../../../shared/billing/limits.ts';
import { formatCount } from '../../../lib/format.ts';
import { limitFigure } from '../../../lib/limit-figure.ts';

type Price = AdminPlan['prices'][number];

const per = { month: 'par mois', year: 'par an' } as const;

/** `99 € par mois` */
export const priceText = ({ amount, interval }: Pick<Price, 'amount' | 'interval'>): string =>
  `${eurosText(amount)} ${per[interval]}`;

/** `12 abonnés`, `3 abonnés, prix conservé` of a price that is sold no more. */
export const subscribersText = ({ subscribers, active }: Price): string =>
  `${formatCount(subscribers, 'abonné')}${active ? '' : ', prix conservé'}`;

export const limitText = (limit: LimitName, most: number | null): string =>
  most === null ? 'Illimité' : limitFigure(limit, most);

/** What the home page says, in the same words. */
export const landingText = ({ name, prices }: NonNullable<AdminPlan['landing']>): string =>
  [
    name,
    ...(prices
      ? [
          priceText({ interval: 'month', amount: prices.month ?? 0 }),
          priceText({ interval: 'year', amount: prices.year ?? 0 }),
        ]
      : ['sur devis']),
  ].join(', ');
