import { expect, test } from 'vitest';
import { company } from '../shared/company.ts';
import {
  assertCommitted,
  assertDisposable,
  assertEdited,
  readWish,
  stacksOf,
  unsaidOf,
  type Wish,
} from './stage-wish.ts';

test.each([
  ['no stage', [], 'Which stage? npm run deploy -- --stage <staging|prod|pr-…>'],
  [
    'a stage that does not exist',
    ['--stage', 'production'],
    'No stage "production" in infra/config.ts: there are staging, prod, pr-…',
  ],
  ['a mistyped option', ['--stage', 'prod', '--force'], "Unknown option '--force'"],
  [
    'a stack that does not exist',
    ['--stage', 'prod', '--only', 'api,database'],
    'No stack "database": there are data, mail, workers, api, web, alarms, edge',
  ],
])('%s: a command stops before anything is built', (_, args, message) => {
  expect(() => readWish('deploy', args)).toThrow(message);
});

test('settings that nobody has edited are named', () => {
  expect(() => assertEdited(readWish('deploy', ['--stage', 'prod']))).toThrow(
    'edit domain, certificateArn, mailSender, adminEmail, alarmsEmail in infra/config.ts first',
  );
});

const edited = (disposable: boolean): Wish => ({
  ...readWish('deploy', ['--stage', 'prod']),
  settings: {
    region: 'eu-west-3',
    domain: 'reclame.fr',
    certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0',
    mailSender: 'bonjour@reclame.fr',
    alarmsEmail: 'alertes@reclame.fr',
    logRetentionDays: 30,
    disposable,
  },
});

test('a stage that is to stay says its account, and takes what is committed alone', () => {
  expect(() => assertEdited(edited(false))).toThrow('say its account');
  expect(() => assertCommitted(edited(false), ' M infra/config.ts')).toThrow('\n M infra/config.ts');
  assertCommitted(edited(false), '');
  assertCommitted(edited(true), ' M infra/config.ts');
  expect(() => assertEdited(edited(true))).toThrow('shared/company.ts');
});

test('only a disposable stage is taken down, and whole', () => {
  expect(() => assertDisposable(readWish('destroy', ['--stage', 'prod']))).toThrow('Stage "prod" is to stay');
  assertDisposable(readWish('destroy', ['--stage', 'pr-12']));
  expect(() => assertDisposable(readWish('destroy', ['--stage', 'staging', '--only', 'api']))).toThrow('whole');
});

test('some stacks alone, or all', () => {
  expect(stacksOf(readWish('deploy', ['--stage', 'prod']))).toEqual(['--all']);
  const args = ['--stage', 'prod', '--only', 'alarms,api'];
  expect(stacksOf(readWish('deploy', args))).toEqual(['--exclusively', 'reclame-prod-alarms', 'reclame-prod-api']);
});

test('what the legal pages lack is named, the address of « Nous écrire » among it', () => {
  expect(unsaidOf(company)).toContain('email');
  const said = Object.fromEntries(Object.keys(company).map((name) => [name, 'dit'])) as typeof company;
  expect(unsaidOf(said)).toEqual([]);
  expect(unsaidOf({ ...said, email: null, court: null })).toEqual(['email', 'court']);
});
