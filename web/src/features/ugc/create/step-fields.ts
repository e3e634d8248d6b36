import { frozenFields } from '../../../../../shared/ugc/campaign.rules.ts';
import type { UgcCampaign } from '../../../../../shared/ugc/campaign.ts';
import type { CampaignChoices, CampaignTexts, CampaignValues } from './campaign-values.ts';

/** What each step is given: the values, what is wrong with them, and how they change. */
export type StepProps = {
  /** As it is saved; null of a new one. */
  campaign: UgcCampaign | null;
  values: CampaignValues;
  problems: Record<string, string>;
  onText: (name: keyof CampaignTexts, value: string) => void;
  onChoose: (changes: Partial<CampaignChoices>) => void;
};

/** What a field of words takes. */
export const textField =
  ({ campaign, values, problems, onText }: StepProps) =>
  (name: keyof CampaignTexts) => ({
    name,
    value: values.texts[name],
    disabled: campaign?.frozen === true && frozenFields.some((field) => name.split('.')[0] === field),
    // Of a list, the first line that is wrong.
    error: problems[name] ?? Object.entries(problems).find(([path]) => path.startsWith(`${name}.`))?.[1],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onText(name, currentTarget.value),
  });

export const toggled = <T>(all: readonly T[], one: T): T[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

export const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
