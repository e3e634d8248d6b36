import { productName } from '../../shared/brand.ts';
import type { Mail } from '../platform/clients/mail.ts';
import { escapeHtml } from './escape-html.ts';

/** Out of a kind of mails: on a page, and by one click of a mail program (RFC 8058). */
export type WayOut = { page: string; oneClick: string };

type Content = {
  subject: string;
  greeting: string;
  /** A list in place of a paragraph is shown as one. */
  paragraphs: (string | readonly string[])[];
  /** What is called how, and how much it is. */
  figures?: readonly (readonly [label: string, value: string])[];
  action?: { label: string; url: string };
  closing: string[];
  /** Where whoever gets it says that they want no more of its kind. */
  unsubscribe?: WayOut | undefined;
};

const paragraph = (text: string) => `<p style="margin:0 0 16px">${unbroken(escapeHtml(text))}</p>`;

/** Mail clients break a line at any hyphen. */
const unbroken = (html: string) => html.replaceAll('e-mail', '<span style="white-space:nowrap">e-mail</span>');

const list = (items: readonly string[]) =>
  `<ul style="margin:0 0 16px;padding-left:20px">${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

const table = (figures: readonly (readonly [string, string])[]) =>
  `<table style="width:100%;border-collapse:collapse;margin:0 0 16px">${figures.map(([label, value]) => `<tr><th scope="row" style="text-align:left;font-weight:400;padding:6px 12px 6px 0">${escapeHtml(label)}</th><td style="text-align:right;font-weight:600;padding:6px 0">${escapeHtml(value)}</td></tr>`).join('')}</table>`;

/** For clients that follow the system; the others keep the light colours, or turn them by themselves. */
const dark =
  '@media (prefers-color-scheme:dark){.page{background:#161412!important;color:#F3EEE6!important}.card{background:#22201C!important;border-color:#35312B!important}.soft{color:#A49C90!important}.act{background:#FF6A4A!important;color:#161412!important}.link,.mark{color:#FF6A4A!important}}';

/** One mail in the product's look, as text and as HTML that every client shows. */
export function layOutMail(content: Content): Mail {
  const { subject, greeting, paragraphs, figures = [], action, closing, unsubscribe } = content;
  const button = action
    ? `<p style="margin:24px 0"><a class="act" href="${escapeHtml(action.url)}" style="display:inline-block;background:#C8371A;color:#FFFFFF;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:9px">${escapeHtml(action.label)}</a></p>`
    : '';
  const link = action
    ? `<p class="soft" style="margin:0 0 16px;font-size:13px;color:#6B655C">Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :<br><a class="link" href="${escapeHtml(action.url)}" style="color:#B32D12;word-break:break-all">${escapeHtml(action.url)}</a></p>`
    : '';
  const wayOut = unsubscribe
    ? `<p class="soft" style="margin:0;font-size:13px;color:#6B655C"><a class="link" href="${escapeHtml(unsubscribe.page)}" style="color:#B32D12">Ne plus recevoir ces e-mails</a></p>`
    : '';
  return {
    subject,
    ...(unsubscribe && { unsubscribeUrl: unsubscribe.oneClick }),
    text: [
      greeting,
      ...paragraphs.map((part) => (typeof part === 'string' ? part : part.map((item) => `- ${item}`).join('\n'))),
      ...(figures.length > 0 ? [figures.map(([label, value]) => `${label} : ${value}`).join('\n')] : []),
      ...(action ? [`${action.label} :\n${action.url}`] : []),
      ...closing,
      ...(unsubscribe ? [`Ne plus recevoir ces e-mails :\n${unsubscribe.page}`] : []),
      productName,
    ].join('\n\n'),
    html: `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${dark}</style></head><body class="page" style="margin:0;background:#FBF8F3;color:#1D1B19;font:16px/1.5 Inter,Arial,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 20px"><p style="margin:0 0 24px;font-size:22px;font-weight:700"><span class="mark" style="color:#C8371A">●</span> ${productName}</p><div class="card" style="background:#FFFFFF;border:1px solid #E7E0D4;border-radius:14px;padding:28px">${paragraph(greeting)}${paragraphs.map((part) => (typeof part === 'string' ? paragraph(part) : list(part))).join('')}${figures.length > 0 ? table(figures) : ''}${button}${link}${closing.map(paragraph).join('')}${wayOut}</div></div></body></html>`,
  };
}
