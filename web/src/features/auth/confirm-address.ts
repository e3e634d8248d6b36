import { confirmEmail } from '../../../../shared/auth/auth.contract.ts';
import type { RouteOutput } from '../../../../shared/kernel/route.ts';
import { refusedFor } from '../../lib/api-error.ts';
import { request } from '../../lib/request.ts';

/** What came of a link: the address is confirmed or takes the place of another, someone has it, the link is no good, or nobody answered. */
export type Confirmation = RouteOutput<typeof confirmEmail>['outcome'] | 'taken' | 'refused' | 'unanswered';

export const isDone = (answer: Confirmation): boolean => confirmationTexts[answer].more === null;

const asked = new Map<string, Promise<Confirmation>>();

/** Confirms an address with the secret of a mailed link. The same secret is sent once: it works once. */
export function confirmAddress(token: string): Promise<Confirmation> {
  const known = asked.get(token);
  if (known) return known;
  const answer = ask(token);
  asked.set(token, answer);
  return answer;
}

async function ask(token: string): Promise<Confirmation> {
  try {
    return (await request(confirmEmail, { body: { token } })).outcome;
  } catch (error) {
    asked.delete(token);
    if (refusedFor(error, 'email_taken')) return 'taken';
    return refusedFor(error, 'confirmation_link_invalid') ? 'refused' : 'unanswered';
  }
}

export const confirmationTexts: Record<Confirmation, { title: string; more: string | null }> = {
  confirmed: { title: 'Votre adresse e-mail est confirmée.', more: null },
  changed: { title: 'Votre adresse e-mail est changée.', more: null },
  restored: { title: 'Votre adresse e-mail est rétablie et toutes vos sessions sont fermées.', more: null },
  taken: {
    title: 'Cette adresse est devenue celle d’un autre compte.',
    more: 'La vôtre n’a pas changé. Choisissez-en une autre dans Paramètres › Sécurité.',
  },
  refused: {
    title: 'Ce lien de confirmation n’est plus valable : il a expiré ou a déjà servi.',
    more: 'S’il a déjà servi, vous n’avez rien à faire. S’il a expiré, nous vous en envoyons un nouveau quand vous vous connectez. Pour changer d’adresse, demandez-le de nouveau dans Paramètres › Sécurité.',
  },
  unanswered: {
    title: 'Votre adresse e-mail n’a pas pu être confirmée.',
    more: 'Vérifiez votre connexion à Internet, puis rouvrez le lien reçu par e-mail.',
  },
};
