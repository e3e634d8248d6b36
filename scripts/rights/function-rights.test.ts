import { expect, it } from 'vitest';
import { productFunctions } from '../../shared/product-functions.ts';
import { functionRights } from './function-rights.ts';

const rights = await functionRights();
const actionsOf = (name: string) => rights.get(name)?.flatMap(({ actions }) => actions);

it('knows the rights of every function, and answers the same from what it kept', async () => {
  // Their order is that of whoever read the bundles: loaders of modules differ in it.
  expect([...rights.keys()].sort()).toEqual(productFunctions.map(({ name }) => name).sort());
  expect(await functionRights()).toEqual(rights);
});

it('gives what only reads no more than that and the note of a key that was used', () => {
  expect(rights.get('getProspect')).toEqual([
    { resource: 'authKeys', actions: ['secretsmanager:GetSecretValue'] },
    { resource: 'originProof', actions: ['secretsmanager:GetSecretValue'] },
    { resource: 'table', actions: ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:UpdateItem'] },
  ]);
});

it('gives what is public nothing for the session that it never looks up', () => {
  expect(actionsOf('getHealth')).toEqual(['secretsmanager:GetSecretValue', 'dynamodb:GetItem']);
  expect(actionsOf('getOpenapi')).toEqual(['secretsmanager:GetSecretValue', 'dynamodb:GetItem']);
  expect(actionsOf('notFound')).toEqual([]);
});

it('gives what is asked of AWS by modules that are loaded later', () => {
  expect(actionsOf('generateVariations')).toContain('sqs:SendMessage');
});

it('gives mail to its workers alone, seals to those that are handed secrets', () => {
  const having = (action: string) => [...rights.keys()].filter((name) => actionsOf(name)?.includes(action));
  expect(having('ses:SendRawEmail')).toEqual(['sendMail', 'sendNotice']);
  expect(having('ses:DeleteSuppressedDestination')).toEqual(['noteReturnedMail']);
  expect(having('kms:Encrypt')).toContain('createWebhook');
  expect(having('kms:Decrypt')).not.toContain('createWebhook');
});
