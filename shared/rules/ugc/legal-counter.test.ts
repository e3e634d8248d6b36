import { describe, expect, it } from 'vitest';
import { type CountedOffer, foldedObjective, legalLevel, legalThresholdCents } from './legal-counter.ts';

const offer = (euros: number, on: string, more: Partial<CountedOffer> = {}): CountedOffer => ({
  ...{ collaborationId: `clb_${on}_${euros}`, on, cents: Math.round(euros * 100), beyondBrand: false, level: 'order' },
  ...more,
});
const legal = { thresholdCents: legalThresholdCents, policy: 'legal' as const };
const level = (one: CountedOffer, counted: CountedOffer[] = [], by: Parameters<typeof legalLevel>[2] = legal) =>
  legalLevel(one, counted, by);

describe('the legal counter', () => {
  it('asks for a contract from the threshold on, by law when one of the year leaves the brand’s channels', () => {
    const one = offer(999.99, '2026-11-27', { beyondBrand: true });
    expect(level(one)).toMatchObject({ level: 'order', why: null, counter: { totalCents: 99_999 } });
    expect(level({ ...one, cents: 100_000 })).toMatchObject({ level: 'contract', why: 'law' });
    expect(level({ ...one, cents: 100_000, beyondBrand: false }).why).toBe('prudence');
    const march = offer(600, '2026-03-02', { beyondBrand: true });
    expect(level(offer(400, '2026-11-27'), [march])).toEqual({
      ...{ level: 'contract', why: 'law' },
      counter: {
        ...{ year: 2026, thresholdCents: 100_000, beforeCents: 60_000, thisCents: 40_000, totalCents: 100_000 },
        ...{ rolling12MonthsCents: 100_000, earlier: [march.collaborationId] },
      },
    });
  });

  it('counts a civil year for the law, twelve months for prudence', () => {
    const december = offer(600, '2026-12-30', { beyondBrand: true });
    expect(level(offer(500, '2027-01-04', { beyondBrand: true }), [december])).toMatchObject({
      ...{ level: 'contract', why: 'prudence' },
      counter: { beforeCents: 0, totalCents: 50_000, rolling12MonthsCents: 110_000, earlier: [] },
    });
    expect(level(offer(500, '2027-12-30'), [december])).toMatchObject({ level: 'order' });
    expect(level(offer(500, '2027-12-29'), [december]).why).toBe('prudence');
  });

  it('counts an offer once, however often it is worked out', () => {
    const one = offer(500, '2026-11-27');
    expect(level(one, [one]).counter).toMatchObject({ beforeCents: 0, totalCents: 50_000, earlier: [] });
  });

  it('takes a lower threshold, never a higher one, and the policy of a campaign', () => {
    expect(level(offer(500, '2026-11-27'), [], { ...legal, thresholdCents: 50_000 }).why).toBe('prudence');
    expect(level(offer(5, '2026-11-27'), [], { ...legal, policy: 'always' })).toMatchObject({ why: 'policy' });
  });

  it('reads the same objective however it is typed', () => {
    expect(foldedObjective('  Lancement : la Crème d’ÉTÉ ')).toBe(foldedObjective("lancement la creme d'été"));
    expect(foldedObjective('🎁')).not.toBe(foldedObjective('🌞'));
  });
});
