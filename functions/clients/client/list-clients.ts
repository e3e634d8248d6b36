import * as z from 'zod';
import * as clients from '../../../shared/clients/client.contract.ts';
import { foldClientName } from '../../../shared/clients/clients.rules.ts';
import { fold, foldedWords, searchedWords } from '../../../shared/kernel/fold.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { allClients } from '../core/all-clients.ts';
import type { ClientItem } from '../core/client.entity.ts';
import { countsOf } from '../core/counts.ts';
import { clientIdOfProspect } from '../core/prospect-clients.ts';
import { shownClient } from '../core/shown-client.ts';

/** The place in its order of the last one shown: by name, or by id, which begins with the time of its birth. */
const After = z.object({ name: z.string(), id: z.string() });
type Place = z.infer<typeof After>;

/** Five hundred at most are read whole. */
export const handler = defineHandler(clients.listClients, async (call) => {
  const { workspaceId } = call.actor;
  const { q = '', archived, prospectId, sort } = call.query;
  const page = pageOf(call);
  const after = await page.after(After);
  const [all, counts] = await Promise.all([allClients(workspaceId), countsOf(workspaceId)]);
  const ofProspect = prospectId === undefined ? undefined : await clientIdOfProspect(workspaceId, prospectId);
  const words = searchedWords(q);
  const found = all
    .filter((item) => archived === undefined || item.archived === archived)
    .filter(({ clientId }) => ofProspect === undefined || clientId === ofProspect)
    .filter((item) => bears(item, words))
    .map((item) => ({ item, place: { name: sort === 'name' ? foldClientName(item.name) : '', id: item.clientId } }))
    .sort((a, b) => (sort === 'name' ? inOrder(a.place, b.place) : inOrder(b.place, a.place)));
  const isLeft = ({ place }: { place: Place }) =>
    after === undefined || (sort === 'name' ? inOrder(place, after) : inOrder(after, place)) > 0;
  const left = found.filter(isLeft);
  const shown = left.slice(0, page.limit);
  return {
    items: shown.map(({ item }) => shownClient(item, counts(item.clientId))),
    nextCursor: await page.next(left.length > page.limit ? shown.at(-1)?.place : null),
    total: found.length,
  };
});

function inOrder(a: Place, b: Place): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** Whether each of some words begins one of the client's: its name, its legal name, its contacts. */
function bears({ name, legal, contacts }: ClientItem, words: string[]): boolean {
  if (words.length === 0) return true;
  const texts = [name, legal?.legalName ?? '', ...contacts.map((contact) => `${contact.name} ${contact.email ?? ''}`)];
  const own = foldedWords(fold(texts.join(' ')));
  return words.every((word) => own.some((one) => one.startsWith(word)));
}
