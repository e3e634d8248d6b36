import { expect, it, test } from 'vitest';
import { contrast, inkOn, standingOut } from './contrast.ts';

it('measures as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test.each(['#000000', '#ffffff', '#ffff00', '#1f6feb', '#767676', '#c8371a'])('reads on %s, and of it', (color) => {
  expect(contrast(inkOn(color), color)).toBeGreaterThanOrEqual(4.5);
  for (const ground of ['#ffffff', '#22201c'])
    expect(contrast(standingOut(color, ground, 4.5), ground)).toBeGreaterThanOrEqual(4.5);
});

it('leaves alone what stands out', () => expect(standingOut('#1f6feb', '#ffffff', 3)).toBe('#1f6feb'));
