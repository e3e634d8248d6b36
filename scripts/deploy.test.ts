import { expect, test } from 'vitest';
import { company } from '../shared/company.ts';
import { readWish, unsaidOf } from './deploy.ts';

test.each([
  ['no stage', [], 'Which stage? npm run deploy -- --stage <staging|prod>'],
  [
    'a stage that does not exist',
    ['--stage', 'production'],
    'No stage "production" in infra/config.ts: there are staging, prod',
  ],
  [
    'settings that nobody has edited',
    ['--stage', 'prod'],
    'edit domain, certificateArn, mailSender, adminEmail, alarmsEmail in infra/config.ts first',
  ],
  ['a mistyped option', ['--stage', 'prod', '--force'], "Unknown option '--force'"],
])('%s: deploying stops before anything is built', (_, args, message) => {
  expect(() => readWish(args)).toThrow(message);
});

test('what the legal pages lack is named, the address of « Nous écrire » among it', () => {
  expect(unsaidOf(company)).toContain('email');
  const said = Object.fromEntries(Object.keys(company).map((name) => [name, 'dit'])) as typeof company;
  expect(unsaidOf(said)).toEqual([]);
  expect(unsaidOf({ ...said, email: null, court: null })).toEqual(['email', 'court']);
});
