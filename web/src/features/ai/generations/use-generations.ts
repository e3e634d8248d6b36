import useSWR, { useSWRConfig } from 'swr';
import type { Generation, GenerationSummary } from '../../../../../shared/ai/generation.ts';
import {
  deleteGeneration,
  getGeneration,
  listGenerations,
  restoreGeneration,
  updateGeneration,
} from '../../../../../shared/ai/generations.contract.ts';
import { restoreSeconds } from '../../../../../shared/ai/generations.rules.ts';
import type { RouteInput } from '../../../../../shared/kernel/route.ts';
import { sayDone, sayFailed } from '../../../components/undo-toast.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { request } from '../../../lib/request.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';

type Asked = Omit<RouteInput<typeof listGenerations>['query'], 'limit' | 'cursor'>;
type Edit = Omit<RouteInput<typeof updateGeneration>['body'], 'version'>;
/** What a list and the desk both know of a generation. */
export type Kept = Pick<GenerationSummary, 'id' | 'title' | 'favorite' | 'version'>;

/** What was kept, the newest first, page after page. */
export function useGenerations(asked: Asked) {
  const list = usePages(
    [listGenerations.operation, asked],
    (cursor) => request(listGenerations, { query: { ...asked, limit: '50', ...(cursor && { cursor }) } }),
    { revalidateFirstPage: true, keepPreviousData: true },
  );
  return { ...list, generations: itemsOf(list.pages) };
}

const lastOnes = '5';

export const useLastGenerations = () =>
  useSWR([listGenerations.operation, 'last'], () => request(listGenerations, { query: { limit: lastOnes } }));

const keyOf = (id: string) => [getGeneration.operation, id] as const;

/** Longer than a model takes which is not stopped. */
export const usualMs = 3 * 60_000;
const waitsLong = ({ createdAt }: Pick<Generation, 'createdAt'>) => Date.now() - Date.parse(createdAt) > usualMs;

/** One of them, whole; read again each second while a model writes it, more seldom while it waits for one. */
export const useGeneration = (id: string) =>
  useSWR(keyOf(id), () => request(getGeneration, { params: { id } }), {
    refreshInterval: (latest) => {
      if (latest?.generation.status !== 'running') return 0;
      return waitsLong(latest.generation) ? 15_000 : 1_000;
    },
  });

/** What is done to one of them; `reload` reads again the list that shows it. */
export function useGenerationActs(reload: () => Promise<unknown>) {
  const { mutate } = useSWRConfig();
  const keep = (generation: Generation) => mutate(keyOf(generation.id), { generation }, { revalidate: false });

  async function update({ id, version }: Kept, edit: Edit): Promise<void> {
    const { generation } = await request(updateGeneration, { params: { id }, body: { ...edit, version } });
    await Promise.all([keep(generation), reload()]);
  }

  async function favor(kept: Kept): Promise<void> {
    try {
      await update(kept, { favorite: !kept.favorite });
    } catch (error) {
      sayFailed(messageOf(error, 'Le favori n’a pas pu être changé'));
      await Promise.all([mutate(keyOf(kept.id)), reload()]);
    }
  }

  async function remove({ id, title }: Kept): Promise<boolean> {
    try {
      await request(deleteGeneration, { params: { id } });
    } catch (error) {
      sayFailed(messageOf(error, 'L’analyse n’a pas pu être supprimée'));
      return false;
    }
    await reload();
    sayDone({
      message: `«\u00a0${title}\u00a0» supprimée`,
      seconds: restoreSeconds,
      undo: async () => {
        try {
          const { generation } = await request(restoreGeneration, { params: { id }, body: {} });
          await keep(generation);
        } catch (error) {
          sayFailed(messageOf(error, 'L’analyse n’a pas pu être rétablie'));
        }
        await reload();
      },
    });
    return true;
  }

  return { keep, update, favor, remove };
}
