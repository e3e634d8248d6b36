import type { KindsOf, NewsOf } from '../kernel/word.ts';
import { paths } from '../page-paths.ts';
import type { auth } from './word.ts';

export const kinds: KindsOf<typeof auth> = {
  'account.new_device': { label: 'Connexion depuis un nouvel appareil', required: true },
  'account.email_changed': { label: 'Adresse e-mail changée', required: true, ownMail: true },
};

export const news: NewsOf<typeof auth, { device?: string }> = {
  'account.new_device': ({ device }) => ({
    title: device ? `Connexion depuis un nouvel appareil\u00a0: ${device}` : 'Connexion depuis un nouvel appareil',
    body: 'Si ce n’était pas vous, fermez vos autres sessions et changez votre mot de passe.',
    path: paths.security,
  }),
  'account.email_changed': () => ({
    title: 'L’adresse e-mail de votre compte a changé',
    body: 'Si ce n’était pas vous, gardez l’ancienne par le lien que nous lui avons envoyé.',
    path: paths.security,
  }),
};
