import { describe, expect, it } from 'vitest';
import { apiEvent } from '../testing/lambda-event.ts';
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

  it('reads a bearer and nothing else', async () => {
    expect((await from({ authorization: 'Bearer a.b.c' })).bearer).toBe('a.b.c');
    expect((await from({ authorization: 'bearer a.b.c' })).bearer).toBe('a.b.c');
    expect((await from({ authorization: 'Basic abc' })).bearer).toBeUndefined();
    expect((await from({ authorization: 'Bearer a b' })).bearer).toBeUndefined();
    expect((await from({})).bearer).toBeUndefined();
  });
});
