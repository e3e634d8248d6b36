import { expect, test } from 'vitest';
import { fareOf } from './webhook-fare.ts';

const none = { succeeded: 0, failed: 0 };

test.each([
  ['nothing was sent', 0, 0, none, none, 'well'],
  ['all arrives', 0, 0, { succeeded: 20, failed: 0 }, { succeeded: 3, failed: 0 }, 'well'],
  ['one in a hundred failed', 0, 0, { succeeded: 99, failed: 1 }, none, 'well'],
  ['the last one failed', 1, 0, { succeeded: 99, failed: 1 }, none, 'troubled'],
  ['one in ten failed', 0, 0, { succeeded: 9, failed: 1 }, none, 'troubled'],
  ['15 % arrive', 0, 0, { succeeded: 15, failed: 85 }, { succeeded: 3, failed: 17 }, 'failing'],
  ['15 % arrived, and nothing was sent since', 0, 0, { succeeded: 15, failed: 85 }, none, 'failing'],
  ['it was mended', 0, 0, { succeeded: 15, failed: 85 }, { succeeded: 12, failed: 0 }, 'troubled'],
  ['four in a row failed', 4, 0, { succeeded: 96, failed: 4 }, { succeeded: 96, failed: 4 }, 'failing'],
  ['a delivery was given up', 1, 1, { succeeded: 99, failed: 1 }, none, 'failing'],
] as const)('%s', (_, failures, exhausted, day, lately, fare) => {
  expect(fareOf({ failures, exhausted, day, lately })).toBe(fare);
});
