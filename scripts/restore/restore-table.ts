import { setTimeout } from 'node:timers/promises';
import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  GetItemCommand,
  ListTagsOfResourceCommand,
  PutItemCommand,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  TagResourceCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { type Call, type FoundTable, nextStep } from './plan-restore.ts';
import type { RestoreWish } from './restore-wish.ts';

const pollMs = 15_000;

/** Makes the restored table, or goes on with one that an earlier run began; answers the label of its stream. */
export async function restoreTable(
  client: DynamoDBClient,
  wish: RestoreWish,
  say: (line: string) => void,
): Promise<string> {
  for (let last = ''; ; ) {
    const { table, label } = await find(client, wish.target);
    const next = nextStep(wish, table);
    if (next === 'done') {
      if (!label) throw new Error(`${wish.target} has no stream`);
      return label;
    }
    if (next === 'wait') {
      const waits = `${wish.target} is ${table?.status.toLowerCase()}…`;
      if (waits !== last) say(waits);
      last = waits;
      await setTimeout(pollMs);
    } else {
      say(next.name);
      await make(client, next);
      await setTimeout(1_000);
    }
  }
}

type Found = { table: FoundTable | null; label?: string | undefined };

async function find(client: DynamoDBClient, TableName: string): Promise<Found> {
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName }));
    const { TableArn: arn = '', TableStatus: status = '', StreamSpecification, LatestStreamLabel: label } = Table ?? {};
    const table = { arn, status, streams: StreamSpecification?.StreamEnabled ?? false };
    const isProtected = Table?.DeletionProtectionEnabled ?? false;
    const bare = { ...table, protected: isProtected, timeToLive: undefined, backupDays: 0, tags: {} };
    if (status !== 'ACTIVE') return { table: bare };
    const [{ TimeToLiveDescription: ttl }, backups, { Tags = [] }] = await Promise.all([
      client.send(new DescribeTimeToLiveCommand({ TableName })),
      client.send(new DescribeContinuousBackupsCommand({ TableName })),
      client.send(new ListTagsOfResourceCommand({ ResourceArn: arn })),
    ]);
    const isExpiring = ttl?.TimeToLiveStatus === 'ENABLED' || ttl?.TimeToLiveStatus === 'ENABLING';
    const back = backups.ContinuousBackupsDescription?.PointInTimeRecoveryDescription;
    const backupDays = back?.PointInTimeRecoveryStatus === 'ENABLED' ? (back.RecoveryPeriodInDays ?? 35) : 0;
    const tags = Object.fromEntries(Tags.map(({ Key = '', Value = '' }) => [Key, Value]));
    return {
      table: { ...bare, timeToLive: isExpiring ? ttl?.AttributeName : undefined, backupDays, tags },
      label,
    };
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return { table: null };
    throw error;
  }
}

function make(client: DynamoDBClient, call: Call): Promise<unknown> {
  switch (call.name) {
    case 'RestoreTableToPointInTime':
      return client.send(new RestoreTableToPointInTimeCommand(call.input));
    case 'UpdateTable':
      return client.send(new UpdateTableCommand(call.input));
    case 'UpdateTimeToLive':
      return client.send(new UpdateTimeToLiveCommand(call.input));
    case 'UpdateContinuousBackups':
      return client.send(new UpdateContinuousBackupsCommand(call.input));
    case 'TagResource':
      return client.send(new TagResourceCommand(call.input));
  }
}

/** The settings of the platform as they are now, the maintenance among them: it holds on both tables while functions change from one to the other. */
export async function bringSettings(
  client: DynamoDBClient,
  { source, target }: RestoreWish,
  key: Record<'pk' | 'sk', string>,
): Promise<void> {
  const Key = { pk: { S: key.pk }, sk: { S: key.sk } };
  const { Item } = await client.send(new GetItemCommand({ TableName: source, Key, ConsistentRead: true }));
  if (Item) await client.send(new PutItemCommand({ TableName: target, Item }));
}
