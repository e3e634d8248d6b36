import { productName } from '../../../shared/brand.ts';
import { layOutMail } from '../../mail/mail-layout.ts';
import { plainName } from '../../mail/plain-name.ts';

/** The name of the workspace is left out where it says more than a name. */
export function recipientMail(workspace: string, page: string) {
  const plain = plainName(workspace);
  const sender = plain ? `«\u00a0${plain}\u00a0»` : `Un espace de travail de ${productName}`;
  return layOutMail({
    subject: `${sender} souhaite vous envoyer ses rapports`,
    greeting: 'Bonjour,',
    paragraphs: [
      `${sender} souhaite vous envoyer par e-mail des rapports sur ses campagnes publicitaires, avec ${productName}. Rien ne vous est envoyé tant que vous ne l’avez pas accepté.`,
    ],
    action: { label: 'Répondre', url: page },
    closing: ['Si vous n’attendez rien de tel, ignorez cet e-mail\u00a0: vous ne recevrez pas ces rapports.'],
  });
}
