import { productName } from '../../../shared/brand.ts';
import { waysToContest } from '../../../shared/ugc/moderation-texts.ts';
import { reportedKinds } from '../../../shared/ugc/report.rules.ts';
import { layOutMail } from '../../mail/mail-layout.ts';
import type { CaseDecision, ModerationCaseItem } from '../core/moderation-case.entity.ts';

const greeting = 'Bonjour,';
const thingOf = ({ subject }: ModerationCaseItem): string => reportedKinds[subject.kind].toLowerCase();

/** To whoever reported something, at once (DSA, article 16, 4). */
export const receivedReportMail = (item: ModerationCaseItem) =>
  layOutMail({
    subject: `Votre signalement ${item.caseId}`,
    greeting,
    paragraphs: [
      `Votre signalement (${thingOf(item)}) est enregistré sous le numéro ${item.caseId}. Une personne de l’équipe de ${productName} le lit, sans décision automatique, et vous recevrez sa décision par e-mail.`,
    ],
    closing: ['La personne ou la marque concernée ne sait pas qui a fait ce signalement.'],
  });

/** To them, once it was looked at (article 16, 5). */
export const decidedReportMail = (item: ModerationCaseItem, { decision, reason }: CaseDecision, support: string) =>
  layOutMail({
    subject: `Décision sur votre signalement ${item.caseId}`,
    greeting,
    paragraphs: [
      decision === 'reject'
        ? `Votre signalement ${item.caseId} (${thingOf(item)}) a été examiné par une personne\u00a0: ce contenu est retiré.`
        : `Votre signalement ${item.caseId} (${thingOf(item)}) a été examiné par une personne\u00a0: ce contenu reste en place.`,
      ...(reason ? [`Motif\u00a0: ${reason}`] : []),
    ],
    closing: [waysToContest(support)],
  });

/** To the creator whose profile or message it is: what was decided, why, and what they may do against it (article 17). */
export function concernedMail(
  { report, subject }: ModerationCaseItem,
  { decision, reason }: CaseDecision,
  support: string,
  url: string,
) {
  const isMessage = subject.kind === 'message';
  const thing = isMessage ? 'Votre message' : 'Votre profil';
  const refused = isMessage
    ? 'Un de vos messages a été retiré\u00a0: la marque ne le lit plus.'
    : 'Votre profil n’est pas visible sur la marketplace. Les marques qui vous connaissent le voient toujours, et vos collaborations ne changent pas.';
  const says = decision === 'approve' ? 'Votre profil est visible sur la marketplace.' : refused;
  const why = report ? 'À la suite d’un signalement, une' : 'Une';
  return layOutMail({
    subject: decision === 'approve' ? 'Votre profil est publié' : `${thing} et les règles de ${productName}`,
    greeting,
    paragraphs: [
      `${why} personne de l’équipe de ${productName} l’a examiné, sans décision automatique. ${says}`,
      ...(reason ? [`Motif, au regard de nos conditions générales\u00a0: ${reason}`] : []),
    ],
    action: { label: 'Ouvrir mon espace', url },
    closing: decision === 'approve' ? [] : [waysToContest(support)],
  });
}
