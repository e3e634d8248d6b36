/** Writes to one thing go one after the other, each with the version that the one before left. */
export function createWriteQueue() {
  const tails = new Map<string, Promise<unknown>>();

  return {
    /** Also after what is on its way to `beside`, which the write speaks of. */
    run<T>(id: string, act: () => Promise<T>, beside = id): Promise<T> {
      const turn = Promise.all([tails.get(id), tails.get(beside)]).then(act);
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
