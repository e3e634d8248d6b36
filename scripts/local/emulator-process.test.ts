import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, expect, it, vi } from 'vitest';
import { localCredentials, localRegion, startDatabase } from './database.ts';

const TableName = 'reclame';
const folder = mkdtempSync(join(tmpdir(), 'reclame-emulator-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** As `kill -9` does. */
function kill(): void {
  const processes = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n');
  const ours = processes.filter((line) => /^ *\d+ \S*dynoxide /.test(line) && line.includes(folder));
  for (const line of ours) process.kill(Number.parseInt(line, 10), 'SIGKILL');
}

it('brings the database back with its data, and gives up in words when it dies again and again', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { endpoint, stop } = await startDatabase(TableName, folder);
  const client = new DynamoDBClient({ endpoint, region: localRegion, credentials: localCredentials, maxAttempts: 1 });
  const key = { pk: { S: 'a' }, sk: { S: 'b' } };
  await client.send(new PutItemCommand({ TableName, Item: { ...key, name: { S: 'kept' } } }));
  for (let death = 1; death <= 5; death++) {
    kill();
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(death), { timeout: 20_000 });
    const { Item } = await client.send(new GetItemCommand({ TableName, Key: key }));
    expect(Item?.name).toEqual({ S: 'kept' });
  }
  expect(told).toHaveBeenLastCalledWith('The database ended, and was started again on its data.');
  kill();
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(expect.stringContaining('not started again')));
  await expect(fetch(endpoint)).rejects.toThrow();
  await stop();
  client.destroy();
});
