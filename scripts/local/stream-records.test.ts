import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localCredentials, localRegion, startDatabase } from './database.ts';
import { dropOldStreamRecords } from './stream-records.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reclame-database-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function writeItems(endpoint: string, count: number): Promise<void> {
  const client = new DynamoDBClient({ endpoint, region: localRegion, credentials: localCredentials });
  for (let n = 0; n < count; n++)
    await client.send(new PutItemCommand({ TableName: 'table', Item: { pk: { S: `p${n}` }, sk: { S: 's' } } }));
  client.destroy();
}

function inFile<T>(read: (database: Database.Database) => T): T {
  const database = new Database(join(folder, 'dynamodb.sqlite'));
  try {
    return read(database);
  } finally {
    database.close();
  }
}

const numbers = () =>
  inFile((database) => database.prepare('SELECT sequence_number FROM _stream_records ORDER BY id').all()).map((row) =>
    Number(Object.values(row as object)[0]),
  );

describe('the emulator on a file', () => {
  it('finds the next number of a stream record by an index', async () => {
    const { stop } = await startDatabase('table', folder);
    await stop();
    const plan = inFile((database) =>
      database
        .prepare(
          'EXPLAIN QUERY PLAN SELECT COALESCE(MAX(CAST(sequence_number AS INTEGER)), 0) + 1 FROM _stream_records WHERE table_name = ?1',
        )
        .all('table'),
    );
    expect(JSON.stringify(plan)).toContain('stream_by_number');
  });

  it('drops the records of more than a day, keeps the newest and goes on counting', async () => {
    const first = await startDatabase('table', folder);
    await writeItems(first.endpoint, 3);
    await first.stop();
    dropOldStreamRecords(join(folder, 'dynamodb.sqlite'), new Date());
    expect(numbers()).toEqual([1, 2, 3]);
    dropOldStreamRecords(join(folder, 'dynamodb.sqlite'), new Date(Date.now() + 25 * 3600 * 1000));
    expect(numbers()).toEqual([3]);
    const second = await startDatabase('table', folder);
    await writeItems(second.endpoint, 1);
    await second.stop();
    expect(numbers()).toEqual([3, 4]);
  });
});
