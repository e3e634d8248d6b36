import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { countAttempt, forgetAttempts, refuseWhenReached } from './throttle.ts';

const limit = { name: 'test', max: 5, windowSeconds: 60 };
const attempts = (subject: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => countAttempt(limit, subject)));

afterEach(() => {
  vi.useRealTimers();
});

describe('throttle', () => {
  it('lets exactly the limit through, whatever the crowd', async () => {
    const subject = randomUUID();
    expect((await attempts(subject, 40)).filter(Boolean)).toHaveLength(5);
    await expect(refuseWhenReached(limit, subject)).rejects.toMatchObject({ reason: 'rate_limited' });
    await expect(refuseWhenReached(limit, randomUUID())).resolves.toBeUndefined();
  });

  it('opens a new window when the last one is over, even if the table still holds it', async () => {
    const subject = randomUUID();
    await attempts(subject, 6);
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
    expect((await attempts(subject, 40)).filter(Boolean)).toHaveLength(5);
  });

  it('forgets', async () => {
    const subject = randomUUID();
    await attempts(subject, 6);
    await forgetAttempts(limit, subject);
    expect(await countAttempt(limit, subject)).toBe(true);
  });

  it('refuses nobody below the limit while others forget', async () => {
    const subject = randomUUID();
    const countAndForget = async () => {
      const isLetThrough = await countAttempt({ ...limit, max: 1_000 }, subject);
      await forgetAttempts(limit, subject);
      return isLetThrough;
    };
    const crowd = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const answers: boolean[] = [];
        for (let n = 0; n < 20; n++) answers.push(await countAndForget());
        return answers;
      }),
    );
    expect(crowd.flat()).not.toContain(false);
  });

  it('keeps limits of other names apart', async () => {
    const subject = randomUUID();
    await attempts(subject, 6);
    expect(await countAttempt({ ...limit, name: 'other' }, subject)).toBe(true);
  });
});
