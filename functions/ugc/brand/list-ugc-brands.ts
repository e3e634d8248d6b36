import * as z from 'zod';
import { fold, foldedWords, searchedWords } from '../../../shared/kernel/fold.ts';
import { listUgcBrands } from '../../../shared/ugc/brand.contract.ts';
import type { UgcBrand } from '../../../shared/ugc/brand.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { allBrands } from '../core/read-brand.ts';

const After = z.object({ name: z.string(), id: z.string() });
type Place = z.infer<typeof After>;

/** Five hundred at most are read whole. */
export const handler = defineHandler(listUgcBrands, async (call) => {
  const { q = '', archived } = call.query;
  const page = pageOf(call);
  const after = await page.after(After);
  const words = searchedWords(q);
  const found = (await allBrands(call.actor.workspaceId))
    .filter((brand) => archived === undefined || brand.archived === archived)
    .filter((brand) => bears(brand, words))
    .map((brand) => ({ brand, place: { name: fold(brand.name), id: brand.id } }))
    .sort((a, b) => inOrder(a.place, b.place));
  const left = after ? found.filter(({ place }) => inOrder(place, after) > 0) : found;
  const shown = left.slice(0, page.limit);
  return {
    items: shown.map(({ brand }) => brand),
    nextCursor: await page.next(left.length > page.limit ? shown.at(-1)?.place : null),
    total: found.length,
  };
});

function inOrder(a: Place, b: Place): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** Whether each of some words begins one of its names. */
function bears({ name, legalName }: UgcBrand, words: string[]): boolean {
  const own = foldedWords(fold(`${name} ${legalName ?? ''}`));
  return words.every((word) => own.some((one) => one.startsWith(word)));
}
