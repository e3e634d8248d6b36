import { Text } from '@mantine/core';
import { foldedWords } from '../../../shared/kernel/fold.ts';
import { commonPasswords } from '../lib/common-passwords.ts';

type Props = {
  password: string;
  /** Names of the person, their company, their address: what others would try first. */
  own: readonly string[];
};

const shortest = 3;
/** What people add to a password for this very site. */
const ours = 'reclame';

/** Says of a password that the rules let through why it is a bad one; nothing is refused for it. */
export function PasswordWarning({ password, own }: Props) {
  const warning = warningOf(password, own);
  return (
    <Text size="sm" c="var(--mantine-color-warning-text)" aria-live="polite">
      {warning}
    </Text>
  );
}

function warningOf(password: string, own: readonly string[]): string | null {
  const typed = password.toLowerCase();
  if (commonPasswords.has(typed))
    return 'Ce mot de passe est l’un des plus utilisés\u00a0: choisissez-en plutôt un autre.';
  const letters = foldedWords(password).join('');
  const names = [ours, ...own.flatMap((name) => foldedWords(name))];
  const named = names.some((name) => name.length >= shortest && letters.includes(name));
  return named ? 'Ce mot de passe contient un nom facile à deviner, comme le vôtre ou celui de ce site.' : null;
}
