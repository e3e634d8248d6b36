import { scanPage } from './scan-part.ts';

type Key = Record<string, unknown>;

/** What says whose an item is. */
const owners = ['workspaceId', 'ownerId', 'userId', 'authorId'];
/** Who did something to an item that is a team's, with their name. */
export const actors = ['savedBy', 'by', 'invitedBy', 'createdBy'] as const;
/** What else is read of it: its key, its entity, and what leads to what it alone names. */
const keys = ['pk', 'sk', '__edb_e__', 'savedAdId', 'commentId'];
const read = [...keys, 'emailKey', 'logoId', 'authorName', 'mentions', ...owners, ...actors];

/**
 * What is of some workspaces and people, or names them, at most fifty, in the next megabyte of a part of the table; and
 * what mentions anyone, since a list is not asked whom it names. `sure` of what a transaction wrote the moment before.
 */
export function scanOwned(part: number, ids: readonly string[], after: Key | null, { sure }: { sure: boolean }) {
  const values = ids.map((id, at) => [`:id${at}`, id]);
  const among = values.map(([name]) => name).join(', ');
  const paths = [...owners.map((name) => `#${name}`), ...actors.map((name) => `#${name}.#id`)];
  return scanPage(part, after, {
    ConsistentRead: sure,
    FilterExpression: [...paths.map((path) => `${path} IN (${among})`), 'attribute_exists(#mentions[0])'].join(' OR '),
    ProjectionExpression: read.map((name) => `#${name}`).join(', '),
    ExpressionAttributeNames: Object.fromEntries([...read, 'id'].map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(values),
  });
}
