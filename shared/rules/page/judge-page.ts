import type { AdText } from '../copy/analysis.ts';
import { callsOf } from './calls.ts';
import type { Check } from './check.ts';
import { judgeCalls } from './judge-calls.ts';
import { judgeForm } from './judge-form.ts';
import { judgeMessage } from './judge-message.ts';
import { judgeMobile } from './judge-mobile.ts';
import { judgePrivacy } from './judge-privacy.ts';
import { judgeProof } from './judge-proof.ts';
import { judgeProposition } from './judge-proposition.ts';
import { judgeSeo } from './judge-seo.ts';
import { judgeTechnical } from './judge-technical.ts';
import { matchOf } from './message-match.ts';
import { factsOf } from './page-facts.ts';
import { pageGroups } from './page-groups.ts';
import type { PageRead } from './page-read.ts';
import { rewritesOf } from './rewrites.ts';
import { saidOn } from './said.ts';
import type { Fetched, Subject } from './subject.ts';
import { withoutOrders } from './without-orders.ts';

export type GroupKey = keyof typeof pageGroups;
export type Group = { key: GroupKey; label: string; points: number | null; max: number; checks: Check[] };
export type Fix = Pick<Check, 'key' | 'label' | 'found' | 'impact' | 'effort'> & {
  group: GroupKey;
  fix: string;
  /** What it would add to the note, of 100. */
  gain: number;
};

const worth = { ok: 1, warning: 0.5, fail: 0 } as const;
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A page against what makes pages sell: nine groups of checks, what to mend first, and what it says for itself. */
export function judgePage(read: PageRead, bytes: number, fetched: Fetched | null, ad: AdText | null) {
  const said = saidOn(read);
  const page = said.suspicious.length > 0 ? withoutOrders(read) : read;
  const facts = factsOf(page, said);
  const subject: Subject = { page, said, facts, calls: callsOf(page), fetched, bytes, ad };
  const match = ad ? matchOf(page, ad) : null;
  const judged = [
    grouped('message', judgeMessage(subject, match)),
    grouped('proposition', judgeProposition(subject)),
    grouped('callToAction', judgeCalls(subject)),
    grouped('form', judgeForm(subject)),
    grouped('proof', judgeProof(subject)),
    grouped('seo', judgeSeo(subject)),
    grouped('technical', judgeTechnical(subject)),
    grouped('mobile', judgeMobile(subject)),
    grouped('privacy', judgePrivacy(subject)),
  ];
  const known = judged.filter(({ points }) => points !== null);
  const max = known.reduce((sum, group) => sum + group.max, 0);
  const points = known.reduce((sum, group) => sum + exactPoints(group), 0);
  const states = new Map(judged.flatMap(({ checks }) => checks.map(({ key, state }) => [key, state] as const)));
  const isWeak = (key: string) => states.get(key) === 'warning' || states.get(key) === 'fail';
  const [message] = judged;
  return {
    score: max === 0 ? 0 : Math.round((points / max) * 100),
    groups: judged,
    fixes: fixesOf(judged, max),
    messageMatch:
      match && message
        ? {
            score: message.points === null ? 0 : Math.round((exactPoints(message) / message.max) * 100),
            terms: match.terms.map(({ term, inTitle, inH1, inStart }) => ({ term, inTitle, inH1, inStart })),
            price: match.price,
            currency: match.currency,
          }
        : null,
    rewrites: rewritesOf(subject, isWeak),
    facts,
    suspicious: said.suspicious,
    language: said.language,
  };
}

const knownOf = (checks: readonly Check[]) => checks.filter(({ state }) => state !== 'unknown');

function grouped(key: GroupKey, checks: Check[]): Group {
  const group = { key, ...pageGroups[key], points: null, checks };
  return knownOf(checks).length === 0 ? group : { ...group, points: rounded(exactPoints(group)) };
}

function exactPoints({ max, checks }: Pick<Group, 'max' | 'checks'>): number {
  const known = knownOf(checks);
  const sum = known.reduce((total, { state }) => total + (state === 'unknown' ? 0 : worth[state]), 0);
  return known.length === 0 ? 0 : (max * sum) / known.length;
}

/** What brings most for the least work comes first; of equal ones, what adds most to the note. */
function fixesOf(judged: readonly Group[], max: number): Fix[] {
  const all = judged.flatMap(({ key: group, max: most, checks }) =>
    checks.flatMap(({ key, label, state, found, fix, impact, effort }) => {
      if (fix === null || state === 'unknown') return [];
      const missing = 1 - worth[state];
      const gain = rounded(((most / knownOf(checks).length) * missing * 100) / max);
      return [{ group, key, label, found, fix, impact, effort, gain, order: (impact * missing) / effort }];
    }),
  );
  return all.sort((a, b) => b.order - a.order || b.gain - a.gain).map(({ order: _, ...fix }) => fix);
}
