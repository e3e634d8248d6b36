import useSWR from 'swr';
import {
  createProspectView,
  deleteProspectView,
  listProspectViews,
  type SavedView,
  updateProspectView,
} from '../../../../../shared/prospects/views.contract.ts';
import { say, sayDone } from '../../../components/undo-toast.tsx';
import { sayRefused } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import { versionedWrite } from '../../../lib/versioned-write.ts';

type ViewWords = Pick<SavedView, 'name' | 'filters' | 'columns'>;

export type Views = ReturnType<typeof useViews>;

/** The saved views of the workspace (50 at most), and what can be done with them. */
export function useViews() {
  const { data, error, mutate } = useSWR(listProspectViews.operation, () =>
    request(listProspectViews, { query: { limit: '100' } }),
  );

  async function create(words: ViewWords) {
    await request(createProspectView, { body: words });
    await mutate();
  }

  /** Refused because someone else changed the same of it, the view is read again: a second try is made over what they wrote. */
  async function update(view: SavedView, changes: Partial<ViewWords>) {
    const params = { id: view.id };
    const known = (views = data) => views?.items.find(({ id }) => id === view.id);
    try {
      const outcome = await versionedWrite(known() ?? view, changes, {
        put: async (version) => (await request(updateProspectView, { params, body: { ...changes, version } })).view,
        read: async () => known(await mutate()),
      });
      if ('theirs' in outcome) throw outcome.refusal;
    } finally {
      await mutate();
    }
  }

  /** Puts what is shown in place of what the view kept. */
  async function replace(view: SavedView, changes: Pick<ViewWords, 'filters' | 'columns'>) {
    try {
      await update(view, changes);
      say(`Vue «\u00a0${view.name}\u00a0» mise à jour`);
    } catch (failure) {
      sayRefused('La vue n’a pas été mise à jour', failure);
    }
  }

  async function remove({ id, name, filters, columns }: SavedView) {
    const undo = () =>
      create({ name, filters, columns }).catch((failure) => sayRefused('La vue n’a pas pu être rétablie', failure));
    try {
      await request(deleteProspectView, { params: { id } });
      sayDone({ message: `Vue «\u00a0${name}\u00a0» supprimée`, undo });
    } catch (failure) {
      sayRefused('La vue n’a pas pu être supprimée', failure);
    }
    await mutate();
  }

  return { items: data?.items, error, retry: () => mutate(), create, update, replace, remove };
}
