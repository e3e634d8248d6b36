import { expect, it } from 'vitest';
import * as z from 'zod';
import { openapiDocument } from '../openapi/openapi-document.ts';
import { boolParam, intParam, listParam, pageQuery } from './query.ts';

const query = z.strictObject({
  days: intParam({ min: 0, max: 400 }).optional(),
  active: boolParam.optional(),
  platform: listParam(z.enum(['facebook', 'instagram']), 2).optional(),
  ...pageQuery,
});
const read = (raw: object) => query.safeParse(raw);

it('reads numbers, truth values and repeated parameters', () => {
  expect(read({ days: '30', active: 'false', platform: 'facebook', limit: '100' }).data).toEqual({
    days: 30,
    active: false,
    platform: ['facebook'],
    limit: 100,
  });
  expect(read({ platform: ['facebook', 'instagram'] }).data).toEqual({
    platform: ['facebook', 'instagram'],
    limit: 25,
  });
});

it.each([
  { days: '' },
  { days: '-1' },
  { days: '401' },
  { days: '1.5' },
  { days: '1e2' },
  { days: ' 1' },
  { days: '٣' },
  { days: ['1', '2'] },
  { days: '9'.repeat(20) },
  { active: 'on' },
  { active: '' },
  { active: ['true', 'true'] },
  { platform: 'tiktok' },
  { platform: ['facebook', 'facebook', 'facebook'] },
  { limit: '0' },
  { limit: '101' },
  { cursor: 'x'.repeat(2_001) },
])('refuses %j', (raw) => {
  expect(read(raw).success).toBe(false);
});

it('is documented as what it means', () => {
  const route = {
    operation: 'probe',
    method: 'GET' as const,
    path: '/api/probe' as const,
    auth: 'public' as const,
    summary: 'Sonde',
    query,
    output: z.object({}),
  };
  const document = JSON.parse(JSON.stringify(openapiDocument([route], '1')));
  const parameters = document.paths['/api/probe'].get.parameters;
  const schemaOf = (name: string) => parameters.find((parameter: { name: string }) => parameter.name === name).schema;
  expect(schemaOf('days')).toEqual({ type: 'integer', minimum: 0, maximum: 400 });
  expect(schemaOf('active')).toEqual({ type: 'boolean' });
  expect(schemaOf('limit')).toMatchObject({ type: 'integer', minimum: 1, maximum: 100 });
});
