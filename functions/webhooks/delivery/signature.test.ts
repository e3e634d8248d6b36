import * as fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { newSecret, signatureHeaders } from './signature.ts';

it('signs as the vector of the specification says', () => {
  const headers = signatureHeaders(
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    new Date(1_614_265_330_000),
    '{"test": 2432232314}',
  );
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it('is verified by the reference library with any secret that lives, and by no other', () => {
  const [fresh, old, stranger] = [newSecret(), newSecret(), newSecret()];
  for (const text of ['{}', '{"a":"é \u{1f600} \u2028 \\u0000"}', JSON.stringify({ long: 'x'.repeat(60_000) })]) {
    const headers = signatureHeaders([fresh, old], 'evt_1', new Date(), text);
    for (const secret of [fresh, old]) expect(new Webhook(secret).verify(text, headers)).toEqual(JSON.parse(text));
    expect(() => new Webhook(stranger).verify(text, headers)).toThrow();
    expect(() => new Webhook(fresh).verify(`${text} `, headers)).toThrow();
  }
});

it('is verified whatever the body says', () => {
  const secret = newSecret();
  fc.assert(
    fc.property(fc.jsonValue(), fc.string({ unit: 'binary' }), (data, words) => {
      const text = JSON.stringify({ data, words });
      const headers = signatureHeaders([secret], 'evt_1', new Date(), text);
      expect(new Webhook(secret).verify(text, headers)).toEqual(JSON.parse(text));
    }),
  );
});

it('makes secrets of 32 bytes, each another', () => {
  const secrets = new Set(Array.from({ length: 10_000 }, newSecret));
  expect(secrets.size).toBe(10_000);
  for (const secret of [...secrets].slice(0, 50))
    expect(Buffer.from(secret.replace(/^whsec_/, ''), 'base64')).toHaveLength(32);
});
