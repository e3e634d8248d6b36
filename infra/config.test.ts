import { basename } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { bundleOptions } from '../scripts/build-functions.ts';
import type { Route } from '../shared/kernel/route.ts';
import { productFunctions } from '../shared/product-functions.ts';
import { registry } from '../shared/registry.ts';
import { readSettings, unedited } from './config.ts';
import { settings } from './function-settings.ts';

test.each(['staging', 'prod', 'pr-7'])('the settings of %s can be read', (stage) => {
  expect(readSettings(stage).domain).toBeTruthy();
});

test('an unknown stage is refused by name, with those that exist', () => {
  expect(() => readSettings('production')).toThrow(
    'No stage "production" in infra/config.ts: there are staging, prod, pr-…',
  );
});

test('each pull request may have a stage of its own, which nothing keeps', () => {
  const [one, other] = [readSettings('pr-12'), readSettings('pr-345')];
  expect([one.domain, one.disposable]).toEqual(['pr-12.preview.reclame.example', true]);
  expect(other).toEqual({
    ...one,
    domain: 'pr-345.preview.reclame.example',
    mailSender: 'bonjour@pr-345.preview.reclame.example',
  });
  for (const stage of ['pr-', 'pr-0', 'pr-12a', 'pr-1234567']) expect(() => readSettings(stage)).toThrow('No stage');
});

test('what nobody has edited is told by name', () => {
  expect(unedited(readSettings('staging'))).toEqual(['domain', 'certificateArn', 'mailSender', 'alarmsEmail']);
  const edited = {
    ...readSettings('staging'),
    domain: 'reclame.fr',
    certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0',
    mailSender: 'bonjour@reclame.fr',
    alarmsEmail: 'alertes@reclame.fr',
  };
  expect(unedited(edited)).toEqual([]);
});

test('only functions that are there depart from the common shape', () => {
  const names = productFunctions.map(({ name }) => name);
  expect(Object.keys(settings).filter((name) => !names.includes(name))).toEqual([]);
});

const routes: readonly Route[] = registry;

test('what takes a password has a whole processor to hash it', () => {
  const takesPassword = routes.filter(({ body }) => {
    const schema = body && z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
    return Object.keys(schema?.properties ?? {}).some((name) => /password/i.test(name));
  });
  expect(takesPassword.length).toBeGreaterThan(5);
  const starved = takesPassword.filter(({ operation }) => (settings[operation]?.memoryMb ?? 0) < 1769);
  expect(starved.map(({ operation }) => operation)).toEqual([]);
});

test('what holds the figures of a workspace has a whole processor, and the memory that comes with it', async () => {
  const holding = /functions\/campaigns\/core\/kept-quarters\.ts$/;
  const { metafile } = await build({
    ...bundleOptions,
    ...{ packages: 'external', sourcemap: false, minify: false, metafile: true, write: false, outdir: '.' },
    entryPoints: productFunctions.map(({ name, file }) => ({ in: `functions/${file}.ts`, out: name })),
  });
  const holders = Object.entries(metafile.outputs).flatMap(([path, { inputs }]) => {
    const holds = Object.entries(inputs).some(([input, { bytesInOutput }]) => holding.test(input) && bytesInOutput > 0);
    return holds ? basename(path, '.mjs') : [];
  });
  expect(holders.length).toBeGreaterThan(20);
  expect(holders.filter((name) => (settings[name]?.memoryMb ?? 0) < 1769)).toEqual([]);
});
