import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import type { ProspectSource } from '../../shared/prospects/prospects.rules.ts';
import { prepareWeights, type ScoringFacts, scoreProspect } from '../../shared/prospects/score-prospect.ts';
import { defaultWeights } from '../../shared/prospects/scoring.ts';
import { printTable } from './figures.ts';

type Lead = Record<string, string>;

/**
 * How well the weights of the product, as they are, rank real leads by whether they bought:
 * `npx tsx scripts/bench/lead-scoring.ts x_education_lead_scoring_9240.csv.gz`. Nothing is fitted; see docs/decisions.
 */
function readLeads(file: string): Lead[] {
  const [names = [], ...rows]: string[][] = parse(gunzipSync(readFileSync(file)), { relax_column_count: true });
  // Some lines of the file are one quoted cell that holds the whole line.
  const whole = rows.map((row) => (row.length === 1 ? (parse(row[0] ?? '')[0] as string[]) : row));
  return whole.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])));
}

const named = (names: string[], source: ProspectSource) =>
  names.map((name): [string, ProspectSource] => [name, source]);
const sources = new Map([
  ...named(['google', 'direct traffic', 'organic search', 'olark chat', 'live chat', 'bing', 'blog'], 'website'),
  ...named(['referral sites', 'welingak website', 'welearn', 'welearnblog_home'], 'website'),
  ...named(['facebook', 'pay per click ads', 'social media', 'youtubechannel', 'click2call'], 'ads'),
  ...named(['reference'], 'referral'),
]);

/** The trade that a lead has worked in, where the product has it too. */
const trades: Record<string, string> = {
  'E-COMMERCE': 'shopping',
  'E-Business': 'shopping',
  'Retail Management': 'shopping',
  'Banking, Investment And Insurance': 'finance',
  'Finance Management': 'finance',
  'Travel and Tourism': 'travel',
  'Hospitality Management': 'restaurants',
  'Healthcare Management': 'medicine',
  'Media and Advertising': 'business',
  'Human Resource Management': 'careers',
};

const now = new Date('2026-11-21T12:00:00Z');

/** What we would know of a lead before anyone has called it. All have left an address; no moment of anything is given. */
function factsOf(lead: Lead): ScoringFacts {
  return {
    email: 'lead@education.example',
    source: sources.get(lead['Lead Source']?.toLowerCase() ?? '') ?? 'other',
    industry: trades[lead.Specialization ?? ''],
    jobTitle: lead['What is your current occupation'],
    country: lead.Country,
    doNotContact: lead['Do Not Email'] === 'Yes' || lead['Do Not Call'] === 'Yes',
    collectedAt: now.toISOString(),
    signals: [],
  };
}

/** The chance that one who bought stands above one who did not, ties counting for half: by ranks. */
function areaUnderCurve(values: number[], bought: boolean[]): number {
  const order = [...values.keys()].sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  let ranks = 0;
  for (let at = 0; at < order.length; ) {
    let end = at;
    while (end < order.length && values[order[end] ?? 0] === values[order[at] ?? 0]) end++;
    const rank = (at + 1 + end) / 2;
    for (const lead of order.slice(at, end)) if (bought[lead]) ranks += rank;
    at = end;
  }
  const positives = bought.filter(Boolean).length;
  return (ranks - (positives * (positives + 1)) / 2) / (positives * (bought.length - positives));
}

/** Hanley and McNeil's: for an interval of 95 %, twice this on either side. */
function standardError(area: number, positives: number, negatives: number): number {
  const [both, neither] = [area / (2 - area), (2 * area ** 2) / (1 + area)];
  const spread = (positives - 1) * (both - area ** 2) + (negatives - 1) * (neither - area ** 2);
  return Math.sqrt((area * (1 - area) + spread) / (positives * negatives));
}

/** Numbers that look random and are the same at each run. */
function arbitraryNumbers(count: number): number[] {
  let state = 1;
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  });
}

function main(file: string): void {
  const leads = readLeads(file);
  const bought = leads.map(({ Converted }) => Converted === '1');
  const positives = bought.filter(Boolean).length;
  const weights = prepareWeights(defaultWeights);
  const facts = leads.map(factsOf);
  const scores = facts.map((lead) => scoreProspect(lead, weights, now));
  const unasked = facts.map((lead) => scoreProspect({ ...lead, jobTitle: null, doNotContact: false }, weights, now));
  const atHome = prepareWeights({ ...defaultWeights, targets: { ...defaultWeights.targets, homeCountries: ['IN'] } });
  const column = (name: string) => leads.map((lead) => Number(lead[name] || 0));
  const rows: Record<string, number[]> = {
    'score, default weights': scores.map(({ score }) => score),
    'its fit alone': scores.map(({ fit }) => fit),
    'its engagement alone': scores.map(({ engagement }) => engagement),
    'score without occupation and refusals': unasked.map(({ score }) => score),
    'score, India as the home country': facts.map((lead) => scoreProspect(lead, atHome, now).score),
    'baseline: arbitrary numbers': arbitraryNumbers(leads.length),
    'baseline: time on site': column('Total Time Spent on Website'),
    'baseline: visits': column('TotalVisits'),
  };
  printTable(
    `${leads.length} leads, ${positives} of whom bought`,
    Object.entries(rows).map(([name, values]) => {
      const area = areaUnderCurve(values, bought);
      const error = standardError(area, positives, leads.length - positives);
      return { name, AUC: area.toFixed(3), '±': (2 * error).toFixed(3), 'different values': new Set(values).size };
    }),
  );
}

main(process.argv[2] ?? '');
