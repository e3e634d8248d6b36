import { expect, it } from 'vitest';
import * as z from 'zod';
import { AppError } from '../app-error.ts';
import { newId } from '../new-id.ts';
import { plainError } from './plain-error.ts';

const said = (message: string, body: object = {}) => plainError(new TypeError(message), JSON.stringify(body)).text;

it('says what failed, and nothing of anyone', () => {
  const id = newId('usr');
  expect(plainError(new TypeError('x is not a function'), '')).toEqual({
    name: 'TypeError',
    text: 'x is not a function',
  });
  expect(said(`No place for ${id}`)).toBe(`No place for ${id}`);
  expect(said('The address jeanne@client.fr bounced')).toBe('The address … bounced');
  expect(said('Call +33 6 12 34 56 78 or "Jeanne Delmas" or https://client.fr/?u=1')).toBe('Call … or … or …');
  expect(said('Unexpected token in "{"email":"jeanne')).toBe('Unexpected token in …');
  expect(said('Unexpected "{"name":"Jeanne Delmas"}" there')).toBe('Unexpected … there');
  expect(said(`Bad token ${'aB3'.repeat(12)}`)).toBe('Bad token …');
  expect(said('Nobody is called Jeanne Delmas here', { person: { name: 'Jeanne Delmas' } })).toBe(
    'Nobody is called … here',
  );
  expect(said('Delmas is unknown', { names: ['Jeanne Delmas'] })).toBe('… is unknown');
});

it('names the refusal that it is, and what lies behind it', () => {
  expect(plainError(new AppError('unavailable', { cause: new RangeError('Jeanne') }), '')).toEqual({
    name: 'AppError',
    text: 'unavailable: RangeError',
  });
  expect(plainError('Jeanne', '')).toEqual({ name: 'Error', text: '' });
});

it('says which field of a message is not as it should be', () => {
  const schema = z.object({ exportId: z.string(), way: z.enum(['move', 'back']) });
  const { error } = schema.safeParse({ exportId: 12, way: 'Jeanne' });
  expect(plainError(error, '')).toEqual({ name: 'ZodError', text: 'exportId: invalid_type, way: invalid_value' });
});

it('is short, however long the error', () => {
  expect(said('word '.repeat(100_000)).length).toBeLessThanOrEqual(200);
});
