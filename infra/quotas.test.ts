import { expect, test } from 'vitest';
import { queues } from '../shared/workers.ts';
import { nearing } from './quotas.ts';

/** Of one message after the other: what is read and noted for a mail, and SES, take a fifth of a second at least. */
const mostASecond = 5;

test('digests and notices take less than half of what SES sends', () => {
  const { batchSize, stageWorkers } = queues.notices;
  const most = mostASecond * batchSize * stageWorkers;
  expect(nearing([{ what: 'notices, twice', quota: 'mailsASecond', count: 2 * most }])).toEqual([]);
});
