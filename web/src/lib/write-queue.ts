/** Writes to one thing go one after the other, each with the version that the one before left. */
export function createWriteQueue() {
  const tails = new Map<string, Promise<unknown>>();

  return {
    run<T>(id: string, act: () => Promise<T>): Promise<T> {
      const turn = (tails.get(id) ?? Promise.resolve()).then(act, act);
      const tail = turn.catch(() => undefined).finally(() => tails.get(id) === tail && tails.delete(id));
      tails.set(id, tail);
      return turn;
    },
    /** When nothing is on its way any more. */
    async idle(): Promise<void> {
      while (tails.size > 0) await Promise.all(tails.values());
    },
  };
}
