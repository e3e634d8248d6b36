import { log } from '../log.ts';

/** A run ends when its work does: a table that hangs is not waited for. */
const patienceMs = 500;

/** Waits for a note of how work went. It never fails, nor keeps that work from ending. */
export async function quickNote(writing: () => Promise<unknown>, of: Record<string, string>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The table did not answer')), patienceMs);
  });
  try {
    await Promise.race([writing(), over]);
  } catch (error) {
    log.error('not noted', error, of);
  } finally {
    clearTimeout(timer);
  }
}
