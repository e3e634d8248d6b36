import { expect, it, vi } from 'vitest';
import { featuresOf } from '../../../shared/rules/copy/features-of.ts';
import { adWith } from '../engine/testing/ads.ts';
import { KnownFeatures } from './known-features.ts';

const ads = ['Marre des tableurs ?', '−20 % jusqu’à dimanche', ''].map((body, at) => adWith({ id: `${at}`, body }));

it('what was read is found again by its words, and what nobody asks for goes', () => {
  const first = new KnownFeatures();
  expect(ads.map((ad) => first.of(ad))).toEqual(ads.map(featuresOf));
  const second = new KnownFeatures(first.toBytes());
  const [one, two] = ads;
  // Another ad that says the same.
  expect(one && second.of({ ...one, id: 'other', startedAt: '2020-01-01' })).toEqual(one && featuresOf(one));
  expect(second.size).toBe(0);
  const third = new KnownFeatures(second.toBytes());
  expect(two && third.of(two)).toEqual(two && featuresOf(two));
  expect(third.size).toBe(1);
});

it('once reading took too long, what is new stays unread and is read the next time', () => {
  const clock = vi.spyOn(performance, 'now');
  clock.mockReturnValueOnce(0).mockReturnValueOnce(10);
  const known = new KnownFeatures(null, 10);
  const [one, two] = ads;
  if (!one || !two) throw new Error('Two ads');
  expect(known.of(one)).toEqual(featuresOf(one));
  expect(known.of(two)).toEqual({ low: 0, high: 0 });
  clock.mockRestore();
  const next = new KnownFeatures(known.toBytes());
  expect(next.of(two)).toEqual(featuresOf(two));
});

it('what is harmed or of another version counts for nothing', () => {
  const known = new KnownFeatures();
  for (const ad of ads) known.of(ad);
  const other = known.toBytes();
  other.writeUInt32LE(99, 0);
  for (const bytes of [other, known.toBytes().subarray(0, 20), Buffer.alloc(3)]) {
    const again = new KnownFeatures(bytes);
    for (const ad of ads) again.of(ad);
    expect(again.size).toBe(ads.length);
  }
});
