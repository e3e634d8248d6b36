import { atFirstUse } from '../../../shared/kernel/at-first-use.ts';
import { paths } from '../../../shared/page-paths.ts';
import { greeting } from '../../mail/greeting.ts';
import { layOutMail } from '../../mail/mail-layout.ts';
import { env } from '../../platform/env.ts';
import type { UserItem } from '../../platform/identity/user.entity.ts';

type Counts = { due: number; soon: number; lastDay: string };

const number = atFirstUse(() => new Intl.NumberFormat('fr-FR'));
const longDay = atFirstUse(() => new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }));

const until = (day: string) => `d’ici le ${longDay().format(new Date(`${day}T00:00:00Z`))}`;

/** `12 prospects`: French makes 0 and 1 singular. */
const prospects = (count: number) => `${number().format(count)}\u00a0prospect${count < 2 ? '' : 's'}`;

export const prospectRetentionMail = (user: UserItem, { due, soon, lastDay }: Counts) =>
  layOutMail({
    subject: `${prospects(due + soon)} à conserver ou à effacer`,
    greeting: greeting(user),
    paragraphs: [
      ...(due > 0 ? [`La durée de conservation de ${prospects(due)} est dépassée.`] : []),
      ...(soon > 0
        ? [`${due > 0 ? 'Celle' : 'La durée de conservation'} de ${prospects(soon)} se termine ${until(lastDay)}.`]
        : []),
      'Sans nouveau contact, leurs données personnelles ne doivent plus être gardées. Rien n’est effacé sans vous\u00a0: prolongez la conservation si elle se justifie, ou effacez ces personnes.',
    ],
    action: { label: 'Voir ces prospects', url: `${env.APP_URL}${paths.prospectsKeptUntil(lastDay)}` },
    closing: ['Vous recevez ce rappel une fois par mois, tant que des prospects sont concernés.'],
  });
