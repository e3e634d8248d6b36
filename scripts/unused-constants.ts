import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Plugin } from 'esbuild';
import { parseAst } from 'vite';

/** What esbuild leaves out by itself when nothing uses it. */
const inert = /^ArrowFunctionExpression$|^FunctionExpression$|^Literal$|^Identifier$/;

/** The text of a module whose constants esbuild may leave out: each is said to be made without an effect. */
export function withPureConstants(text: string, lang: 'ts' | 'js'): string {
  let pure = '';
  let at = 0;
  for (const statement of parseAst(text, { lang }).body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of declaration.declarations) {
      if (!init || inert.test(init.type)) continue;
      pure += `${text.slice(at, init.start)}/* @__PURE__ */ (() => (${text.slice(init.start, init.end)}))()`;
      at = init.end;
    }
  }
  return pure + text.slice(at);
}

const ours = /\/(functions|shared)\/.*\.ts$/;
const clients = /\/@aws-sdk\/client-[\w-]+\/.*\.js$/;

/**
 * A package that says `"sideEffects": false` loses the modules of which nothing is used; this goes on to their constants.
 * A schema of zod is a call, and so are a route and an entity: a contract would bring all of its routes. And a client of
 * AWS describes the hundred operations of its service in lists with computed keys, which count as calls too.
 */
export const unusedConstants: Plugin = {
  name: 'unused-constants',
  setup({ onLoad, onEnd }) {
    let isClientMet = false;
    onLoad({ filter: new RegExp(`${ours.source}|${clients.source}`) }, async ({ path }) => {
      isClientMet ||= clients.test(path);
      const loader = extname(path) === '.ts' ? 'ts' : 'js';
      return { contents: withPureConstants(await readFile(path, 'utf8'), loader), loader };
    });
    onEnd(() => ({
      errors: isClientMet
        ? []
        : [{ text: `No module is named like a client of AWS: let scripts/unused-constants.ts follow the SDK` }],
    }));
  },
};
