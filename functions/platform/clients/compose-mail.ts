import MailComposer from 'nodemailer/lib/mail-composer';
import { productName } from '../../../shared/brand.ts';
import type { Mail } from './mail.ts';

/**
 * A mail as it travels (RFC 5322), in ASCII with lines that every server takes. Addresses are given as such and not as
 * text: none can smuggle in a second one, and no value can end its header and begin another.
 */
export function composeMail(
  from: string,
  to: string,
  { subject, text, html, attachments, unsubscribeUrl, requestId }: Mail & { requestId?: string | undefined },
): Promise<Buffer> {
  return new MailComposer({
    from: { name: productName, address: from },
    to: { name: '', address: to },
    subject,
    text,
    html,
    attachments,
    headers: {
      ...(requestId && { 'X-Request-Id': requestId }),
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}
