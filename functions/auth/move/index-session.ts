import { AppError } from '../../platform/app-error.ts';
import type { Item } from '../../platform/db/read-together.ts';
import { unlessRefused } from '../../platform/db/write.ts';
import { Session, type SessionItem } from '../../platform/identity/session.entity.ts';

const maxTries = 10;

/** Lets a session that was opened before there was an index be found by its person, unless it is. */
export async function indexSession(item: Item): Promise<void> {
  let session = Session.parse({ Item: item }).data;
  const isFound = ({ gsi1pk, gsi1sk }: Item) => item.gsi1pk === gsi1pk && item.gsi1sk === gsi1sk;
  if (!session || isFound(Session.put(session).params<{ Item: Item }>().Item)) return;
  for (let attempt = 1; attempt <= maxTries; attempt++) {
    // Whole: a change would give it one of the index's two fields.
    if (await unlessRefused(asItWas(session))) return;
    session = (await Session.get({ sessionId: session.sessionId }).go({ consistent: true })).data;
    if (!session) return;
  }
  throw new AppError('unavailable');
}

/** On condition that it was neither renewed, ended nor confirmed since it was read. */
const asItWas = (session: SessionItem) =>
  Session.put(session)
    .where(
      (attr, { eq, notExists }) =>
        `${eq(attr.generation, session.generation)} AND ${eq(attr.epoch, session.epoch)} AND ${
          session.confirmedAt ? eq(attr.confirmedAt, session.confirmedAt) : notExists(attr.confirmedAt)
        }`,
    )
    .go();
