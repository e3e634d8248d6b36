import { productName } from '../../../shared/brand.ts';
import { atFirstUse } from '../../../shared/kernel/at-first-use.ts';
import { paths } from '../../../shared/page-paths.ts';
import { greeting } from '../../mail/greeting.ts';
import { layOutMail } from '../../mail/mail-layout.ts';
import { plainName } from '../../mail/plain-name.ts';
import { env } from '../../platform/env.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';

type Made = { createdAt: string };
type Ended = {
  keys: (Made & { name: string; hint: string })[];
  webhooks: (Made & { name: string })[];
  pixels: (Made & { name: string; metaPixelId: string })[];
  connections: (Made & { name: 'meta' | 'ai'; hint: string })[];
};

/** A workspace has 20 keys, 50 webhooks and 20 pixels at most: beyond so many lines, the mail counts. */
const listed = 30;

const day = atFirstUse(() => new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }));

/** `keys` are revoked; the others, connected before the address was proven, are switched off. */
export function accountRecoveredMail(user: UserItem, { keys, webhooks, pixels, connections }: Ended) {
  const off = [
    ...webhooks.map(({ name, createdAt }) => `Webhook${quoted(name)}, créé le ${dayOf(createdAt)}`),
    ...pixels.map(
      ({ name, metaPixelId, createdAt }) =>
        `Pixel Meta${quoted(name)}, numéro ${metaPixelId}, ajouté le ${dayOf(createdAt)}`,
    ),
    ...connections.map(
      ({ name, hint, createdAt }) =>
        `${name === 'meta' ? 'Jeton Meta' : `Modèle d’IA${hint && ', clé'}`}${hint && ` qui finit par ${hint}`}, enregistré le ${dayOf(createdAt)}`,
    ),
  ];
  const revoked = keys.map(
    ({ name, hint, createdAt }) => `Clé${quoted(name)}, rk_…${hint}, créée le ${dayOf(createdAt)}`,
  );
  return layOutMail({
    subject: `Votre mot de passe ${productName} a été modifié`,
    greeting: greeting(user),
    paragraphs: [
      'Le mot de passe de votre compte vient d’être modifié et toutes vos sessions ont été fermées.',
      ...(revoked.length > 0
        ? [
            'Par sécurité, nous avons révoqué les clés d’API ci-dessous\u00a0: les serveurs qui les utilisent n’ont plus accès à Réclame. Pour chacun, créez une nouvelle clé dans Paramètres › Clés d’API.',
            shortened(revoked),
          ]
        : []),
      ...(off.length > 0
        ? [
            'Ce qui suit avait été ajouté à votre espace de travail avant que votre adresse e-mail soit confirmée\u00a0: nous l’avons arrêté. Réactivez ce que vous reconnaissez (pour un pixel, pour Meta ou pour un modèle d’IA, enregistrez de nouveau le jeton ou la clé) et supprimez le reste.',
            shortened(off),
          ]
        : []),
    ],
    action: { label: 'Ce n’était pas moi', url: `${env.APP_URL}${paths.forgotPassword}` },
    closing: ['Si vous êtes à l’origine de ce changement, n’utilisez pas le bouton «\u00a0Ce n’était pas moi\u00a0».'],
  });
}

const dayOf = (at: string) => day().format(new Date(at));

/** What someone typed, unless it could be a stranger's message. */
function quoted(name: string): string {
  const plain = plainName(name);
  return plain ? ` «\u00a0${plain}\u00a0»` : '';
}

function shortened(lines: string[]): string[] {
  const more = lines.length - listed;
  return more > 0 ? [...lines.slice(0, listed), `et ${more} de plus`] : lines;
}
