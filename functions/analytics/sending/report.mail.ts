import type { ReportDocument } from '../../../shared/analytics/report-data.ts';
import { cautionsOf, cellText } from '../../../shared/analytics/report-words.ts';
import { runDays } from '../../../shared/analytics/sending.rules.ts';
import { metricLabels } from '../../../shared/campaigns/metric-words.ts';
import { periodText } from '../../../shared/kernel/day-texts.ts';
import { layOutMail, type WayOut } from '../../mail/mail-layout.ts';
import type { Mail } from '../../platform/clients/mail.ts';
import { fileName } from '../../platform/file-name.ts';

/** A report as a mail, with its key figures, where it is read, and its PDF when that is asked for. */
export function reportMail(
  document: ReportDocument,
  { url, pdf, unsubscribe }: { url: string; pdf: Buffer | null; unsubscribe: WayOut },
): Mail {
  const { name, branding, currency } = document;
  const period = periodText(document);
  const cells = document.blocks.flatMap((block) => (block.type === 'figures' ? block.cells : []));
  const mail = layOutMail({
    subject: `${name}\u00a0: ${period}`,
    greeting: 'Bonjour,',
    paragraphs: [
      `Voici le rapport «\u00a0${name}\u00a0»${branding.name ? ` de ${branding.name}` : ''}\u00a0: ${period}.`,
      ...cautionsOf(document),
    ],
    figures: cells.map((cell) => [metricLabels[cell.measure], cellText(cell, currency)] as const),
    action: { label: 'Voir le rapport', url },
    closing: [`Ses chiffres sont ceux du jour de l’envoi\u00a0; cette page se lit pendant ${runDays}\u00a0jours.`],
    unsubscribe,
  });
  if (!pdf) return mail;
  const file = { filename: `${fileName(name, 'rapport')}-${document.asOf}.pdf`, contentType: 'application/pdf' };
  return { ...mail, attachments: [{ ...file, content: pdf }] };
}
