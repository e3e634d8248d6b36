import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { signedInUser } from '../../platform/testing/factories.ts';
import { conversion, logOf, newPixel, received, track, work } from '../testing/pixels.ts';

const hashOf = (algorithm: string, text: string) => createHash(algorithm).update(text).digest('hex');
const sha256 = (text: string) => hashOf('sha256', text);

/** What Meta hashes, by our name and its own. */
const hashed = {
  email: 'em',
  phone: 'ph',
  firstName: 'fn',
  lastName: 'ln',
  city: 'ct',
  state: 'st',
  zip: 'zp',
  country: 'country',
  dateOfBirth: 'db',
  gender: 'ge',
  externalId: 'external_id',
} as const;
const fields = Object.keys(hashed) as (keyof typeof hashed)[];
const { clientUserAgent } = conversion.userData;

async function shop() {
  const { token } = await signedInUser();
  const { id } = await newPixel(token);
  const send = (eventId: string, userData: object) =>
    track(token, { pixelId: id, eventId, userData: { clientUserAgent, ...userData } });
  return { send, kept: async () => (await logOf(token, id)).items.length };
}

it('takes what a shop has hashed as it is, of every field, in capitals too', async () => {
  const { send } = await shop();
  const eventId = `hashed-${Date.now()}`;
  const given = fields.map((field, at) => [field, at % 2 ? sha256(field) : ` ${sha256(field).toUpperCase()} `]);
  expect((await send(eventId, Object.fromEntries(given))).status).toBe(202);
  await work();
  expect(received(eventId)[0]?.user_data).toEqual({
    ...Object.fromEntries(fields.map((field) => [hashed[field], sha256(field)])),
    client_user_agent: clientUserAgent,
  });
});

/** For what is refused, and leaves nothing behind. */
const strict = await shop();
afterAll(async () => expect(await strict.kept()).toBe(0));

describe('another hash', () => {
  // An identifier may have any letters: 32 hexadecimal ones are what many shops give their customers.
  it.each(fields.filter((field) => field !== 'externalId'))(
    'is refused as %s, and told what to send',
    async (field) => {
      const { send } = strict;
      const answers = await Promise.all(
        ['md5', 'sha1'].map((algorithm) => send(algorithm, { [field]: hashOf(algorithm, field) })),
      );
      for (const { status, error } of answers) {
        expect(status).toBe(400);
        expect(error.details).toEqual([
          { path: `userData.${field}`, message: expect.stringMatching(/SHA-256.*64 caractères/) },
        ]);
      }
    },
  );
});

describe('a birth date', () => {
  it.each([
    ['1990-12-31', '19901231'],
    ['19901231', '19901231'],
    ['2000-02-29', '20000229'],
  ])('%s is read', async (given, read) => {
    const { send } = await shop();
    const eventId = `born-${given}-${Date.now()}`;
    expect((await send(eventId, { dateOfBirth: given })).status).toBe(202);
    await work();
    expect(received(eventId)).toMatchObject([{ user_data: { db: sha256(read) } }]);
  });

  it.each([
    '12/03/1985',
    '25/03/1985',
    '1985/03/25',
    '31.12.1990',
    '12-31-1990',
    '1990-1-2',
    '1990-02-30',
    '1990-13-01',
    '1700-01-01',
    '9999-01-01',
    'December 31, 1990',
    'inconnue',
  ])('%s has its form told, whatever else is known of the person', async (dateOfBirth) => {
    const { send } = strict;
    const { status, error } = await send('x', { email: 'a@b.fr', dateOfBirth });
    expect([status, error.details]).toEqual([
      400,
      [{ path: 'userData.dateOfBirth', message: expect.stringMatching(/AAAA-MM-JJ/) }],
    ]);
  });
});
