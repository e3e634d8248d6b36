import { expect, test } from 'vitest';
import { readSchemas, withoutSchemas } from './page-routes.ts';

test('a page has what it needs to call a route, and none of its schemas', () => {
  const text = `const route = routes('gadgets');
    const shape = z.object({});
    export const update = route({ path: '/api/gadgets/{id}', params: Id, body: z.object({ a: z.string() }), output: shape });
    export const list = route({ path: '/api/gadgets', query: Page, output });
    const other = shape({ body: 1 });`;
  expect(withoutSchemas(text)).toBe(`const route = routes('gadgets');
    const shape = z.object({});
    export const update = route({ path: '/api/gadgets/{id}', params: undefined, body: true, output: undefined });
    export const list = route({ path: '/api/gadgets', query: undefined, output: undefined });
    const other = shape({ body: 1 });`);
});

test('a page that reads a schema is found: it would have none in the build', () => {
  const imported = `import { login } from '../../../shared/auth/auth.contract.ts';\n`;
  expect(readSchemas(`${imported}export const check = login.body.safeParse;`, 'ts')).toContain('login.body');
  expect(readSchemas('export const check = (route: RouteSpec) => route.body.safeParse({});', 'ts')).toEqual([
    'route.body.safeParse',
  ]);
  expect(readSchemas(`${imported}export const a = <p>{ad.body}{login.path}{route.body ? 1 : 0}</p>;`, 'tsx')).toEqual(
    [],
  );
});
