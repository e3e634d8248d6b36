import { expect, test } from 'vitest';
import * as z from 'zod';
import { intParam, pageQuery } from '../../../../shared/kernel/query.ts';
import { email } from '../../../../shared/kernel/text.ts';
import { schemaFields, schemaType } from './schema-fields.ts';

test('parts are named under the thing they belong to', () => {
  const schema = z.object({
    user: z.object({ plan: z.object({ code: z.enum(['starter', 'professional']) }) }),
    items: z.array(z.object({ id: z.string() })),
    owner: z.object({ id: z.string() }).nullable(),
  });
  expect(schemaFields(schema, 'output').map(({ name, type }) => [name, type])).toEqual([
    ['user', 'objet'],
    ['user.plan', 'objet'],
    ['user.plan.code', '"starter" | "professional"'],
    ['items', 'liste de\u00a0: objet'],
    ['items[].id', 'texte'],
    ['owner', 'objet ou null'],
    ['owner.id', 'texte'],
  ]);
});

test('what is optional, and within which bounds', () => {
  const schema = z.strictObject({
    email,
    name: z.string().min(1).max(100).optional(),
    tags: z.array(z.string()).max(1),
  });
  expect(schemaFields(schema, 'input')).toEqual([
    { name: 'email', type: 'adresse e-mail', required: true, notes: ['au plus 320 caractères'] },
    { name: 'name', type: 'texte', required: false, notes: ['au moins 1 caractère', 'au plus 100 caractères'] },
    { name: 'tags', type: 'liste de\u00a0: texte', required: true, notes: ['au plus 1 élément'] },
  ]);
});

test('query parameters say what they carry, not how', () => {
  const schema = z.object({ ...pageQuery, year: intParam({ min: 2000, max: 2100 }) });
  expect(schemaFields(schema, 'input')).toMatchObject([
    { name: 'limit', type: 'nombre entier', required: false, notes: ['au moins 1', 'au plus 100'] },
    { name: 'cursor', required: false },
    { name: 'year', type: 'nombre entier', required: true },
  ]);
});

test('a default is said', () => {
  const schema = z.object({ sort: z.enum(['date', 'reach']).default('date') });
  expect(schemaFields(schema, 'input')).toMatchObject([{ required: false, notes: ['par défaut "date"'] }]);
});

test.each([
  [z.string().nullable(), 'texte ou null'],
  [z.number().nullable(), 'nombre ou null'],
  [z.literal('ok'), '"ok"'],
  [z.boolean(), 'booléen'],
  [z.iso.date(), 'date'],
  [z.unknown(), 'au choix'],
])('a type in French', (schema, type) => {
  expect(schemaType(schema, 'output')).toBe(type);
});
