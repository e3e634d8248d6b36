import { newId } from '../../functions/platform/new-id.ts';
import { Prospect, type ProspectItem } from '../../functions/prospects/core/prospect.entity.ts';
import { bookShardOf, ProspectBook } from '../../functions/prospects/core/prospect-book.entity.ts';
import { contentOf } from '../../functions/prospects/core/prospect-content.ts';
import { blankProspect, settled } from '../../functions/prospects/core/settled-prospect.ts';
import { dayMs } from '../../shared/kernel/day.ts';
import { companySizes, prospectStatuses } from '../../shared/prospects/prospects.rules.ts';
import { prepareWeights } from '../../shared/prospects/score-prospect.ts';
import { defaultWeights } from '../../shared/prospects/scoring.ts';
import { cities, firstNames, jobs, lastNames } from '../local/demo-prospects/people.ts';

export const signalRules = ['reply', 'meetingHeld', 'quoteRequested', 'call', 'positiveNote'] as const;
export const people = { firstNames: [...firstNames.female, ...firstNames.male], lastNames };
export const statuses = Object.keys(prospectStatuses) as (keyof typeof prospectStatuses)[];
const sizes = Object.keys(companySizes) as (keyof typeof companySizes)[];
const industries = ['fashion', 'Beauté & soins', 'Voyage', 'Apiculture', 'finance', 'Industrie & commerce'];
export const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** Of two, one with whom something happened in the last half-year; scored as of the day before. */
export function syntheticProspect(workspaceId: string, at: number, scoredAt: Date): ProspectItem {
  const born = new Date(scoredAt.getTime() - ((at * 17) % 700) * dayMs);
  const content = contentOf(
    {
      firstName: pick(people.firstNames, at),
      lastName: pick(lastNames, at * 7),
      email: `p${at}@agence-${at % 5_000}.example`,
      phone: `06 39 98 ${10 + (at % 90)} ${10 + ((at * 7) % 90)}`,
      company: `${pick(lastNames, at * 3)} & ${pick(lastNames, at * 5)} ${at % 5_000}`,
      jobTitle: pick(jobs.female, at * 3),
      industry: pick(industries, at * 5),
      companySize: pick(sizes, at * 11),
      city: pick(cities, at),
      country: pick(['FR', 'France', 'Belgique', 'DE'], at * 13),
      value: (at % 90) * 250,
      monthlyAdBudget: (at * 37) % 20_000,
      source: at % 4 === 0 ? 'website' : 'cold',
      status: pick(statuses, at * 5),
      tags: at % 3 === 0 ? ['salon', 'relance'] : [],
      collectedAt: born.toISOString(),
      notes: 'Rencontré au salon, à rappeler après les soldes. '.repeat(at % 6),
    },
    scoredAt,
  );
  const signals = Array.from({ length: at % 2 === 0 ? (at * 7) % 12 : 0 }, (_, index) => ({
    rule: pick(signalRules, at + index),
    at: new Date(scoredAt.getTime() - ((at * 29 + index * 41) % 180) * dayMs).toISOString(),
    activityId: newId('pac', scoredAt),
  }));
  const blank = { ...blankProspect(workspaceId, content, scoredAt), createdAt: born.toISOString() };
  return settled(null, { ...blank, signals, lastActivityAt: signals[0]?.at }, prepareWeights(defaultWeights), scoredAt);
}

/** A workspace as it stands after a day: written with its count, without its locks, timelines and changes, which no bench reads. */
export async function fillWorkspace(workspaceId: string, count: number): Promise<void> {
  const yesterday = new Date(Date.now() - dayMs);
  for (let at = 0; at < count; at += 500) {
    const items = Array.from({ length: Math.min(500, count - at) }, (_, one) =>
      syntheticProspect(workspaceId, at + one, yesterday),
    );
    await Prospect.put(items).go({ concurrency: 8 });
  }
  await ProspectBook.put({ workspaceId, shard: bookShardOf(workspaceId), count }).go();
}
