import { useState } from 'react';

/** Why a step could not be left: an error, or a sentence of our own; it may ask what the file does not tell. */
export type Failure = { error?: unknown; otherwise: string; asks?: boolean };

const notSent = 'Le fichier n’a pas pu être envoyé. Vérifiez votre connexion, puis réessayez.';

/** One act of a wizard at a time, and why the last one failed; `onEnd` follows each, whatever came of it. */
export function useAttempts(onEnd: () => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function attempt(act: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      setFailure({ error, otherwise: notSent });
    }
    onEnd();
    setBusy(false);
  }

  return { busy, failure, setFailure, attempt };
}

type Looked = { columns: readonly unknown[]; questions: readonly unknown[]; message: string | null };

/** Why a look at a file failed; none where the file only has to be answered: its step asks. */
export function failureOfLook({ columns, questions, message }: Looked): Failure | null {
  if (columns.length > 0 && questions.length > 0) return null;
  return { otherwise: message ?? 'Ce fichier n’a pas pu être lu.' };
}
