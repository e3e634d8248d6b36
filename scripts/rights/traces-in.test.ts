import { describe, expect, it } from 'vitest';
import { statementsOf } from '../../infra/rights/statements-of.ts';
import { evidenceIn } from './read-bundles.ts';

/** Modules as a bundle has them, each below the line that names it. */
const bundle = (...modules: string[]) =>
  modules.map((code, at) => `// functions/word/module-${at}.ts\n${code}`).join('\n\n');
const operationsIn = (...modules: string[]) => evidenceIn(bundle(...modules)).operations;

describe('the reading of bundles', () => {
  it('follows a single call to its verb, whatever things are called', () => {
    expect(operationsIn('await Thing2.get({ id }).go({ consistent: true });')).toEqual(['GetItem']);
    expect(operationsIn('await runs.shelf.patch(id).set({ a }).remove(["b"]).where(fresh).go();')).toEqual([
      'UpdateItem',
    ]);
    expect(operationsIn('await Thing.remove({ id }).go();')).toEqual(['DeleteItem']);
    expect(operationsIn('await Thing.scan.go();')).toEqual(['Scan']);
    expect(operationsIn('const map = new Map(); map.delete("x"); map.get("y"); hash.update("z");')).toEqual([]);
  });

  it('follows a chain through the names of its module', () => {
    const page = `async function list(after) {
      const found = Thing.query.byDue({ shard });
      const wanted = after ? found.lt(after) : found;
      return (await (wanted).where(open).go({ limit: 2 })).data;
    }`;
    expect(operationsIn(page)).toEqual(['Query']);
    expect(operationsIn('const due = () => Thing.query.byDue({}); await due().go();')).toEqual(['Query']);
  });

  it('tells a thing from an array where it is written, and a batch from what has a condition', () => {
    expect(operationsIn('await Thing.delete([{ id }]).go();')).toEqual(['BatchWriteItem']);
    expect(operationsIn('await Thing.delete(things).go();')).toEqual(['BatchWriteItem', 'DeleteItem']);
    expect(operationsIn('const keys = (id) => ({ id }); await Thing.delete(keys(1)).go();')).toEqual(['DeleteItem']);
    expect(operationsIn('await Thing.put(item).where(fresh).go();')).toEqual(['PutItem']);
  });

  it('sees commands, and of a transaction what it can hold', () => {
    const writing = `var put = operation2("Put");
      await client.send(new TransactWriteCommand2({ TransactItems }));`;
    expect(operationsIn(writing, 'await client.send(new BatchGetCommand({}));')).toEqual([
      'BatchGetItem',
      'PutItem',
      'TransactWriteItems',
    ]);
  });

  it('sees queues by their variables, and those that are handed whole to what reads any', () => {
    const sending = 'await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));';
    const named = 'await enqueue(env2.MAILS_QUEUE_URL, {});';
    const handed = 'const runs = { queue: queues4.adImports, slow: queues4.mails.timeoutSeconds };';
    const readsAny = 'await enqueue(env[runs.queue.addressVariable], {});';
    const sendsTo = (...modules: string[]) =>
      statementsOf(evidenceIn(bundle(...modules))).map(({ resource }) => resource);
    expect(sendsTo(sending, named)).toEqual(['queue:mails']);
    expect(sendsTo(sending, handed)).toEqual([]);
    expect(sendsTo(sending, handed, readsAny)).toEqual(['queue:adImports']);
    expect(sendsTo(named, handed, readsAny)).toEqual([]);
  });

  it('stops at what it cannot follow and at what nobody has said the rights of', () => {
    expect(() => operationsIn('const read = (page) => page.go();')).toThrow('Which verb leads to "page.go()"?');
    expect(() => operationsIn('import { Upload } from "@aws-sdk/lib-storage";')).toThrow('@aws-sdk/lib-storage');
    const rightsIn = (code: string) => statementsOf(evidenceIn(bundle(code)));
    expect(() => rightsIn('client.send(new PurgeQueueCommand({}))')).toThrow('Which rights does PurgeQueue need?');
    expect(() => rightsIn('var check = operation("Check");')).toThrow('Which rights does the part "Check"');
  });
});

describe('the statements of a role', () => {
  it('are one a resource, in an order of their own', () => {
    const variables = ['AUTH_SECRET_ID', 'LOG_LEVEL', 'ORIGIN_SECRET_ID'];
    const operations = ['UpdateItem', 'Query', 'GetObject', 'GetSecretValue', 'Decrypt'];
    const statements = statementsOf({ operations, variables });
    expect(statements).toEqual([
      { resource: 'authKeys', actions: ['secretsmanager:GetSecretValue'] },
      { resource: 'bucket', actions: ['s3:ListBucket'] },
      { resource: 'files', actions: ['s3:GetObject'] },
      { resource: 'indexes', actions: ['dynamodb:Query'] },
      { resource: 'originProof', actions: ['secretsmanager:GetSecretValue'] },
      { resource: 'secretsKey', actions: ['kms:Decrypt'] },
      { resource: 'table', actions: ['dynamodb:Query', 'dynamodb:UpdateItem'] },
    ]);
    expect(statementsOf({ operations: operations.toReversed(), variables: variables.toReversed() })).toEqual(
      statements,
    );
  });
});
