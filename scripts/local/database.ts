import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  CreateTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { tableShape } from '../../functions/platform/table-shape.ts';
import { startEmulator } from './emulator-process.ts';
import { freePort } from './free-port.ts';
import { dropOldStreamRecords, indexStreamRecords } from './stream-records.ts';

export type LocalDatabase = { endpoint: string; stop: () => Promise<void> };

export const localCredentials = { accessKeyId: 'local', secretAccessKey: 'local' };
export const localRegion = 'eu-west-3';

/** The table on an emulator: in `dataDir` when given, else in memory; or on the server named by DYNAMODB_ENDPOINT. */
export async function startDatabase(tableName: string, dataDir?: string): Promise<LocalDatabase> {
  const given = process.env.DYNAMODB_ENDPOINT;
  if (given) {
    await createTable(given, tableName);
    return { endpoint: given, stop: async () => {} };
  }
  const file = dataDir && join(dataDir, 'dynamodb.sqlite');
  if (dataDir && file) {
    mkdirSync(dataDir, { recursive: true });
    dropOldStreamRecords(file, new Date());
  }
  const emulator = await startEmulator(await freePort(), file);
  await createTable(emulator.endpoint, tableName);
  if (file) indexStreamRecords(file);
  return emulator;
}

async function createTable(endpoint: string, tableName: string): Promise<void> {
  const client = new DynamoDBClient({ endpoint, region: localRegion, credentials: localCredentials });
  try {
    await client.send(new CreateTableCommand({ TableName: tableName, ...tableDefinition() }));
    await client.send(
      new UpdateTimeToLiveCommand({
        TableName: tableName,
        TimeToLiveSpecification: { AttributeName: tableShape.timeToLive, Enabled: true },
      }),
    );
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  } finally {
    client.destroy();
  }
}

function tableDefinition() {
  const { partitionKey, sortKey, indexes } = tableShape;
  const keyNames = [partitionKey, sortKey, ...indexes.flatMap((index) => [index.partitionKey, index.sortKey])];
  const keys = (hash: string, range: string) => [
    { AttributeName: hash, KeyType: 'HASH' as const },
    { AttributeName: range, KeyType: 'RANGE' as const },
  ];
  return {
    BillingMode: 'PAY_PER_REQUEST' as const,
    AttributeDefinitions: keyNames.map((name) => ({ AttributeName: name, AttributeType: 'S' as const })),
    KeySchema: keys(partitionKey, sortKey),
    GlobalSecondaryIndexes: indexes.map((index) => ({
      IndexName: index.name,
      KeySchema: keys(index.partitionKey, index.sortKey),
      Projection: { ProjectionType: 'ALL' as const },
    })),
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' as const },
  };
}
