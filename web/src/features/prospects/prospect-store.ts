import type { Prospect } from '../../../../shared/prospects/prospect.ts';
import type { ProspectStatus } from '../../../../shared/prospects/prospects.rules.ts';
import { createWriteQueue } from '../../lib/write-queue.ts';

/** A list of prospects on the screen: the table, or a column of the pipeline. */
export type ProspectList = {
  /** Of a column: what is of another status is not in it. */
  status: ProspectStatus | undefined;
  items: () => readonly Prospect[];
  /** Changes the items page by page. */
  change: (act: (items: Prospect[], firstPage: boolean) => Prospect[]) => void;
  reload: () => Promise<unknown>;
};

export type ProspectStore = ReturnType<typeof createProspectStore>;

/** The prospects on the screen, wherever they are shown, and the writes on their way. */
export function createProspectStore() {
  const lists = new Set<ProspectList>();

  function find(id: string): Prospect | undefined {
    for (const list of lists) {
      const found = list.items().find((prospect) => prospect.id === id);
      if (found) return found;
    }
    return undefined;
  }

  /** Shows a prospect as it is now, where it belongs. */
  function show(prospect: Prospect): void {
    for (const list of lists) {
      const has = list.items().some(({ id }) => id === prospect.id);
      const belongs = list.status === undefined ? has : list.status === prospect.status;
      if (!has && !belongs) continue;
      list.change((items, firstPage) => {
        if (!belongs) return items.filter(({ id }) => id !== prospect.id);
        if (has) return items.map((one) => (one.id === prospect.id ? prospect : one));
        return firstPage ? [prospect, ...items] : items;
      });
    }
  }

  return {
    join(list: ProspectList): () => void {
      lists.add(list);
      return () => {
        lists.delete(list);
      };
    },
    find,
    show,
    remove(ids: ReadonlySet<string>): void {
      for (const list of lists) list.change((items) => items.filter(({ id }) => !ids.has(id)));
    },
    /** Reads every list again. */
    reload: async (): Promise<void> => {
      await Promise.all([...lists].map((list) => list.reload()));
    },
    queue: createWriteQueue(),
  };
}
