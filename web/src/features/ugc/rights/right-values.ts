import type { RouteInput } from '../../../../../shared/kernel/route.ts';
import type { RightNetwork, RightSupport } from '../../../../../shared/ugc/campaign.rules.ts';
import type { createUgcRight } from '../../../../../shared/ugc/right.contract.ts';
import { endsAfterStart } from '../../../../../shared/ugc/right.rules.ts';
import type { UgcRight } from '../../../../../shared/ugc/right.ts';
import { sumOf, sumProblem } from '../../../lib/sum-text.ts';

type RightBody = RouteInput<typeof createUgcRight>['body'];
export type RightTexts = ReturnType<typeof textsOf>;
export type RightChoices = { supports: RightSupport[]; networks: RightNetwork[]; territories: string[] };

const shownUses = (right: UgcRight | null) => (right?.uses ?? []).filter(({ removedOn }) => removedOn === null);

/** The fields of the form, as texts, under the names that the API has for them. */
export const textsOf = (right: UgcRight | null, brandId: string) => ({
  title: right?.title ?? '',
  brandId: right?.brandId ?? brandId,
  creatorName: right?.creatorName ?? '',
  startsOn: right?.startsOn ?? '',
  endsOn: right?.endsOn ?? '',
  fee: right ? String(right.fee) : '',
  uses: shownUses(right)
    .map(({ label }) => label)
    .join('\n'),
  notes: right?.notes ?? '',
  linkedCampaignId: right?.linkedCampaignId ?? '',
});

export const choicesOf = (right: UgcRight | null): RightChoices => ({
  supports: right?.supports ?? ['paid_social'],
  networks: right?.networks ?? [],
  territories: right?.territories ?? ['FR'],
});

export const checksOf = ({ startsOn, endsOn, fee }: RightTexts) => ({
  fee: feeOf(fee) === null ? sumProblem : null,
  endsOn: startsOn && endsOn && endsOn < startsOn ? endsAfterStart : null,
});

export function bodyOf(texts: RightTexts, choices: RightChoices, right: UgcRight | null, today: string) {
  const { fee, uses, linkedCampaignId, ...said } = texts;
  return {
    ...said,
    ...choices,
    fee: feeOf(fee) ?? 0,
    uses: usesOf(uses, right, today),
    linkedCampaignId: linkedCampaignId || null,
  } satisfies RightBody;
}

/** Nothing where nothing is said; null of what is no sum. */
const feeOf = (text: string) => (text.trim() === '' ? 0 : sumOf(text));

/** A line each; one that is no longer there was removed today. */
function usesOf(text: string, right: UgcRight | null, today: string): NonNullable<RightBody['uses']> {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  const known = right?.uses ?? [];
  const kept = known.map(({ id, label, url, removedOn }) => ({
    ...{ id, label, url },
    removedOn: removedOn ?? (lines.includes(label) ? null : today),
  }));
  const isKnown = (line: string) => known.some(({ label, removedOn }) => label === line && removedOn === null);
  const added = lines.filter((line) => !isKnown(line));
  return [...kept, ...added.map((label) => ({ label, url: /^https?:\/\/\S+$/.test(label) ? label : null }))];
}
