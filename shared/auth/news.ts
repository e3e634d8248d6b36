import { atFirstUse } from '../kernel/at-first-use.ts';
import { dayText } from '../kernel/day-texts.ts';
import { type ImpersonationMode, impersonationMinutes } from '../kernel/impersonator.ts';
import { parisDay } from '../kernel/paris-day.ts';
import type { KindsOf, NewsOf } from '../kernel/word.ts';
import { paths } from '../page-paths.ts';
import type { auth } from './word.ts';

export const kinds: KindsOf<typeof auth> = {
  'account.new_device': { label: 'Connexion depuis un nouvel appareil', required: true },
  'account.email_changed': { label: 'Adresse e-mail changée', required: true, ownMail: true },
  'account.deletion_planned': { label: 'Suppression prévue', required: true, email: 'now' },
  'account.support_access': { label: 'Accès de l’assistance', required: true, email: 'now' },
};

type Told = {
  device?: string;
  scope?: 'workspace' | 'account';
  name?: string;
  deletesAt?: string;
  access?: { by: string; mode: ImpersonationMode; at: string; reason: string };
};

const undoable = 'Jusque-là, elle peut être annulée, et vous pouvez exporter vos données.';
const onThe = (at: string | undefined): string => (at ? ` le\u00a0${dayText(parisDay(new Date(at)))}` : '');

const clock = atFirstUse(
  () => new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' }),
);

export const news: NewsOf<typeof auth, Told> = {
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
  'account.deletion_planned': ({ scope, name, deletesAt }) => ({
    title:
      scope === 'workspace' && name
        ? `L’espace ${name} sera supprimé${onThe(deletesAt)}`
        : `Votre compte sera supprimé${onThe(deletesAt)}`,
    body: scope === 'workspace' ? `${undoable} D’ici là, l’espace se consulte sans se modifier.` : undoable,
    path: paths.data,
  }),
  'account.support_access': ({ access }) => ({
    title: access
      ? `${access.by}, de l’assistance, ${access.mode === 'read' ? 'voit Réclame comme vous' : 'agit dans Réclame en votre nom'}`
      : 'L’assistance a vu Réclame comme vous',
    body: access
      ? `Commencé le\u00a0${dayText(parisDay(new Date(access.at)))} à\u00a0${clock().format(new Date(access.at))}, ${impersonationMinutes}\u00a0minutes au plus, ${
          access.mode === 'read' ? 'sans rien modifier' : 'modifications comprises'
        }. Motif\u00a0: ${access.reason}`
      : null,
    path: paths.settings,
  }),
};
