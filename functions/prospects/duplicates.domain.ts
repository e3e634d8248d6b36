import type * as duplicates from '../../shared/contract/prospects-duplicates.ts';
import type { ParsedInput } from '../../shared/contract/route.ts';
import { newestFirst } from '../platform/db/newest-first.ts';
import { foldedWords } from '../platform/folded-words.ts';
import type { Actor } from '../platform/identity/actor.ts';
import { readProspects } from './read-prospect.ts';
import { prospectIndex } from './search/prospect-index.ts';
import type { ProspectRow } from './search/prospect-row.ts';
import { toProspect } from './shown-prospect.ts';

type Page = ParsedInput<typeof duplicates.listProspectDuplicates>['query'];
type Shared = 'email' | 'phone' | 'name';
type Group = { id: string; by: Set<Shared>; ids: string[] };

/** Of one group; more would be a wrong telephone number, not a person. */
const shownOfGroup = 10;

/** Groups of prospects that seem to be one person, the newest first. */
export async function listDuplicates(actor: Actor, page: Page) {
  const { workspaceId } = actor;
  const { rows } = await prospectIndex(actor);
  const groups = groupsOf([...rows.values()]);
  const scope = { owner: workspaceId, operation: 'listProspectDuplicates' };
  const { items, nextCursor } = await newestFirst(scope, page, groups, ({ id }) => id);
  const found = await readProspects(
    workspaceId,
    items.flatMap(({ ids }) => ids.slice(0, shownOfGroup)),
  );
  const byId = new Map(found.map((item) => [item.prospectId, toProspect(item)]));
  return {
    items: items.map(({ by, ids }) => ({
      by: [...by],
      prospects: ids.slice(0, shownOfGroup).flatMap((id) => byId.get(id) ?? []),
    })),
    nextCursor,
    total: groups.length,
  };
}

function groupsOf(rows: ProspectRow[]): Group[] {
  const groups = new Map<string, Group>();
  const holders = new Map<string, string>();
  const groupOf = (id: string) => groups.get(id) ?? { id, by: new Set<Shared>(), ids: [id] };
  for (const row of rows) {
    for (const [by, key] of sharedKeys(row)) {
      const holder = holders.get(key);
      if (holder === undefined) holders.set(key, row.prospectId);
      else join(groups, groupOf(holder), groupOf(row.prospectId), by);
    }
  }
  return [...new Set(groups.values())];
}

function join(groups: Map<string, Group>, a: Group, b: Group, by: Shared): void {
  const ids = [...new Set([...a.ids, ...b.ids])].sort().reverse();
  const joined: Group = { id: ids[0] ?? '', by: new Set([...a.by, ...b.by, by]), ids };
  for (const id of ids) groups.set(id, joined);
}

function sharedKeys({ email, phone, firstName = '', lastName = '', company = '' }: ProspectRow): [Shared, string][] {
  const keys: [Shared, string][] = [];
  if (email) keys.push(['email', `e ${mailbox(email)}`]);
  if (phone) keys.push(['phone', `p ${phone}`]);
  const [name, firm] = [foldedWords(`${firstName} ${lastName}`).join(' '), foldedWords(company).join(' ')];
  if (name && firm) keys.push(['name', `n ${name} @ ${firm}`]);
  return keys;
}

/** `anna+salon@exemple.fr` is read in the mailbox of `anna@exemple.fr`. */
const mailbox = (email: string) => email.replace(/\+[^@]*@/, '@');
