import { BatchWriteCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { documentClient } from '../../functions/platform/db/client.ts';
import { queryFields } from '../../functions/platform/db/query-fields.ts';
import { env } from '../../functions/platform/env.ts';
import { chunks } from '../../shared/kernel/chunks.ts';
import { Seeded } from '../../shared/kernel/seeded.ts';
import { type Counts, counters } from '../../shared/rules/counters.ts';
import { bucketsOf, type Period } from '../../shared/rules/periods.ts';
import { addDay, noSums, type Sums } from '../../shared/rules/sums.ts';
import { syntheticDay } from './filled-campaigns.ts';

/** The baseline of all figures: an item a row, read and added up, as one writes it first. */
const partition = (of: string) => `rows#${of}`;

const atOnce = 8;

/** A row a day of each of the things that something has: campaigns of a workspace, ads of a campaign. */
export async function fillRows(of: string, things: readonly string[], period: Period): Promise<void> {
  const chances = new Seeded(of);
  for (const { date } of bucketsOf(period, 'day'))
    await writeRows(
      of,
      things.map((thing) => ({ thing, date, ...syntheticDay(date, chances).counts })),
    );
}

export async function writeRows(of: string, rows: readonly { thing: string; date: string }[]): Promise<void> {
  const puts = rows.map((row) => ({
    PutRequest: { Item: { pk: partition(of), sk: `${row.date}#${row.thing}`, ...row } },
  }));
  for (const some of chunks(chunks(puts, 25), atOnce))
    await Promise.all(
      some.map((few) => documentClient.send(new BatchWriteCommand({ RequestItems: { [env.TABLE_NAME]: few } }))),
    );
}

/** The sums of each thing in a period. */
export async function readRows(of: string, { from, to }: Period): Promise<Map<string, Sums>> {
  const found = new Map<string, Sums>();
  const query: QueryCommandInput = {
    TableName: env.TABLE_NAME,
    KeyConditionExpression: 'pk = :of AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':of': partition(of), ':from': from, ':to': `${to}~` },
  };
  for await (const items of queryFields({ params: <P>() => query as P }, ['thing', ...counters]))
    for (const { thing, ...counts } of items) {
      const sums = found.get(String(thing)) ?? noSums();
      found.set(String(thing), sums);
      addDay(sums, counts as Counts);
    }
  return found;
}
