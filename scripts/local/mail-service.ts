import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import type { Mailbox } from './mailbox.ts';
import type { ReturnedMails } from './returned-mails.ts';

type Answer = { status: number; body: string };

/** SES's query protocol as far as the product uses it: keeps a raw message, read as a mail program reads it, for each who gets it. */
export async function answerMailRequest(
  asked: URLSearchParams,
  mailbox: Mailbox,
  returned: ReturnedMails,
): Promise<Answer> {
  if (asked.get('Action') !== 'SendRawEmail') return refusal('InvalidAction');
  const recipients = [...asked].flatMap(([name, value]) => (/^Destinations\.member\.\d+$/.test(name) ? [value] : []));
  const { from, subject, text, html, attachments, headers } = await PostalMime.parse(
    Buffer.from(asked.get('RawMessage.Data') ?? '', 'base64'),
  );
  // The rights of a stage are on this address alone.
  if (!from?.address || from.address !== asked.get('Source')) return refusal('MessageRejected');
  if (recipients.length === 0 || !subject || !text || !html) return refusal('InvalidParameterValue');
  const files = attachments.map(({ filename, content }) => ({
    name: filename ?? '',
    bytes: typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength,
  }));
  const header = (key: string) => headers.find((one) => one.key === key)?.value;
  const oneClick = header('list-unsubscribe-post') && header('list-unsubscribe')?.replace(/^<|>$/g, '');
  const mail = {
    subject,
    text: unended(text),
    html: unended(html),
    sentAt: new Date().toISOString(),
    ...(files.length > 0 && { attachments: files }),
    ...(oneClick && { oneClick }),
  };
  for (const to of recipients) if (await returned.arrives(to, mail.sentAt)) mailbox.keep({ to, ...mail });
  const result = `<SendRawEmailResult><MessageId>${randomUUID()}</MessageId></SendRawEmailResult>`;
  return { status: 200, body: `<SendRawEmailResponse ${namespace}>${result}</SendRawEmailResponse>` };
}

/** The parser ends every part with a line break of its own. */
const unended = (part: string) => part.replace(/\n$/, '');

const namespace = 'xmlns="http://ses.amazonaws.com/doc/2010-12-01/"';

const refusal = (code: string): Answer => ({
  status: 400,
  body: `<ErrorResponse ${namespace}><Error><Type>Sender</Type><Code>${code}</Code><Message>${code}</Message></Error></ErrorResponse>`,
});
