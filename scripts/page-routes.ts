import { extname } from 'node:path';
import { type ESTree, type Plugin, parseAst, Visitor } from 'vite';
import { withPureConstants } from './unused-constants.ts';

const schemas = new Set(['params', 'query', 'body', 'output']);
const readings = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'shape']);
const contract = /\/shared\/.*\.contract\.ts$/;

type Cut = { start: number; end: number; by: string };

/** A contract whose routes have what a call needs and no schemas: of a body they still say that there is one. */
export function withoutSchemas(text: string): string {
  const factories = new Set<string>();
  const cuts: Cut[] = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return;
      if (init.callee.name === 'routes') factories.add(id.name);
      const [spec] = init.arguments;
      if (factories.has(init.callee.name) && spec) cuts.push(...schemasOf(spec));
    },
  }).visit(parseAst(text, { lang: 'ts' }));
  return cuts.reduceRight((left, { start, end, by }) => left.slice(0, start) + by + left.slice(end), text);
}

function schemasOf(spec: ESTree.Argument): Cut[] {
  if (spec.type !== 'ObjectExpression') return [];
  return spec.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    const { start, end, key } = property;
    return schemas.has(key.name) ? [{ start, end, by: `${key.name}: ${key.name === 'body' ? true : undefined}` }] : [];
  });
}

/** Where a module of the pages reads a schema of a route, as it stands in the text: `login.body`. */
export function readSchemas(text: string, lang: 'ts' | 'tsx'): string[] {
  const routes = new Set<string>();
  const found: string[] = [];
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (source.value.endsWith('.contract.ts')) for (const { local } of specifiers) routes.add(local.name);
    },
    MemberExpression({ object, property, start, end }) {
      if (property.type !== 'Identifier') return;
      const ofRoute = object.type === 'Identifier' && routes.has(object.name) && schemas.has(property.name);
      const ofSchema =
        object.type === 'MemberExpression' &&
        object.property.type === 'Identifier' &&
        schemas.has(object.property.name) &&
        readings.has(property.name);
      if (ofRoute || ofSchema) found.push(text.slice(start, end));
    },
  }).visit(parseAst(text, { lang }));
  return found;
}

/**
 * Pages send to routes and let the server judge: the schemas and zod, which makes them, would be a fifth of the first load.
 * What nothing uses of `shared/` stays out, constant by constant.
 */
export const pageRoutes: Plugin = {
  name: 'page-routes',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(shared|web\/src)\/.*\.tsx?$/ },
    handler(text, id) {
      if (/\/shared\//.test(id)) {
        const kept = contract.test(id) ? withoutSchemas(text) : text;
        return { code: withPureConstants(kept, 'ts'), map: null };
      }
      const [found] = readSchemas(text, extname(id) === '.tsx' ? 'tsx' : 'ts');
      if (found)
        this.error(
          `${id} reads ${found}: pages have their routes without schemas (scripts/page-routes.ts). Export the schema by a name of its own, and import it where it is needed, lazily when it is not for the first screen`,
        );
      return null;
    },
  },
};
