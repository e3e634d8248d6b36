import { describe, expect, it } from 'vitest';
import { handler as getHealth } from '../../health/get-health.ts';
import { env } from '../env.ts';
import { apiEvent, lambdaContext } from '../testing/lambda-event.ts';
import { originSecret } from '../testing/services.ts';
import { readCaller } from './caller.ts';

const from = (headers: Record<string, string>) => readCaller(apiEvent({ headers }));

describe('readCaller', () => {
  it("believes the viewer's address only with the secret of the origin", async () => {
    expect((await from({ 'x-client-ip': '203.0.113.7', 'x-origin-verify': originSecret })).ip).toBe('203.0.113.7');
    expect((await from({ 'x-client-ip': '203.0.113.7', 'x-origin-verify': 'guess' })).ip).toBe('192.0.2.1');
    expect((await from({ 'x-client-ip': '203.0.113.7', 'x-forwarded-for': '203.0.113.8' })).ip).toBe('192.0.2.1');
    expect((await from({ 'x-origin-verify': originSecret })).ip).toBe('192.0.2.1');
  });

  it('takes nothing past CloudFront where the stage says so', async () => {
    env.ORIGIN_PROOF = 'required';
    try {
      const proven = { 'x-client-ip': '203.0.113.7', 'x-origin-verify': originSecret };
      expect((await from(proven)).ip).toBe('203.0.113.7');
      await expect(from({ 'x-client-ip': '203.0.113.7' })).rejects.toMatchObject({ reason: 'forbidden' });
      const { statusCode, body = '' } = await getHealth(apiEvent({}), lambdaContext());
      expect([statusCode, JSON.parse(body).error.code]).toEqual([403, 'forbidden']);
    } finally {
      env.ORIGIN_PROOF = 'optional';
    }
  });

  it('reads a bearer and nothing else', async () => {
    expect((await from({ authorization: 'Bearer a.b.c' })).bearer).toBe('a.b.c');
    expect((await from({ authorization: 'bearer a.b.c' })).bearer).toBe('a.b.c');
    expect((await from({ authorization: 'Basic abc' })).bearer).toBeUndefined();
    expect((await from({ authorization: 'Bearer a b' })).bearer).toBeUndefined();
    expect((await from({})).bearer).toBeUndefined();
  });
});
