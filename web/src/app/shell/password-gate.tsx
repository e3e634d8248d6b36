import { useEffect, useState } from 'react';
import { askPasswordBy } from '../../lib/ask-password.ts';
import { later } from '../../lib/later.tsx';

const ConfirmPassword = later(async () => (await import('./confirm-password.tsx')).ConfirmPassword);

/** Asks for the password over any page, when an act waits for it. */
export function PasswordGate() {
  const [answer, setAnswer] = useState<((confirmed: boolean) => void) | null>(null);

  useEffect(() => askPasswordBy(() => new Promise((resolve) => setAnswer(() => resolve))), []);

  if (!answer) return null;
  return (
    <ConfirmPassword
      onAnswer={(confirmed) => {
        setAnswer(null);
        answer(confirmed);
      }}
    />
  );
}
