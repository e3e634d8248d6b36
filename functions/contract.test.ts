import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { commonRooms } from '../scripts/words/common-rooms.ts';
import { reasons } from '../shared/kernel/error-messages.ts';
import { errorStatus } from '../shared/kernel/errors.ts';
import { handlerPath, routeWord } from '../shared/kernel/route.ts';
import { fewestReceives, scheduleRunName } from '../shared/kernel/worker-specs.ts';
import { contracts, registry } from '../shared/registry.ts';
import { migrations, queues, schedules, streams } from '../shared/workers.ts';

const root = join(import.meta.dirname, '..');
const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const folders = (path: string) =>
  readdirSync(join(root, path)).filter((name) => statSync(join(root, path, name)).isDirectory());
const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

const words = Object.keys(contracts);
const handlerFiles = sources('functions')
  .filter((file) => !isTest(file) && read(file).includes('defineHandler('))
  .map((file) => file.replace(/^functions\/|\.ts$/g, ''));

const verbs: Record<string, RegExp> = {
  GET: /^(get|list|search|check|export|compare|trending|similar)(?=[A-Z]|$)/,
  POST: /^(?!get|list|update|delete)[a-z]/,
  PUT: /^(update)[A-Z]/,
  DELETE: /^(delete|unshare|remove)[A-Z]/,
};

describe('the contract', () => {
  it('has one handler file for each contract entry and one entry for each handler file', () => {
    expect([...handlerFiles].sort()).toEqual(registry.map(handlerPath).sort());
  });

  it('names folders after the words and the common rooms', () => {
    expect(folders('functions').sort()).toEqual(
      [...words, ...commonRooms].filter((name) => !['kernel', 'rules'].includes(name)).sort(),
    );
    expect(folders('shared').sort()).toEqual([...words, ...commonRooms].filter((name) => name !== 'platform').sort());
    for (const [word, contract] of Object.entries(contracts))
      for (const route of Object.values(contract)) expect(routeWord(route)).toBe(word);
  });

  it('exports each route under its operation, unique in the product', () => {
    for (const contract of Object.values(contracts))
      for (const [name, { operation }] of Object.entries(contract)) expect(operation).toBe(name);
    expect(new Set(registry.map((route) => route.operation)).size).toBe(registry.length);
    expect(new Set(registry.map((route) => `${route.method} ${route.path}`)).size).toBe(registry.length);
  });

  it('names acts by the verb of their method', () => {
    for (const route of registry) expect(route.operation).toMatch(verbs[route.method] ?? /never/);
  });

  it('gives every path parameter a schema', () => {
    for (const route of registry) {
      const named = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect(Object.keys(route.params?.shape ?? {}).sort()).toEqual(named.sort());
    }
  });

  it('has a worker file for each queue', () => {
    for (const queue of Object.values(queues)) {
      expect(read(`functions/${queue.worker}.ts`)).toMatch(/define(Batch)?Worker\(/);
      expect(queue.maxReceives).toBeGreaterThanOrEqual(fewestReceives);
    }
  });

  it('has a file for each stream', () => {
    for (const { handler } of Object.values(streams))
      expect(read(`functions/${handler}.ts`)).toContain('defineStream(');
  });

  it('has a file for each schedule', () => {
    for (const spec of Object.values(schedules))
      expect(read(`functions/${spec.handler}.ts`)).toContain(`defineSchedule('${scheduleRunName(spec)}', `);
  });

  it('has a file for each migration', () => {
    for (const { handler } of Object.values(migrations))
      expect(read(`functions/${handler}.ts`)).toContain('defineMigration(');
  });

  it('writes a path of the API in the contract alone', () => {
    const allowed = /\.contract\.ts$|^scripts\/|^infra\//;
    const files = ['shared', 'functions', 'web']
      .flatMap(sources)
      .filter((file) => !allowed.test(file) && !isTest(file));
    expect(files.filter((file) => /['"`]\/api\/\w/.test(read(file)))).toEqual([]);
  });
});

describe('handlers', () => {
  it('are all that the file of an act exports', () => {
    for (const file of handlerFiles)
      expect(read(`functions/${file}.ts`).match(/^export .*/gm), file).toEqual([
        expect.stringMatching(/^export const handler = defineHandler\(/),
      ]);
  });
});

describe('outputs', () => {
  it('show no key that should stay inside', () => {
    const shownOnce = new Set(['token', 'refreshToken', 'secret', 'secretHint']);
    for (const route of registry) {
      const keys = JSON.stringify(z.toJSONSchema(route.output)).match(/"(\w+)":\{/g) ?? [];
      // The log shows what it is checked by.
      const own = route.path.startsWith('/api/admin/activity') ? new Set(['hash', 'headHash']) : shownOnce;
      const names = keys.map((key) => key.slice(1, -3)).filter((name) => !own.has(name));
      expect(names.filter((name) => /hash(?!tags)|secret|^pk$|^sk$|^gsi|epoch|^ttl$/i.test(name))).toEqual([]);
    }
  });
});

describe('house rules', () => {
  const files = ['shared', 'functions', 'infra', 'web/src', 'scripts'].flatMap(sources);

  it('names no file after nothing in particular', () => {
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|common|misc|types|index)(\.|\/|$)/.test(file))).toEqual([]);
  });

  it('keeps French sentences where people read them', () => {
    const allowed = /^shared\/|^web\/|\.mail\.ts$|\/mail-layout\.ts$|^scripts\/|^infra\//;
    const inner = files.filter((file) => !allowed.test(file) && !isTest(file));
    expect(inner.filter((file) => /['"`][^'"`\n]*[àâçéèêëîïôûùœ][^'"`\n]*['"`]/i.test(read(file)))).toEqual([]);
  });

  it('has a sentence for every error code, begun by a capital', () => {
    const codes = new Set<string>(Object.values(reasons).map((reason) => reason.code));
    expect([...codes].sort()).toEqual(Object.keys(errorStatus).sort());
    for (const { message } of Object.values(reasons)) expect(message).toMatch(/^[A-ZÀ-Ý]/);
  });
});
