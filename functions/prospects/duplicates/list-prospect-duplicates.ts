import { foldedWords } from '../../../shared/kernel/fold.ts';
import * as duplicates from '../../../shared/prospects/duplicates.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { newestFirst } from '../../platform/http/newest-first.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { readProspects } from '../core/read-prospect.ts';
import { shownProspect } from '../core/shown-prospect.ts';
import { prospectIndex } from '../search/prospect-index.ts';
import type { ProspectRow } from '../search/prospect-row.ts';

type Shared = 'email' | 'phone' | 'name';
type Group = { id: string; by: Set<Shared>; ids: string[] };

/** How many of a group are shown: when more share a value, it is a wrong telephone number and not one person. */
const shownOfGroup = 10;

/** Groups of prospects that seem to be one person, the newest first. */
export const handler = defineHandler(duplicates.listProspectDuplicates, async (call) => {
  const { workspaceId } = call.actor;
  const { rows } = await prospectIndex(call.actor);
  const groups = groupsOf([...rows.values()]);
  const { items, nextCursor } = await newestFirst(pageOf(call), groups, ({ id }) => id);
  const found = await readProspects(
    workspaceId,
    items.flatMap(({ ids }) => ids.slice(0, shownOfGroup)),
  );
  const byId = new Map(found.map((item) => [item.prospectId, shownProspect(item)]));
  return {
    items: items.map(({ by, ids }) => ({
      by: [...by],
      prospects: ids.slice(0, shownOfGroup).flatMap((id) => byId.get(id) ?? []),
    })),
    nextCursor,
    total: groups.length,
  };
});

function groupsOf(rows: ProspectRow[]): Group[] {
  const parents = new Map<string, string>();
  const holders = new Map<string, string>();
  const shared: { id: string; by: Shared }[] = [];
  for (const row of rows) {
    for (const [by, key] of sharedKeys(row)) {
      const holder = holders.get(key);
      if (holder === undefined) holders.set(key, row.prospectId);
      else {
        parents.set(rootOf(parents, row.prospectId), rootOf(parents, holder));
        shared.push({ id: row.prospectId, by }, { id: holder, by });
      }
    }
  }
  const groups = new Map<string, { by: Set<Shared>; ids: Set<string> }>();
  for (const { id, by } of shared) {
    const root = rootOf(parents, id);
    const group = groups.get(root) ?? { by: new Set(), ids: new Set() };
    groups.set(root, group);
    group.by.add(by);
    group.ids.add(id);
  }
  return [...groups.values()].map(({ by, ids }) => {
    const fromNewest = [...ids].sort().reverse();
    return { id: fromNewest[0] ?? '', by, ids: fromNewest };
  });
}

/** Whom a prospect is grouped under, by ever shorter ways: ten thousand may share one telephone. */
function rootOf(parents: Map<string, string>, id: string): string {
  let root = id;
  for (let parent = parents.get(root); parent !== undefined && parent !== root; parent = parents.get(root))
    root = parent;
  for (let at = id; at !== root; ) {
    const next = parents.get(at) ?? root;
    parents.set(at, root);
    at = next;
  }
  return root;
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
