import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '../../functions/platform/mail/escape-html.ts';
import type { KeptMail, Mailbox } from './mailbox.ts';
import { requestUrl } from './request-url.ts';

/** What a developer needs and a stage has not: the mails that were sent, as a page and as JSON. */
export function answerDeveloper(request: IncomingMessage, response: ServerResponse, mailbox: Mailbox): void {
  const { pathname } = requestUrl(request);
  const mails = mailbox.all();
  const mail = mails[Number(/^\/_local\/mails\/(\d+)$/.exec(pathname)?.[1])];
  if (pathname === '/_local/mails') send(response, 'application/json', JSON.stringify(mails));
  else if (/^\/_local\/?$/.test(pathname)) send(response, 'text/html', mailboxPage(mails));
  else if (mail) send(response, 'text/html', mail.html);
  else response.writeHead(404, { 'content-type': 'text/plain' }).end('404');
}

function mailboxPage(mails: readonly KeptMail[]): string {
  const rows = mails
    .map((mail, index) => ({ mail, index }))
    .reverse()
    .slice(0, 200)
    .map(
      ({ mail, index }) =>
        `<tr><td>${escapeHtml(mail.sentAt)}</td><td>${escapeHtml(mail.to)}</td><td><a href="/_local/mails/${index}">${escapeHtml(mail.subject)}</a></td></tr>`,
    );
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Messagerie locale</title>
<style>body{font:16px/1.5 system-ui;margin:2rem;max-width:60rem}td{padding:.25rem 1rem .25rem 0}</style>
<h1>Messagerie locale</h1><p>Les mails envoyés par le produit, le plus récent d’abord (<a href="/_local/mails">JSON</a>).</p>
${rows.length > 0 ? `<table>${rows.join('')}</table>` : '<p>Aucun mail pour l’instant.</p>'}</html>`;
}

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body);
}
