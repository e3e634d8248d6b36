import { daySeconds } from '../../../shared/kernel/day.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { type Operation, put } from '../../platform/db/write.ts';
import { MetEmail } from './met-email.entity.ts';

type Run = { workspaceId: string; importId: string };

/** Longer than any import takes. */
const keptSeconds = 15 * daySeconds;

export function keepMet({ workspaceId, importId }: Run, email: string, line: number): Operation {
  const ttl = Math.floor(Date.now() / 1000) + keptSeconds;
  return put(MetEmail.put({ workspaceId, importId, emailKey: keyOf(email), line, ttl }));
}

/** At which lines a run has met these e-mails, up to a hundred. */
export async function metEmails({ workspaceId, importId }: Run, emails: string[]): Promise<Map<string, number>> {
  const items = await readTogether(
    emails.map((email) => MetEmail.get({ workspaceId, importId, emailKey: keyOf(email) })),
  );
  return new Map(
    emails.flatMap((email, at): [string, number][] => {
      const { data } = MetEmail.parse({ Item: items[at] });
      return data ? [[email, data.line]] : [];
    }),
  );
}
