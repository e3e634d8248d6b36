import { parisDay } from '../../../shared/kernel/paris-day.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { inHundredths } from '../../../shared/rules/hundredths.ts';
import { daysLeftOf } from '../../../shared/rules/ugc/right-days.ts';
import { campaignLimits } from '../../../shared/ugc/campaign.rules.ts';
import type { updateUgcRight } from '../../../shared/ugc/right.contract.ts';
import { endsAfterStart, notAsWritten } from '../../../shared/ugc/right.rules.ts';
import { invalidField } from '../../platform/app-error.ts';
import { newId } from '../../platform/new-id.ts';
import type { RightUse, UgcRightItem } from '../core/right.entity.ts';

type Said = Omit<ParsedInput<typeof updateUgcRight>['body'], 'version'>;
type Content = Pick<
  UgcRightItem,
  | 'title'
  | 'brandId'
  | 'creatorName'
  | 'granted'
  | 'startsOn'
  | 'endsOn'
  | 'feeCents'
  | 'uses'
  | 'notes'
  | 'linkedCampaignId'
>;

const monthDays = 30.44;

export const blankRight: Content = {
  ...{ title: '', brandId: '', creatorName: '', startsOn: '', endsOn: '', feeCents: 0, uses: [] },
  granted: {
    ...{ supports: [], networks: [], territories: [], months: 1 },
    ...{ modifications: false, exclusivity: null, whitelisting: null },
  },
};

/** What a right is after what was said of it; what is missing stays. */
export function editedRight(before: Content, said: Said, now: Date): Content {
  const { startsOn = before.startsOn, endsOn = before.endsOn } = said;
  if (endsOn < startsOn) throw invalidField('endsOn', endsAfterStart);
  const months = Math.max(
    1,
    Math.min(campaignLimits.months, Math.round((daysLeftOf(endsOn, startsOn) + 1) / monthDays)),
  );
  const isOther = startsOn !== before.startsOn || endsOn !== before.endsOn;
  const notes = said.notes === undefined ? before.notes : (said.notes ?? undefined);
  const { linkedCampaignId: link } = said;
  const linkedCampaignId = link === undefined ? before.linkedCampaignId : (link ?? undefined);
  return {
    title: said.title ?? before.title,
    brandId: said.brandId ?? before.brandId,
    creatorName: said.creatorName ?? before.creatorName,
    ...{ startsOn, endsOn },
    granted: { ...grantedAfter(before.granted, said), ...(isOther && { months }) },
    feeCents: said.fee === undefined ? before.feeCents : inHundredths(said.fee),
    uses: said.uses ? usesOf(before.uses, said.uses, now) : before.uses,
    ...(notes !== undefined && { notes }),
    ...(linkedCampaignId !== undefined && { linkedCampaignId }),
  };
}

const grantedAfter = (granted: Content['granted'], said: Said): Content['granted'] => ({
  ...granted,
  supports: said.supports ?? granted.supports,
  networks: said.networks ?? granted.networks,
  territories: said.territories ?? granted.territories,
  modifications: said.modifications ?? granted.modifications,
  exclusivity: said.exclusivity === undefined ? granted.exclusivity : said.exclusivity,
});

function usesOf(before: RightUse[], said: NonNullable<Said['uses']>, now: Date): RightUse[] {
  return said.map(({ id, label, url = null, removedOn = null }, at) => {
    const known = before.find((one) => one.id === id);
    if (id !== undefined && !known) throw invalidField(`uses.${at}.id`, notAsWritten);
    return { id: known?.id ?? newId('rus', now), label, url, addedOn: known?.addedOn ?? parisDay(now), removedOn };
  });
}
