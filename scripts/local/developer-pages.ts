import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KeptMail, Mailbox } from './mailbox.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** What a developer needs and a stage has not: the mails that were sent, as a page and as JSON. */
export function answerDeveloper(request: IncomingMessage, response: ServerResponse, mailbox: Mailbox): void {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/_local/mails') return send(response, 'application/json', JSON.stringify(mailbox.all()));
  const number = /^\/_local\/mails\/(\d+)$/.exec(pathname)?.[1];
  const mail = number ? mailbox.all()[Number(number)] : undefined;
  if (mail) return send(response, 'text/html', mail.html);
  if (pathname === '/_local' || pathname === '/_local/') return send(response, 'text/html', mailboxPage(mailbox.all()));
  response.writeHead(404, { 'content-type': 'text/plain' }).end('404');
}

function mailboxPage(mails: readonly KeptMail[]): string {
  const rows = mails
    .map((mail, index) => ({ mail, index }))
    .reverse()
    .slice(0, 200)
    .map(
      ({ mail, index }) =>
        `<tr><td>${escape(mail.sentAt)}</td><td>${escape(mail.to)}</td><td><a href="/_local/mails/${index}">${escape(mail.subject)}</a></td></tr>`,
    );
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Messagerie locale</title>
<style>body{font:16px/1.5 system-ui;margin:2rem;max-width:60rem}td{padding:.25rem 1rem .25rem 0}</style>
<h1>Messagerie locale</h1><p>Les mails envoyés par le produit, le plus récent d’abord (<a href="/_local/mails">JSON</a>).</p>
${rows.length > 0 ? `<table>${rows.join('')}</table>` : '<p>Aucun mail pour l’instant.</p>'}</html>`;
}

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body);
}
