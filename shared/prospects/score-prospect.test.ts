import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keysOf } from '../kernel/closed-lists.ts';
import { dayMs } from '../kernel/day.ts';
import { signalsOf } from './prospect-engagement.ts';
import { companySizes, gradeOf, outcomes, prospectSources, timelineTypes } from './prospects.rules.ts';
import { prepareWeights, type ScoringFacts, scoreProspect } from './score-prospect.ts';
import {
  defaultWeights,
  isSignalRule,
  labelOf,
  type ScoringRule,
  type ScoringWeights,
  type Signal,
  scoringCaps,
  scoringHalfLives,
  scoringRules,
  sideOf,
} from './scoring.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
const byDefault = prepareWeights(defaultWeights);

const nobody: ScoringFacts = {
  email: 'zoe@maison-lune.fr',
  source: 'cold',
  collectedAt: daysAgo(400),
  doNotContact: false,
  signals: [],
};
const scored = (facts: Partial<ScoringFacts>, weights: Partial<ScoringWeights> = {}, at = now) =>
  scoreProspect({ ...nobody, ...facts }, prepareWeights({ ...defaultWeights, ...weights }), at);
const rulesOf = (facts: Partial<ScoringFacts>, weights: Partial<ScoringWeights> = {}) =>
  scored(facts, weights).details.map(({ rule }) => rule);

const signalRules = keysOf(scoringRules).filter(isSignalRule);
const anyMoment = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString());
const recentMoment = fc.integer({ min: 0, max: 4 * 24 * 60 }).map((minutes) => daysAgo(minutes / (24 * 60)));
const signals = (at: fc.Arbitrary<string>) =>
  fc.array(fc.record({ rule: fc.constantFrom(...signalRules), at }), { maxLength: 40 });
const text = fc.option(
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('Mode & bijoux', 'DG', 'Directrice marketing', 'FR', 'Belgique', 'a@yopmail.com'),
  ),
);
const facts = (at: fc.Arbitrary<string>): fc.Arbitrary<ScoringFacts> =>
  fc.record({
    email: text,
    phone: text,
    website: text,
    company: text,
    industry: text,
    jobTitle: text,
    country: text,
    companySize: fc.option(fc.constantFrom(...keysOf(companySizes))),
    monthlyAdBudget: fc.option(fc.double({ min: 0, max: 1e9, noNaN: true })),
    source: fc.constantFrom(...keysOf(prospectSources)),
    collectedAt: at,
    doNotContact: fc.boolean(),
    signals: signals(at),
  });
const record = <K extends string>(keys: readonly K[], value: fc.Arbitrary<number>) =>
  fc
    .tuple(...keys.map(() => value))
    .map((all) => Object.fromEntries(keys.map((key, at) => [key, all[at]]))) as fc.Arbitrary<Record<K, number>>;
const weights = (points: fc.Arbitrary<number>): fc.Arbitrary<ScoringWeights> =>
  fc.record({
    points: record(keysOf(scoringRules), points),
    caps: record(keysOf(scoringCaps), fc.integer({ min: 0, max: 100 })),
    halfLives: record(keysOf(scoringHalfLives), fc.integer({ min: 1, max: 1_000 })),
    fitShare: fc.double({ min: 0, max: 1, noNaN: true }),
    targets: fc.constant({ ...defaultWeights.targets, competitors: ['yopmail.com'] }),
  });
const anyPoints = fc.integer({ min: -100, max: 100 });
const gains = fc.integer({ min: 0, max: 100 });

describe('whatever the facts and the weights', () => {
  it('a score is a whole number of 0 to 100, and its lines add up to it', () => {
    fc.assert(
      fc.property(facts(fc.oneof(anyMoment, recentMoment, fc.constant('never'))), weights(anyPoints), (some, own) => {
        const { score, grade, fit, engagement, details } = scoreProspect(some, prepareWeights(own), now);
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        expect(grade).toBe(gradeOf(score));
        for (const side of [fit, engagement]) expect(side >= 0 && side <= 100).toBe(true);
        const tenths = details.map(({ points }) => points * 10);
        for (const one of tenths) expect(Math.abs(one - Math.round(one))).toBeLessThan(1e-9);
        expect(tenths.reduce((sum, one) => sum + Math.round(one), 0)).toBe(score * 10);
      }),
      { numRuns: 1_000 },
    );
  });

  it('the order of what happened does not count', () => {
    const shuffled = facts(fc.oneof(anyMoment, recentMoment)).chain((some) =>
      fc.tuple(fc.constant(some), fc.shuffledSubarray([...some.signals], { minLength: some.signals.length })),
    );
    fc.assert(
      fc.property(shuffled, ([some, others]) => {
        const { details, ...score } = scoreProspect(some, byDefault, now);
        expect(scoreProspect({ ...some, signals: others }, byDefault, now)).toEqual({ ...score, details });
      }),
    );
  });

  it('what happened is worth less and less', () => {
    const past = anyMoment.filter((at) => at < now.toISOString());
    fc.assert(
      fc.property(facts(past), weights(gains), fc.integer({ min: 0, max: 2_000 }), (some, own, days) => {
        const prepared = prepareWeights(own);
        const before = scoreProspect(some, prepared, now);
        const after = scoreProspect(some, prepared, new Date(now.getTime() + days * dayMs));
        expect(after.engagement).toBeLessThanOrEqual(before.engagement + 1e-9);
        expect(after.fit).toBe(before.fit);
      }),
    );
  });

  it('no group brings more than its bound', () => {
    fc.assert(
      fc.property(facts(recentMoment), weights(gains), (some, own) => {
        for (const share of [0, 1]) {
          const { details } = scoreProspect(some, prepareWeights({ ...own, fitShare: share }), now);
          for (const [group, cap] of Object.entries(own.caps)) {
            const ofGroup = details.filter(({ rule }) => groupOf(rule) === group);
            // A rounding of half a point, and of a tenth for each line.
            const most = cap + 0.5 + ofGroup.length / 10;
            expect(ofGroup.reduce((sum, { points }) => sum + points, 0)).toBeLessThanOrEqual(most);
          }
        }
      }),
    );
  });
});

const groupOf = (rule: string) => (rule in scoringRules ? scoringRules[rule as ScoringRule].group : null);

describe('the weights of the product', () => {
  it('score an ideal prospect, and say why', () => {
    const { score, fit, engagement, details } = scored({
      industry: 'Mode & bijoux',
      companySize: '51-200',
      jobTitle: 'Directrice générale',
      monthlyAdBudget: 12_000,
      country: 'France',
      signals: [{ rule: 'meetingHeld', at: daysAgo(6) }],
    });
    expect(fit).toBe(95);
    expect(engagement).toBeCloseTo(30 * 0.5 ** (6 / 45), 10);
    expect(score).toBe(Math.round(0.6 * fit + 0.4 * engagement));
    expect(details.map(({ rule }) => rule)).toEqual([
      ...['industryPrimary', 'sizeLarge', 'jobExecutive', 'budgetHigh', 'marketHome', 'meetingHeld'],
    ]);
  });

  it.each<[Partial<ScoringFacts>, string[]]>([
    [{ industry: 'travel' }, ['industrySecondary']],
    [{ industry: 'SANTÉ & fitness' }, ['industryPrimary']],
    [{ industry: 'Apiculture' }, []],
    [{ companySize: '1' }, ['sizeSmall']],
    [{ companySize: '1000+' }, ['sizeVeryLarge']],
    [{ monthlyAdBudget: 2_999.99 }, ['budgetLow']],
    [{ monthlyAdBudget: 3_000 }, ['budgetMedium']],
    [{ monthlyAdBudget: 999 }, []],
    [{ country: 'fr' }, ['marketHome']],
    [{ country: 'Suisse' }, ['marketNear']],
    [{ country: 'Belgium' }, ['marketNear']],
    [{ country: 'Atlantide' }, []],
    [{ source: 'website', collectedAt: daysAgo(1) }, ['form']],
    [{ source: 'ads', collectedAt: daysAgo(1) }, ['form']],
    [{ source: 'referral', collectedAt: daysAgo(1) }, []],
    [{ jobTitle: 'CEO', email: 'x@yopmail.com' }, ['jobExecutive', 'disposableEmail']],
    [{ jobTitle: 'CEO', email: null }, ['jobExecutive', 'missingFields']],
    [{ jobTitle: 'CEO', email: null, phone: '+33612345678' }, ['jobExecutive']],
  ])('%j is %j', (some, rules) => {
    expect(rulesOf(some)).toEqual(rules);
  });

  it('count an answer for half after its half-life', () => {
    const engagementOf = (days: number) => scored({ signals: [{ rule: 'reply', at: daysAgo(days) }] }).engagement;
    expect(engagementOf(0)).toBe(25);
    expect(engagementOf(45)).toBe(12.5);
    expect(engagementOf(90)).toBe(6.25);
  });

  it('count what is to come as of now, and a meeting to come not at all', () => {
    expect(scored({ signals: [{ rule: 'call', at: daysAgo(-30) }] }).engagement).toBe(15);
    expect(scored({ signals: [{ rule: 'meetingHeld', at: daysAgo(-1) }] }).engagement).toBe(0);
    expect(scored({ signals: [{ rule: 'meetingHeld', at: daysAgo(-1) }] }, {}, new Date(daysAgo(-2))).score).toBe(12);
  });

  it('count five of a kind on one day in Paris', () => {
    const open = { caps: { ...scoringCaps, exchanges: 100 }, points: { ...defaultWeights.points, positiveNote: 10 } };
    // 23:30 and 00:30 in Paris, on the 20th and on the 21st, which are one day in UTC.
    const notes = (count: number, at: string): Signal[] => Array(count).fill({ rule: 'positiveNote', at });
    const late = notes(7, '2026-11-20T22:30:00.000Z');
    const early = notes(4, '2026-11-20T23:30:00.000Z');
    const { details } = scored({ signals: [...late, ...early] }, { ...open, fitShare: 0 });
    expect(details.filter(({ at }) => at === late[0]?.at)).toHaveLength(5);
    expect(details.filter(({ at }) => at === early[0]?.at)).toHaveLength(4);
  });

  it('leave nothing of the engagement of whoever is not to be contacted, and say it', () => {
    const signals: Signal[] = [{ rule: 'quoteRequested', at: daysAgo(0) }];
    expect(scored({ doNotContact: true, jobTitle: 'DG', signals })).toMatchObject({
      score: 15,
      engagement: 0,
      details: [
        { rule: 'jobExecutive', points: 15 },
        { rule: 'quoteRequested', points: 14 },
        { rule: 'doNotContact', points: -14 },
      ],
    });
  });

  it('take fifty points from a competitor, never more than there are', () => {
    const targets = { ...defaultWeights.targets, competitors: ['Rivale & Fils', 'https://www.rivale.com/'] };
    for (const one of [{ company: 'RIVALE et fils' }, { company: 'Rivale & Fils' }])
      expect(rulesOf({ ...one, jobTitle: 'DG' }, { targets }).includes('competitor')).toBe(
        one.company !== 'RIVALE et fils',
      );
    for (const one of [{ email: 'a@fr.rivale.com' }, { website: 'http://shop.rivale.com/x' }])
      expect(scored({ ...one, jobTitle: 'DG' }, { targets })).toMatchObject({
        score: 0,
        details: [{ points: 15 }, { rule: 'competitor', points: -30 }, { rule: 'fitFloor', points: 15 }],
      });
    expect(rulesOf({ email: 'a@non-rivale.com', website: 'rivale.com.evil.fr', jobTitle: 'DG' }, { targets })).toEqual([
      'jobExecutive',
    ]);
  });
});

describe('a line of a timeline', () => {
  it.each([
    ['email', 'positive', ['reply']],
    ['email', 'neutral', ['reply']],
    ['email', 'negative', []],
    ['email', undefined, []],
    ['meeting', undefined, ['meetingHeld']],
    ['meeting', 'no_show', []],
    ['meeting', 'quote_requested', ['quoteRequested', 'meetingHeld']],
    ['call', 'no_answer', []],
    ['call', undefined, []],
    ['call', 'neutral', ['call']],
    ['note', 'positive', ['positiveNote']],
    ['note', undefined, []],
    ['task', 'quote_requested', ['quoteRequested']],
    ['status_change', undefined, []],
  ] as const)('%s, %s: %j', (type, outcome, rules) => {
    expect(signalsOf({ type, outcome })).toEqual(rules);
  });

  it('says nothing by being merely there', () => {
    for (const type of keysOf(timelineTypes))
      for (const outcome of keysOf(outcomes))
        for (const rule of signalsOf({ type, outcome })) expect(isSignalRule(rule)).toBe(true);
  });
});

describe('a line of a score', () => {
  it.each([
    [{ rule: 'meetingHeld', at: daysAgo(6), points: 1 }, 'Rendez-vous tenu il y a 6 jours', 'engagement'],
    [{ rule: 'call', at: daysAgo(1), points: 1 }, 'Appel abouti hier', 'engagement'],
    [{ rule: 'call', at: daysAgo(-3), points: 1 }, 'Appel abouti aujourd’hui', 'engagement'],
    [{ rule: 'quoteRequested', at: daysAgo(100), points: 1 }, 'Devis demandé il y a 3 mois', 'engagement'],
    [{ rule: 'industryPrimary', points: 1 }, 'Secteur principal : Mode & bijoux', 'fit'],
    [{ rule: 'jobHead', points: 1 }, 'Fonction : responsable de département (Head of Growth)', 'fit'],
    [{ rule: 'marketNear', points: 1 }, 'Pays proche : Belgique', 'fit'],
    [{ rule: 'sizeMedium', points: 1 }, 'Taille : 11 à 50', 'fit'],
    [{ rule: 'competitor', points: -1 }, 'Concurrent', 'fit'],
    [{ rule: 'fitCeiling', points: -1 }, 'Adéquation plafonnée à 100', 'bounds'],
  ] as const)('%j reads « %s »', (detail, label, side) => {
    const about = { industry: 'fashion', jobTitle: 'Head of Growth', country: 'BE' };
    expect(labelOf(detail, now, about).replaceAll('\u00a0', ' ')).toBe(label);
    expect(sideOf(detail)).toBe(side);
  });
});
