import { productName } from '../../../shared/brand.ts';
import { paths } from '../../../shared/page-paths.ts';
import { greeting } from '../../mail/greeting.ts';
import { layOutMail } from '../../mail/mail-layout.ts';
import { env } from '../../platform/env.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';

/** To the address that an account is about to leave. It does not name the new one, which is what someone typed. */
export const emailChangeNoticeMail = (user: UserItem, token: string) =>
  layOutMail({
    subject: `Votre compte ${productName} va changer d’adresse e-mail`,
    greeting: greeting(user),
    paragraphs: [
      `Une nouvelle adresse e-mail a été demandée pour votre compte ${productName}. Elle remplacera celle-ci dès que le lien que nous y avons envoyé sera ouvert.`,
      'Ce n’était pas vous\u00a0? Le bouton ci-dessous garde ou rétablit cette adresse, ferme toutes les sessions de votre compte et vous envoie un lien pour choisir un nouveau mot de passe. Il fonctionne pendant 7\u00a0jours.',
    ],
    action: { label: 'Garder cette adresse', url: `${env.APP_URL}${paths.restoreEmailWith(token)}` },
    closing: ['Si vous êtes à l’origine de ce changement, vous n’avez rien à faire.'],
  });
