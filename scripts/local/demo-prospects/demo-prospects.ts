import type { AdContent } from '../../../functions/ads/ad/ad.entity.ts';
import type { Creation } from '../../../functions/prospects/core/prospect-content.ts';
import type { Industry } from '../../../shared/ads/ads.rules.ts';
import { industries } from '../../../shared/ads/ads.rules.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import { fold } from '../../../shared/kernel/fold.ts';
import { Seeded } from '../../../shared/kernel/seeded.ts';
import type {
  CompanySize,
  Outcome,
  ProspectSource,
  ProspectStatus,
  WrittenType,
} from '../../../shared/prospects/prospects.rules.ts';
import { cities, firstNames, jobs, lastNames, lossReasons, nextActions, said } from './people.ts';

/** A prospect as the agency would have written it down, and what has happened with it since. */
export type DemoProspect = {
  content: Creation;
  createdAt: Date;
  closedAt: Date | null;
  statusSince: Date;
  lines: { type: WrittenType; content: string; outcome?: Outcome; at: Date }[];
};

export const demoCount = 160;

/** Those whom the agency has twice, so that its duplicates have something to show. */
const writtenTwice = [4, 9, 23];

const steps: ProspectStatus[] = ['new', 'contacted', 'qualified', 'proposal', 'won'];

/** The agency's prospects: people of the companies that advertise in the library. The same day gives the same ones. */
export function demoProspects(library: AdContent[], now: Date): DemoProspect[] {
  const companies = new Map(library.map((ad) => [ad.advertiser.name, ad]));
  const everyone = [...companies.values()];
  const met = Array.from({ length: demoCount - writtenTwice.length }, (_, at) => {
    const company = everyone[(at * 7) % everyone.length];
    if (!company) throw new Error('No company in the library');
    return prospectOf(company, at, now);
  });
  return [...met, ...writtenTwice.flatMap((at) => secondOf(met[at], now))];
}

/** As a colleague wrote down someone who was there already: a first name cut short, another address, the same telephone. */
function secondOf(first: DemoProspect | undefined, now: Date): DemoProspect[] {
  if (!first) return [];
  const { firstName = '', lastName = '', company = '', website, industry, city, country } = first.content;
  const phone = first.content.phone ?? '01 99 00 10 10';
  first.content.phone = phone;
  const createdAt = new Date(now.getTime() - 2 * dayMs);
  return [
    {
      content: {
        ...{ firstName: `${firstName.charAt(0)}.`, lastName, company, website, industry, city, country },
        email: `contact@${plain(company)}.example`,
        phone,
        source: 'event',
        status: 'new',
        tags: ['salon'],
        notes: undefined,
        legalBasis: 'legitimate_interest',
        collectedFrom: 'Carte de visite',
        collectedAt: createdAt.toISOString(),
      },
      createdAt,
      closedAt: null,
      statusSince: createdAt,
      lines: [],
    },
  ];
}

function prospectOf({ advertiser, industry }: AdContent, at: number, now: Date): DemoProspect {
  const chances = new Seeded(`prospect ${at}`);
  const gender = chances.pick(['female', 'male'] as const);
  const firstName = chances.pick(firstNames[gender]);
  const lastName = chances.pick(lastNames);
  const age = Math.floor(chances.next() ** 1.6 * 300) + 1;
  const createdAt = daysBefore(now, age, chances);
  const status = statusOf(age, chances);
  // Some are what every agency hopes for: someone who decides, in a company that spends.
  const isPromising = chances.chance(0.3);
  const lines = linesOf(status, age, now, chances);
  const last = lines.at(-1)?.at ?? createdAt;
  const closed = status === 'won' || status === 'lost';
  return {
    content: {
      firstName,
      lastName,
      email: chances.chance(0.92)
        ? `${plain(firstName)}.${plain(lastName)}${at}@${plain(advertiser.name)}.example`
        : undefined,
      phone: chances.chance(0.8) ? phoneOf(at, chances) : undefined,
      company: advertiser.name,
      jobTitle: chances.pick(isPromising ? jobs[gender].slice(0, 5) : jobs[gender]),
      website: `https://www.${plain(advertiser.name)}.example`,
      industry: industry ? industries[industry satisfies Industry] : undefined,
      companySize: isPromising
        ? '51-200'
        : chances.weighted<CompanySize>({ '2-10': 22, '11-50': 34, '51-200': 26, '201-1000': 12, '1000+': 3 }),
      city: chances.pick(cities),
      country: chances.weighted({ France: 88, Belgique: 7, Suisse: 5 }),
      source: chances.weighted<ProspectSource>({
        website: 28,
        ads: 18,
        linkedin: 18,
        referral: 14,
        event: 10,
        cold: 12,
      }),
      status,
      lostReason: status === 'lost' ? chances.pick(lossReasons) : undefined,
      value: status === 'new' && chances.chance(0.5) ? undefined : chances.int(6, 120) * 250,
      monthlyAdBudget: isPromising
        ? chances.int(20, 60) * 500
        : chances.chance(0.6)
          ? chances.int(1, 24) * 500
          : undefined,
      tags: chances.some(['salon', 'refonte', 'rentrée', 'Noël', 'grand compte', 'relance'], chances.int(0, 2)),
      notes: undefined,
      legalBasis: 'legitimate_interest',
      collectedFrom: 'Formulaire du site',
      collectedAt: createdAt.toISOString(),
      ...(closed ? {} : nextActionOf(now, chances)),
    },
    createdAt,
    ...standing(closed, last, now),
    lines,
  };
}

/** Since when it stands where it does: an end comes a day after the last exchange. */
function standing(closed: boolean, last: Date, now: Date): Pick<DemoProspect, 'closedAt' | 'statusSince'> {
  if (!closed) return { closedAt: null, statusSince: last };
  const closedAt = new Date(Math.min(now.getTime(), last.getTime() + dayMs));
  return { closedAt, statusSince: closedAt };
}

function statusOf(age: number, chances: Seeded): ProspectStatus {
  const reached = Math.min(4, Math.floor(chances.next() * (1 + age / 25)));
  const status = steps[reached] ?? 'new';
  const lost = status === 'won' ? 0.55 : age > 120 ? 0.3 : 0.03;
  return chances.chance(lost) ? 'lost' : status;
}

/** What was said on the way to a status, oldest first. */
function linesOf(status: ProspectStatus, age: number, now: Date, chances: Seeded): DemoProspect['lines'] {
  const reached = status === 'lost' ? chances.int(1, 3) : steps.indexOf(status);
  const told = said.slice(0, reached).flatMap((choices) => chances.some(choices, chances.int(1, 2)));
  const share = age / (told.length + 1);
  return told.map((line, at) => ({ ...line, at: daysBefore(now, Math.max(0.2, age - share * (at + 0.5)), chances) }));
}

function nextActionOf(now: Date, chances: Seeded) {
  if (chances.chance(0.35)) return {};
  const at = new Date(now.getTime() + (chances.int(-4, 16) + 0.1) * dayMs);
  at.setUTCHours(chances.int(8, 16), chances.pick([0, 15, 30, 45]), 0, 0);
  return { nextAction: chances.pick(nextActions), nextActionAt: at.toISOString() };
}

const daysBefore = (now: Date, days: number, chances: Seeded) =>
  new Date(now.getTime() - days * dayMs - chances.int(0, 3_600_000));

const plain = (name: string) =>
  fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Of the ranges that are kept for fiction, each once: who shares a telephone passes for one person. */
const phoneOf = (at: number, chances: Seeded) =>
  `${chances.pick(['06 39 98', '01 99 00'])} ${11 + (at % 80)} ${20 + Math.floor(at / 80)}`;
