export const passwordMaxLength = 128;

const prefix = 'Le mot de passe doit contenir au moins ';

/** The four rules in the order in which they are checked; `label` is what follows the common beginning of the sentence, `listed` what stands in a list of them. */
export const passwordRules = [
  {
    label: '8 caractères',
    listed: '8 caractères minimum',
    holds: (password: string) => [...password.normalize('NFKC')].length >= 8,
  },
  {
    label: 'une lettre minuscule',
    listed: 'une lettre minuscule',
    holds: (password: string) => /\p{Ll}/u.test(password),
  },
  {
    label: 'une lettre majuscule',
    listed: 'une lettre majuscule',
    holds: (password: string) => /\p{Lu}/u.test(password),
  },
  { label: 'un chiffre', listed: 'un chiffre', holds: (password: string) => /\d/.test(password) },
] as const;

/** The sentence of the first rule that `password` breaks, or null. */
export function passwordProblem(password: string): string | null {
  const broken = passwordRules.find((rule) => !rule.holds(password));
  return broken ? prefix + broken.label : null;
}

export const passwordMismatch = 'Les mots de passe ne correspondent pas';
