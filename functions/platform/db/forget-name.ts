import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { formerMember } from '../../../shared/kernel/former-member.ts';
import { env } from '../env.ts';
import { documentClient } from './client.ts';
import type { ItemKey } from './delete-all.ts';
import { unlessRefused } from './write.ts';

/** Puts `formerMember` in the place of names that an item holds, each by its path; nothing where the item is gone. */
export async function forgetNames({ pk, sk }: ItemKey, paths: readonly (readonly string[])[]): Promise<void> {
  const parts = [...new Set(paths.flat())];
  const named = (path: readonly string[]) => path.map((part) => `#${part}`).join('.');
  await unlessRefused(
    documentClient.send(
      new UpdateCommand({
        TableName: env.TABLE_NAME,
        Key: { pk, sk },
        UpdateExpression: `SET ${paths.map((path) => `${named(path)} = :former`).join(', ')}`,
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: Object.fromEntries(parts.map((part) => [`#${part}`, part])),
        ExpressionAttributeValues: { ':former': formerMember },
      }),
    ),
  );
}
