import { AppError } from '../../platform/app-error.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { type Operation, put, remove, update } from '../../platform/db/write.ts';
import { Prospect, type ProspectItem } from './prospect.entity.ts';
import { countGoneProspects, countNewProspects } from './prospect-book.entity.ts';
import { markChanged } from './prospect-change.entity.ts';
import { ProspectEmail } from './prospect-email.entity.ts';
import { ProspectNames } from './prospect-names.entity.ts';

/** What becomes of one prospect. */
export type ProspectWrite =
  /** It is new, or comes back: a 402 when there would be more than `limit`, which is the plan's. */
  | { made: ProspectItem; limit: number | null }
  /** Over the very prospect that was read. Its e-mail may come from one of those that it absorbs. */
  | { before: ProspectItem; after: ProspectItem; absorbed?: ProspectItem[] }
  /** Nothing but its score changes: of what was read, the key and the revision are enough. */
  | { before: ScoredItem; scored: Pick<ProspectItem, 'score' | 'scoreDetails' | 'scoredAt'> }
  /** The very prospect that was read is no more; its e-mail and its names are free, unless its heir takes them over. */
  | { gone: ProspectItem; heir?: ProspectItem };

type ScoredItem = Pick<ProspectItem, 'workspaceId' | 'shard' | 'prospectId' | 'revision'>;

/**
 * The operations of any change of prospects of one workspace, for a transaction: their count in the plan, the items with
 * the locks of their e-mails and names, and the mark that brings them to every search. Three at most for each (one where
 * nothing but its score changes) and two for all; none when nothing is written.
 */
export function prospectWrites(writes: ProspectWrite[], now: Date = new Date()): Operation[] {
  const items = writes.map(itemOf);
  const [first] = items;
  if (!first) return [];
  const { workspaceId } = first;
  const ids = items.map(({ prospectId }) => prospectId);
  return [...countOf(workspaceId, writes), ...writes.flatMap(operationsOf), markChanged(workspaceId, ids, now)];
}

function itemOf(one: ProspectWrite): ScoredItem {
  if ('made' in one) return one.made;
  return 'gone' in one ? one.gone : one.before;
}

function countOf(workspaceId: string, writes: ProspectWrite[]): Operation[] {
  const limits = writes.flatMap((one) => ('made' in one ? [one.limit] : []));
  const more = limits.length - writes.filter((one) => 'gone' in one).length;
  if (more > 0) return [countNewProspects(workspaceId, more, limits[0] ?? null)];
  return more < 0 ? [countGoneProspects(workspaceId, -more)] : [];
}

function operationsOf(one: ProspectWrite): Operation[] {
  if ('made' in one) return insertProspect(one.made);
  if ('gone' in one) return dropProspect(one.gone, one.heir);
  if ('scored' in one) return [writeScore(one.before, one.scored)];
  return replaceProspect(one.before, one.after, one.absorbed);
}

/** As `prospectWrites`, for attributes that no search shows or filters by: it leaves no mark for the indexes to follow. */
export const unseenWrite = (before: ProspectItem, after: ProspectItem): Operation[] => replaceProspect(before, after);

const insertProspect = (item: ProspectItem): Operation[] => [
  put(Prospect.create(item), changedMeanwhile),
  ...holdEmail(item),
  ...holdNames(item),
];

function replaceProspect(before: ProspectItem, after: ProspectItem, absorbed: ProspectItem[] = []): Operation[] {
  const written = Prospect.put({ ...after, revision: before.revision + 1 }).where(({ revision }, { eq }) =>
    eq(revision, before.revision),
  );
  const giver = absorbed.find(({ email }) => email !== undefined && email === after.email);
  const emails =
    before.email === after.email
      ? []
      : [...freeEmail(before), ...(giver ? [passEmail(giver, after)] : holdEmail(after))];
  return [put(written, changedMeanwhile), ...emails];
}

function writeScore(
  { workspaceId, shard, prospectId, revision }: ScoredItem,
  scored: Partial<ProspectItem>,
): Operation {
  const { score, scoreDetails, scoredAt } = scored;
  const patch = Prospect.patch({ workspaceId, shard, prospectId }).set({
    score,
    scoreDetails,
    scoredAt,
    revision: revision + 1,
  });
  return update(
    patch.where((attr, { eq }) => eq(attr.revision, revision)),
    changedMeanwhile,
  );
}

const dropProspect = (item: ProspectItem, heir?: ProspectItem): Operation[] => [
  remove(
    Prospect.remove(item).where(({ revision }, { eq }) => eq(revision, item.revision)),
    changedMeanwhile,
  ),
  ...(heir && heir.email === item.email ? [] : freeEmail(item)),
  ...leaveNames(item, heir),
];

const namesOf = ({ workspaceId, namesKey = '' }: ProspectItem) => ({ workspaceId, namesKey });

const holdNames = (item: ProspectItem): Operation[] =>
  item.namesKey ? [put(ProspectNames.create({ ...namesOf(item), prospectId: item.prospectId }), changedMeanwhile)] : [];

/** Names that lead to a prospect are gone with it, or lead to the one that takes its place. */
function leaveNames(item: ProspectItem, heir: ProspectItem | undefined): Operation[] {
  const { namesKey, prospectId } = item;
  if (!namesKey) return [];
  if (heir?.namesKey !== namesKey) {
    const free = ProspectNames.remove(namesOf(item)).where((attr, { eq }) => eq(attr.prospectId, prospectId));
    return [remove(free, changedMeanwhile)];
  }
  const passed = ProspectNames.patch(namesOf(item))
    .set({ prospectId: heir.prospectId })
    .where((attr, { eq }) => eq(attr.prospectId, prospectId));
  return [update(passed, changedMeanwhile)];
}

function passEmail({ workspaceId, email = '', prospectId }: ProspectItem, heir: ProspectItem): Operation {
  const passed = ProspectEmail.patch(emailKeyOf({ workspaceId, email }))
    .set({ prospectId: heir.prospectId })
    .where((attr, { eq }) => eq(attr.prospectId, prospectId));
  return update(passed, changedMeanwhile);
}

const emailKeyOf = ({ workspaceId, email }: { workspaceId: string; email: string }) => ({
  workspaceId,
  emailKey: keyOf(email),
});

function holdEmail({ workspaceId, prospectId, email }: ProspectItem): Operation[] {
  if (!email) return [];
  return [put(ProspectEmail.create({ ...emailKeyOf({ workspaceId, email }), prospectId }), changedMeanwhile)];
}

function freeEmail({ workspaceId, prospectId, email }: ProspectItem): Operation[] {
  if (!email) return [];
  const free = ProspectEmail.remove(emailKeyOf({ workspaceId, email })).where((attr, { eq }) =>
    eq(attr.prospectId, prospectId),
  );
  return [remove(free, changedMeanwhile)];
}

/** Who has an e-mail in a workspace. */
export async function prospectIdOfEmail(workspaceId: string, email: string): Promise<string | null> {
  const { data } = await ProspectEmail.get(emailKeyOf({ workspaceId, email })).go({ consistent: true });
  return data?.prospectId ?? null;
}

/** Who has each of up to 100 e-mails in a workspace. */
export async function prospectIdsOfEmails(workspaceId: string, emails: string[]): Promise<Map<string, string>> {
  const held = await readTogether(emails.map((email) => ProspectEmail.get(emailKeyOf({ workspaceId, email }))));
  return new Map(
    emails.flatMap((email, at): [string, string][] => {
      const { data } = ProspectEmail.parse({ Item: held[at] });
      return data ? [[email, data.prospectId]] : [];
    }),
  );
}

/** Who bears each of up to 100 names in a workspace; by the key of the names. */
export async function prospectIdsOfNames(workspaceId: string, keys: string[]): Promise<Map<string, string>> {
  const held = await readTogether(keys.map((namesKey) => ProspectNames.get({ workspaceId, namesKey })));
  return new Map(
    keys.flatMap((key, at): [string, string][] => {
      const { data } = ProspectNames.parse({ Item: held[at] });
      return data ? [[key, data.prospectId]] : [];
    }),
  );
}

/** An e-mail names one prospect of a workspace. */
export async function refuseTakenEmail({ workspaceId, prospectId, email }: ProspectItem): Promise<void> {
  if (!email) return;
  const holder = await prospectIdOfEmail(workspaceId, email);
  if (holder && holder !== prospectId) throw new AppError('prospect_email_taken', { existingId: holder });
}
