import { industries } from '../../../../../../shared/ads/ads.rules.ts';
import type { Campaign } from '../../../../../../shared/campaigns/campaign.ts';
import {
  budgetTypes,
  campaignLimits,
  campaignObjectives,
  campaignPlatforms,
  targetMetrics,
} from '../../../../../../shared/campaigns/campaigns.rules.ts';
import { keysOf } from '../../../../../../shared/kernel/closed-lists.ts';
import { currencyCode } from '../../../../../../shared/prospects/prospects.rules.ts';
import type { CampaignEdit } from '../use-campaign.ts';

const numbers = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 4, useGrouping: false });
const numberText = (value: number | null | undefined) => (value == null ? '' : numbers.format(value));

/** What stands in each field, as text, under the name by which the API refuses it; tags, boards and ads one a line, shares in percent. */
export const settingsOf = (campaign: Campaign) => ({
  name: campaign.name,
  platform: campaign.platform as string,
  objective: campaign.objective as string,
  clientId: campaign.clientId ?? '',
  ownerId: campaign.ownerId ?? '',
  industry: (campaign.industry ?? '') as string,
  startDate: campaign.startDate ?? '',
  endDate: campaign.endDate ?? '',
  'budget.type': (campaign.budget?.type ?? 'daily') as string,
  'budget.amount': numberText(campaign.budget?.amount),
  currency: campaign.currency,
  timezone: campaign.timezone,
  marginRate: numberText(campaign.marginRate === null ? null : campaign.marginRate * 100),
  'targets.cpa': numberText(campaign.targets.cpa),
  'targets.cpl': numberText(campaign.targets.cpl),
  'targets.roas': numberText(campaign.targets.roas),
  'targets.ctr': numberText(campaign.targets.ctr === undefined ? null : campaign.targets.ctr * 100),
  conversionName: campaign.conversionName ?? '',
  'attribution.clickDays': numberText(campaign.attribution?.clickDays),
  'attribution.viewDays': numberText(campaign.attribution?.viewDays),
  externalId: campaign.externalId ?? '',
  tags: campaign.tags.join('\n'),
  boardIds: campaign.boardIds.join('\n'),
  adIds: campaign.adIds.join('\n'),
  notes: campaign.notes ?? '',
});
export type SettingsValues = ReturnType<typeof settingsOf>;
export type SettingsField = keyof SettingsValues;

/** `1 250,50` as a number; null when there is nothing, NaN when it is none. */
export function readNumber(text: string): number | null {
  const plain = text.replace(/[\s€%]/g, '').replace(',', '.');
  if (plain === '') return null;
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** A share typed in percent. */
export function readShare(text: string): number | null {
  const percent = readNumber(text);
  return percent === null ? null : Math.round(percent * 1e4) / 1e6;
}

export const linesOf = (lines: string): string[] => [
  ...new Set(
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** The fields that were changed, and those alone; what is one thing to the API goes as a whole. */
export function editOf(before: SettingsValues, after: SettingsValues): CampaignEdit {
  const content = contentOf(after);
  const changed = keysOf(after).filter((name) => after[name].trim() !== before[name].trim());
  const groups = new Set(changed.map((name) => name.split('.')[0] as keyof typeof content));
  return Object.fromEntries([...groups].map((name) => [name, content[name]]));
}

function contentOf(values: SettingsValues) {
  const amount = readNumber(values['budget.amount']);
  const [clickDays, viewDays] = [
    readNumber(values['attribution.clickDays']),
    readNumber(values['attribution.viewDays']),
  ];
  const targets = Object.fromEntries(
    targetMetrics.flatMap((metric) => {
      const text = values[`targets.${metric}`];
      const value = metric === 'ctr' ? readShare(text) : readNumber(text);
      return value === null ? [] : [[metric, value]];
    }),
  );
  return {
    name: values.name.trim(),
    platform: keysOf(campaignPlatforms).find((one) => one === values.platform),
    objective: keysOf(campaignObjectives).find((one) => one === values.objective),
    clientId: values.clientId || null,
    ownerId: values.ownerId || null,
    industry: keysOf(industries).find((one) => one === values.industry) ?? null,
    startDate: values.startDate || null,
    endDate: values.endDate || null,
    budget:
      amount === null
        ? null
        : { type: keysOf(budgetTypes).find((one) => one === values['budget.type']) ?? 'daily', amount },
    currency: values.currency.trim().toUpperCase(),
    timezone: values.timezone.trim(),
    marginRate: readShare(values.marginRate),
    targets,
    conversionName: values.conversionName.trim() || null,
    attribution:
      clickDays === null && viewDays === null ? null : { clickDays: clickDays ?? 0, viewDays: viewDays ?? 0 },
    externalId: values.externalId.trim() || null,
    tags: linesOf(values.tags),
    boardIds: linesOf(values.boardIds),
    adIds: linesOf(values.adIds),
    notes: values.notes.trim() || null,
  } satisfies CampaignEdit;
}

/** What is wrong with the values before anyone asks the server. */
export function checkSettings(values: SettingsValues): Record<string, string | null> {
  const positive = (name: SettingsField, most: number, problem: string) => {
    const value = readNumber(values[name]);
    return [name, value === null || (value > 0 && value <= most) ? null : problem];
  };
  const amounts = (['budget.amount', 'targets.cpa', 'targets.cpl'] as const).map((name) =>
    /^[\d\s]*([.,]\d{1,2})?\s*€?$/.test(values[name])
      ? positive(name, campaignLimits.amount, 'Montant attendu, par exemple 1\u202f250,50')
      : [name, 'Montant attendu, par exemple 1\u202f250,50'],
  );
  const days = (['attribution.clickDays', 'attribution.viewDays'] as const).map((name) => {
    const value = readNumber(values[name]);
    const fits = value === null || (Number.isInteger(value) && value <= 90);
    return [name, fits ? null : 'Nombre de jours attendu, 90 au plus'];
  });
  return {
    ...Object.fromEntries([...amounts, ...days]),
    ...Object.fromEntries([
      positive('targets.roas', 1_000_000, 'Nombre attendu, par exemple 2,5'),
      positive('targets.ctr', 100, 'Pourcentage attendu, par exemple 1,5'),
      positive('marginRate', 100, 'Pourcentage attendu, de 1 à 100'),
    ]),
    name: values.name.trim() ? null : 'Indiquez un nom',
    currency: currencyCode.test(values.currency.trim().toUpperCase())
      ? null
      : 'Code de trois lettres attendu, par exemple EUR',
    endDate: values.startDate && values.endDate && values.endDate < values.startDate ? 'La fin précède le début' : null,
  };
}
