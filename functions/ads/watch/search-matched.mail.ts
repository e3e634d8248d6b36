import { counted } from '../../../shared/kernel/news-texts.ts';
import { paths } from '../../../shared/page-paths.ts';
import { greeting } from '../../mail/greeting.ts';
import { layOutMail, type WayOut } from '../../mail/mail-layout.ts';
import type { MailMessage } from '../../mail/mail-message.ts';
import { plainName } from '../../mail/plain-name.ts';
import { env } from '../../platform/env.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';

type Matched = Extract<MailMessage, { kind: 'search-matched' }>;

/** The name of the search is left out where a stranger may have chosen it. */
export function searchMatchedMail(
  user: UserItem,
  { newCount, since }: Matched,
  search: { name: string; query: string } | null,
  unsubscribe: WayOut,
) {
  const plain = user.emailProvenAt && search && plainName(search.name);
  const ads = counted(newCount, 'nouvelle annonce', 'nouvelles annonces');
  return layOutMail({
    subject: plain ? `${ads} pour «\u00a0${plain}\u00a0»` : `${ads} pour une de vos recherches`,
    greeting: greeting(user),
    paragraphs: [
      `Votre recherche ${plain ? `«\u00a0${plain}\u00a0» ` : ''}a trouvé ${ads} depuis votre dernière visite ou notre dernier message.`,
    ],
    action: {
      label: 'Voir les nouvelles annonces',
      url: `${env.APP_URL}${search ? paths.newAdsOf(search.query, since) : paths.ads}`,
    },
    closing: [
      'Vous recevez cet e-mail parce que vous avez demandé une alerte pour cette recherche. Pour ne plus en recevoir, coupez l’alerte dans «\u00a0Mes recherches\u00a0».',
    ],
    unsubscribe,
  });
}
