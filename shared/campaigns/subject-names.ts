import { atFirstUse } from '../kernel/at-first-use.ts';
import type { Period } from '../rules/periods.ts';

type Subject = {
  campaign: { campaignId: string; name: string };
  ad: { adId: string; name: string } | null;
  period: Period;
};

const range = atFirstUse(() => new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }));

const differ = <T>(subjects: readonly Subject[], read: (subject: Subject) => T): boolean =>
  new Set(subjects.map(read)).size > 1;

/**
 * What each subject of a comparison is called: by what tells it from the others, the campaign, the ad or the days. Those that
 * are still called alike bear a number.
 */
export function subjectNames(subjects: readonly Subject[]): string[] {
  const ofSeveral = differ(subjects, ({ campaign }) => campaign.campaignId);
  const onOtherDays = differ(subjects, ({ period: { from, to } }) => `${from}/${to}`);
  const names = subjects.map(({ campaign, ad, period }) => {
    const parts = [ad?.name, ofSeveral || (!ad && !onOtherDays) ? campaign.name : null];
    if (onOtherDays) parts.push(range().formatRange(Date.parse(period.from), Date.parse(period.to)));
    return parts.filter(Boolean).join(' · ');
  });
  return names.map((name, at) => {
    if (names.filter((other) => other === name).length < 2) return name;
    return `${name} (${names.slice(0, at + 1).filter((other) => other === name).length})`;
  });
}
