import { industries } from '../../../shared/ads/ads.rules.ts';
import { foldLabel } from '../../../shared/kernel/fold.ts';
import { noRule, personaLimits } from '../../../shared/personas/personas.rules.ts';
import type { Source } from '../../../shared/personas/sources.ts';
import { cameBy } from '../../../shared/personas/suggested-texts.ts';
import { countryKey, industryKey, levelOf } from '../../../shared/prospects/profile-keys.ts';
import { isClosed, type JobLevel, jobLevels, prospectSources } from '../../../shared/prospects/prospects.rules.ts';
import type { ProspectProfile } from '../../prospects/search/profiles.door.ts';
import { commonest } from './commonest.ts';
import type { Said } from './draft.ts';

type Group = { industry: string; level: JobLevel; people: ProspectProfile[] };

/** Of those who are alike, so many must share a value. */
const fewestShare = 0.4;
/** So many must have been lost for one reason. */
const fewestReasons = 3;

/** The kinds of people that a workspace has at least five prospects of, those that sell best and most first. */
export const saidByProspects = (people: Iterable<ProspectProfile>, most: number): Said[] =>
  groupsOf(people)
    .filter((group) => group.people.length >= personaLimits.smallestGroup)
    .map((group) => ({ group, rank: rankOf(group) }))
    .sort((a, b) => b.rank - a.rank || (keyOf(a.group) < keyOf(b.group) ? -1 : 1))
    .slice(0, most)
    .map(({ group }) => saidByGroup(group));

const keyOf = ({ industry, level }: Group) => `${industry}\n${level}`;

function groupsOf(people: Iterable<ProspectProfile>): Group[] {
  const groups = new Map<string, Group>();
  for (const one of people) {
    const level = one.jobTitle === undefined ? null : levelOf(one.jobTitle);
    if (one.industry === undefined || level === null) continue;
    const group = { industry: industryKey(one.industry), level, people: [] };
    const known = groups.get(keyOf(group)) ?? group;
    known.people.push(one);
    groups.set(keyOf(known), known);
  }
  return [...groups.values()];
}

/** Few that were won say little: one more of two is taken for granted. */
function rankOf({ people }: Group): number {
  const closed = people.filter(({ status }) => isClosed(status)).length;
  const won = people.filter(({ status }) => status === 'won').length;
  return (people.length * (won + 1)) / (closed + 2);
}

function saidByGroup({ industry, level, people }: Group): Said {
  const { code, label } = industryOf(industry, people);
  const name = `${jobLevels[level]}, ${label}`.slice(0, personaLimits.name);
  const sources: Source[] = [];
  const say = (path: string, count: number) => {
    const share = Math.round((100 * count) / people.length) / 100;
    sources.push({ path, type: 'prospects', ref: null, label: name, count, share });
  };
  const usual = <Value extends string>(
    path: string,
    of: (one: ProspectProfile) => Value | undefined,
    sameAs?: (value: Value) => string,
  ): Value | null => {
    const [first] = commonest(people.map(of), sameAs);
    if (!first || first.count < fewestShare * people.length) return null;
    say(path, first.count);
    return first.value;
  };
  say('industry', people.length);
  const job = usual('job', ({ jobTitle }) => jobTitle, foldLabel);
  if (job === null) say('job', people.length);
  const source = usual('buyingProcess', (one) => one.source);
  if (source === 'linkedin') say('channels', people.filter((one) => one.source === source).length);
  const reasons = reasonsOf(people);
  for (const [at, { count }] of reasons.entries()) say(`objections.${at}`, count);
  return {
    name,
    content: {
      kind: 'b2b',
      job: job ?? jobLevels[level],
      industry: code,
      companySize: usual('companySize', ({ companySize }) => companySize),
      location: usual('location', ({ country }) => country, countryKey),
      objections: reasons.map(({ value }) => ({ objection: value.slice(0, personaLimits.text) })),
      channels: source === 'linkedin' ? ['linkedin'] : [],
      buyingProcess: source && cameBy(prospectSources[source]),
    },
    match: { ...noRule, industries: [code], jobLevels: [level] },
    sources,
  };
}

/** One of those of ads where it is known, else as the group mostly writes it. */
function industryOf(key: string, people: readonly ProspectProfile[]): { code: string; label: string } {
  const known = Object.entries(industries).find(([code]) => code === key);
  if (known) return { code: known[0], label: known[1] };
  const text = (commonest(people.map(({ industry }) => industry))[0]?.value ?? key).slice(0, personaLimits.industry);
  return { code: text, label: text };
}

const reasonsOf = (people: readonly ProspectProfile[]) =>
  commonest(
    people.map(({ lostReason }) => lostReason),
    foldLabel,
  )
    .filter(({ count }) => count >= fewestReasons)
    .slice(0, personaLimits.entries);
