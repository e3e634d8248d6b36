import type { createCampaign } from '../../../../../shared/campaigns/campaign.contract.ts';
import { type BudgetType, campaignLimits } from '../../../../../shared/campaigns/campaigns.rules.ts';
import type { InputOf } from '../../../lib/send.ts';
import type { FieldChecks } from '../../../lib/use-submit.ts';

type Body = InputOf<typeof createCampaign>['body'];

/** As the fields hold them: texts, empty where nothing is said. */
export type CampaignValues = {
  name: string;
  platform: NonNullable<Body['platform']>;
  objective: NonNullable<Body['objective']>;
  status: 'draft' | 'active';
  clientId: string;
  amount: string;
  budgetType: BudgetType;
  currency: string;
  startDate: string;
  endDate: string;
};

export const noValues: CampaignValues = {
  name: '',
  platform: 'meta',
  objective: 'sales',
  status: 'draft',
  clientId: '',
  amount: '',
  budgetType: 'daily',
  currency: 'EUR',
  startDate: '',
  endDate: '',
};

/** As people type it, `1 500,50`. */
const amountOf = (typed: string) => Number(typed.replace(/\s/g, '').replace(',', '.'));

/** What is wrong with the fields, besides what the browser finds. */
export function checkValues({ name, amount, currency, startDate, endDate }: CampaignValues): FieldChecks {
  const number = amountOf(amount);
  const fits = number > 0 && number <= campaignLimits.amount && /^\d+([.,]\d{1,2})?$/.test(amount.replace(/\s/g, ''));
  return {
    name: name.trim() ? null : 'Indiquez un nom',
    amount: amount.trim() && !fits ? 'Un montant, comme 1 500,50' : null,
    currency: /^[A-Z]{3}$/.test(currency.trim().toUpperCase()) ? null : 'Trois lettres, comme EUR',
    endDate: startDate && endDate && endDate < startDate ? 'La fin précède le début' : null,
  };
}

export function contentOf(values: CampaignValues): Body {
  const { name, platform, objective, status, clientId, amount, budgetType, currency, startDate, endDate } = values;
  return {
    name: name.trim(),
    platform,
    objective,
    status,
    currency: currency.trim().toUpperCase(),
    ...(clientId && { clientId }),
    ...(amount.trim() && { budget: { type: budgetType, amount: amountOf(amount) } }),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
  };
}
