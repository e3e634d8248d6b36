import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { escapeHtml } from '../../functions/mail/escape-html.ts';
import { schedules } from '../../shared/workers.ts';
import type { KeptMail, Mailbox } from './mailbox.ts';
import type { MetaGraph } from './meta-graph.ts';
import { type LocalQueues, waitingMessages } from './queues.ts';
import { requestUrl } from './request-url.ts';
import type { LocalSchedules } from './schedules.ts';
import type { LocalStripe } from './stripe/stripe-server.ts';

export type Watched = {
  mailbox: Mailbox;
  queues: LocalQueues;
  schedules: LocalSchedules;
  meta: MetaGraph;
  stripe: LocalStripe;
};

/** What a developer needs and a stage has not: the mails that were sent, the queues, and what runs by the clock. */
export async function answerDeveloper(request: IncomingMessage, response: ServerResponse, watched: Watched) {
  const { pathname, searchParams } = requestUrl(request);
  const mails = watched.mailbox.all();
  const mail = mails[Number(/^\/_local\/mails\/(\d+)$/.exec(pathname)?.[1])];
  const schedule = schedulesByPath.get(pathname);
  if (pathname === '/_local/mails') send(response, 'application/json', JSON.stringify(mails));
  else if (pathname === '/_local/queues')
    send(response, 'application/json', JSON.stringify(await allMessages(watched.queues)));
  else if (pathname === '/_local/meta-events')
    send(response, 'application/json', JSON.stringify(watched.meta.conversions.events()));
  else if (pathname === '/_local/meta-ads') await answerMetaAds(request, response, watched.meta, searchParams);
  else if (/^\/_local\/stripe(\/|$)/.test(pathname)) await watched.stripe.answer(request, response);
  else if (/^\/_local\/?$/.test(pathname)) send(response, 'text/html', await developerPage(watched));
  else if (mail) send(response, 'text/html', mail.html);
  else if (schedule && request.method === 'POST' && isOwnForm(request)) {
    const at = searchParams.get('at');
    if (at !== null && Number.isNaN(Date.parse(at))) {
      response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('Heure illisible');
      return;
    }
    await watched.schedules.run(schedule, at === null ? undefined : new Date(at));
    response.writeHead(303, { location: '/_local' }).end();
  } else response.writeHead(404, { 'content-type': 'text/plain' }).end('404');
}

/** Fills the ad accounts that Meta shows to a token, or tells what was asked with it. */
async function answerMetaAds(
  request: IncomingMessage,
  response: ServerResponse,
  { ads }: MetaGraph,
  params: URLSearchParams,
) {
  if (request.method !== 'PUT' || !isOwnForm(request))
    return send(response, 'application/json', JSON.stringify({ requests: ads.requests(params.get('token') ?? '') }));
  const problem = ads.fill(await json(request));
  response.writeHead(problem ? 400 : 200, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(problem ? { problem } : {}));
}

const schedulePath = (name: string) => `/_local/schedules/${name}`;
const schedulesByPath = new Map(Object.values(schedules).map((spec) => [schedulePath(spec.name), spec]));

/** Another site may not start anything; who is no browser sends no origin. */
const isOwnForm = ({ headers: { origin, host } }: IncomingMessage) => !origin || origin === `http://${host}`;

async function developerPage({ mailbox, queues, schedules }: Watched): Promise<string> {
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Messagerie locale</title>
<style>body{font:16px/1.5 system-ui;margin:2rem;max-width:60rem}th{text-align:left}td,th{padding:.25rem 1rem .25rem 0}</style>
<h1>Messagerie locale</h1><p>Les mails envoyés par le produit, le plus récent d’abord (<a href="/_local/mails">JSON</a>).</p>
${mailRows(mailbox.all()) || '<p>Aucun mail pour l’instant.</p>'}
<h2>Conversions reçues par Meta</h2><p><a href="/_local/meta-events">JSON</a></p>
<h2>Stripe local</h2><p><a href="/_local/stripe">JSON</a></p>
<h2>Files d’attente</h2><p><a href="/_local/queues">JSON</a></p>${await queueRows(queues)}
<h2>Tâches planifiées</h2>${scheduleRows(schedules)}</html>`;
}

const table = (rows: string[]) => (rows.length > 0 ? `<table>${rows.join('')}</table>` : '');
const row = (...cells: (string | number)[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

const mailRows = (mails: readonly KeptMail[]) =>
  table(
    mails
      .map(({ sentAt, to, subject }, index) =>
        row(escapeHtml(sentAt), escapeHtml(to), `<a href="/_local/mails/${index}">${escapeHtml(subject)}</a>`),
      )
      .reverse()
      .slice(0, 200),
  );

/** With what was given up and has left its queue for the table. */
async function allMessages(queues: LocalQueues) {
  const { keptCounts } = await import('../../functions/admin/core/stored-letters.ts');
  const counts = await waitingMessages(queues);
  const kept = await keptCounts(counts.map(({ name }) => name));
  return counts.map((count, at) => ({ ...count, dead: count.dead + (kept[at] ?? 0) }));
}

async function queueRows(queues: LocalQueues): Promise<string> {
  const counts = await allMessages(queues);
  return table([
    '<tr><th>Nom<th>En attente<th>En cours<th>Abandonnés',
    ...counts.map(({ name, waiting, running, dead }) => row(name, waiting, running, dead)),
  ]);
}

function scheduleRows(local: LocalSchedules): string {
  const rows = Object.values(schedules).map((spec) => {
    const last = local.lastRun(spec);
    const outcome = last?.problem ? escapeHtml(last.problem) : last?.milliseconds ? `${last.milliseconds} ms` : '';
    const run = `<form method="post" action="${schedulePath(spec.name)}"><button>Lancer maintenant</button></form>`;
    return row(spec.name, spec.expression, last?.startedAt.toISOString() ?? '—', outcome, run);
  });
  return table(['<tr><th>Nom<th>Sur un environnement<th>Dernier lancement<th>Résultat<th>', ...rows]);
}

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body);
}
