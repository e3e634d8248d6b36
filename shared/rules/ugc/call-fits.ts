import type { CampaignContent } from '../../ugc/campaign.rules.ts';
import type { CreatorContent } from '../../ugc/creator.rules.ts';

/** Whether nothing that a creator says of themself is other than what a campaign asks for; who says nothing may suit. */
export function callFits({ criteria }: Pick<CampaignContent, 'criteria'>, creator: CreatorContent): boolean {
  const { niches, languages, countries, networks, genders, ageRanges, minFollowers } = criteria;
  const most = Math.max(0, ...creator.platforms.map(({ followers }) => followers));
  return (
    suits(niches, creator.niches) &&
    suits(languages, codesOf(creator)) &&
    suits(countries, alone(creator.country)) &&
    suits(networks, networksOf(creator)) &&
    suits(genders, alone(creator.gender)) &&
    suits(ageRanges, alone(creator.ageRange)) &&
    (minFollowers === null || creator.platforms.length === 0 || most >= minFollowers)
  );
}

const suits = (asked: readonly string[], own: readonly string[]): boolean =>
  asked.length === 0 || own.length === 0 || own.some((one) => asked.includes(one));
const alone = (one: string | null): string[] => (one === null ? [] : [one]);
const codesOf = ({ languages }: CreatorContent): string[] => languages.map(({ code }) => code);
const networksOf = ({ platforms }: CreatorContent): string[] => platforms.map(({ network }) => network);
