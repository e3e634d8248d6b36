import useSWR from 'swr';
import { say, sayDone } from '../components/undo-toast.tsx';
import { sayRefused } from './notices.ts';
import { versionedWrite } from './versioned-write.ts';

/** What a list shows under a name: filters and order as its address says them, and columns. */
export type ViewWords = {
  name: string;
  filters: string;
  columns: string[];
  /** Where views may be one's own: seen by the team, and the one that the list opens with. */
  shared?: boolean;
  isDefault?: boolean;
};
export type ListView = ViewWords & { id: string; version: number };

/** The saved views of a list: fifty at most. */
export type ViewsApi = {
  key: string;
  list: () => Promise<ListView[]>;
  create: (words: ViewWords) => Promise<unknown>;
  put: (id: string, changes: Partial<ViewWords> & { version: number }) => Promise<ListView>;
  remove: (id: string) => Promise<unknown>;
};

export type Views = ReturnType<typeof useViews>;

/** The saved views of a list, and what can be done with them. */
export function useViews(api: ViewsApi) {
  const { data, error, mutate } = useSWR(api.key, api.list);

  async function create(words: ViewWords) {
    await api.create(words);
    await mutate();
  }

  /** Refused because someone else changed the same of it, the view is read again: a second try is made over what they wrote. */
  async function update(view: ListView, changes: Partial<ViewWords>) {
    const known = (views = data) => views?.find(({ id }) => id === view.id);
    try {
      const outcome = await versionedWrite(known() ?? view, changes, {
        put: (version) => api.put(view.id, { ...changes, version }),
        read: async () => known(await mutate()),
      });
      if ('theirs' in outcome) throw outcome.refusal;
    } finally {
      await mutate();
    }
  }

  /** Puts what is shown, or what was chosen, in place of what the view kept. */
  async function replace(view: ListView, changes: Partial<ViewWords>) {
    try {
      await update(view, changes);
      say(`Vue «\u00a0${view.name}\u00a0» mise à jour`);
    } catch (failure) {
      sayRefused('La vue n’a pas été mise à jour', failure);
    }
  }

  async function remove({ id, version: _, ...words }: ListView) {
    const undo = () => create(words).catch((failure) => sayRefused('La vue n’a pas pu être rétablie', failure));
    try {
      await api.remove(id);
      sayDone({ message: `Vue «\u00a0${words.name}\u00a0» supprimée`, undo });
    } catch (failure) {
      sayRefused('La vue n’a pas pu être supprimée', failure);
    }
    await mutate();
  }

  return { items: data, error, retry: () => mutate(), create, update, replace, remove };
}
