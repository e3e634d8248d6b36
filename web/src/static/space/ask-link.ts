import { field } from './fields.ts';
import { form, sayDone } from './forms.ts';
import { ask } from './space-api.ts';
import { text, type View } from './view.ts';

const email = () =>
  field({ kind: 'email', label: 'Votre adresse e-mail', name: 'email', complete: 'email', max: 254, required: true });

/** Asks for a link; whatever the address, the page says the same. */
export function linkForm(extra: { call?: string; join?: boolean }, label: string): HTMLFormElement {
  const made = form({ email: email() }, { label, busy: 'Envoi...' }, async (values) => {
    const { message } = await ask<{ message: string }>('POST', '/links', { email: values.email, ...extra });
    sayDone(made, `${message}. Regardez aussi dans vos indésirables.`);
  });
  return made;
}

/** The first page of who has no session. */
export const askLinkView = (): View => ({
  title: 'Espace créateur',
  content: [
    text('Sans mot de passe\u00a0: nous vous envoyons par e-mail un lien qui n’est qu’à vous.', 'lead'),
    linkForm({}, 'Recevoir mon lien'),
  ],
});

/** The same answer for a link that is unknown, old or ended. */
export const deadLinkView = (): View => ({
  title: 'Ce lien n’est plus valable',
  content: [
    text('Un lien sert 30\u00a0jours, ou jusqu’à ce que vous les éteigniez tous. Demandez-en un autre.', 'lead'),
    linkForm({}, 'Recevoir un autre lien'),
  ],
});

export const goneSessionView = (): View => ({
  title: 'Votre session est terminée',
  content: [
    text('Elle dure 12\u00a0heures. Rouvrez le lien de votre dernier e-mail, ou demandez-en un autre.', 'lead'),
    linkForm({}, 'Recevoir un autre lien'),
  ],
});
