import { strictEqual as equal, match, ok } from 'node:assert';
import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import * as ads from '../../shared/ads/imports.contract.ts';
import { searchAds } from '../../shared/ads/library.contract.ts';
import { generateVariations } from '../../shared/ai/writing.contract.ts';
import { createReport, getReportPdf } from '../../shared/analytics/reports.contract.ts';
import * as auth from '../../shared/auth/auth.contract.ts';
import { createBoard } from '../../shared/boards/board.contract.ts';
import { saveAd } from '../../shared/boards/card.contract.ts';
import * as pixels from '../../shared/pixel/pixel.contract.ts';
import * as imports from '../../shared/prospects/imports.contract.ts';
import { searchProspects } from '../../shared/prospects/prospect.contract.ts';
import { requestDeletion } from '../../shared/settings/deletion.contract.ts';
import { listWebhookDeliveries } from '../../shared/webhooks/log.contract.ts';
import { createWebhook } from '../../shared/webhooks/webhook.contract.ts';
import { type Call, callsTo } from './call-over-http.ts';
import type { Received } from './own-receiver.ts';

/** What a deep check is made with. */
export type Visit = {
  origin: string;
  email: string;
  /** The link of the mail that was asked for after that moment; null where nobody can read it. */
  linkOf: ((after: Date) => Promise<string>) | null;
  /** Where the webhook leads, and what came there; without it a name that nobody has, and an attempt is all there is to see. */
  receiver: { url: string; received: readonly Received[] } | null;
};

/** What one check learns and the next ones need. */
type Signed = Visit & { call: Call; password: string };
export type DeepCheck = (visit: Signed) => Promise<void>;

const waitMs = 120_000;
const headline = 'Essai de bout en bout';

/** Looks again until there is something, or until two minutes have passed. */
async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + waitMs;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) throw new Error(`Nothing came in two minutes: ${what}`);
    await setTimeout(1_000);
  }
}

/** In this order: each goes on from what those before it made. */
export const deepChecks: Record<string, DeepCheck> = {
  'an account registers': async (visit) => {
    const { email, password, origin } = visit;
    await callsTo(origin)(auth.register, { body: { email, password, firstName: 'Essai', lastName: 'Profond' } });
  },
  'it resets its password by mail (queue, mail)': async (visit) => {
    const { email, origin, linkOf } = visit;
    const asked = new Date();
    const call = callsTo(origin);
    await call(auth.forgotPassword, { body: { email } });
    if (!linkOf) return;
    const token = new URL(await linkOf(asked)).searchParams.get('token') ?? '';
    visit.password = `Nouveau-${randomUUID()}`;
    await call(auth.resetPassword, { body: { token, newPassword: visit.password } });
  },
  'it signs in': async (visit) => {
    const { email, password, origin } = visit;
    const session = await callsTo(origin)(auth.login, { body: { email, password } });
    ok('token' in session, 'A second factor is asked of a new account');
    visit.call = callsTo(origin, session.token);
  },
  'a file of prospects is sent, imported and searched (file, queue)': async ({ call }) => {
    const csv = 'Nom,E-mail\nDurand,durand@essai.example\nRoux,roux@essai.example\n';
    const bytes = Buffer.byteLength(csv);
    const asked = { name: 'essai.csv', size: bytes, contentType: 'text/csv' as const };
    const { uploadId, url, headers } = await call(imports.createProspectUpload, { body: asked });
    equal((await fetch(url, { method: 'PUT', headers, body: csv })).status, 200);
    const { import: run } = await call(imports.importProspects, { body: { uploadId } });
    const ended = await until('the end of an import', async () => {
      const { import: now } = await call(imports.getProspectImport, { params: { id: run.id } });
      return now.finishedAt ? now : undefined;
    });
    equal(`${ended.status}, ${ended.created} created`, 'completed, 2 created');
    const found = await until('a prospect that was imported', async () => {
      const { items } = await call(searchProspects, { query: { q: 'durand' } });
      return items.length > 0 ? items : undefined;
    });
    equal(found.length, 1);
  },
  'an ad is imported, found and saved on a board': async ({ call }) => {
    const items = [{ sourceId: 'essai-1', advertiserName: 'Essai', headline, body: headline, startedAt: '2026-01-02' }];
    const { import: run } = await call(ads.importAds, { body: { source: 'import', items } });
    const ended = await until('the end of an import of ads', async () => {
      const { import: now } = await call(ads.getAdImport, { params: { id: run.id } });
      return now.finishedAt ? now : undefined;
    });
    equal(`${ended.status}, ${ended.created} created`, 'completed, 1 created');
    const ad = await until('an ad that was imported', async () => {
      const { items } = await call(searchAds, { query: { q: headline } });
      return items.find((one) => one.headline === headline);
    });
    const { board } = await call(createBoard, { body: { name: 'Essai' } });
    await call(saveAd, { body: { boardId: board.id, adId: ad.id } });
  },
  'its webhook is sent what it does (key, stream, queue, way out)': async ({ call, receiver }) => {
    // The product refuses to call itself, and any name that leads inside.
    const url = receiver?.url ?? 'https://reclame-smoke.invalid/';
    const { webhook, secret } = await call(createWebhook, { body: { name: 'Essai', url, events: ['board.created'] } });
    await call(createBoard, { body: { name: 'Essai de webhook' } });
    await until('an attempt of a delivery', async () => {
      const { items } = await call(listWebhookDeliveries, { params: { id: webhook.id } });
      return items[0]?.attempts[0];
    });
    if (!receiver) return;
    const [got] = receiver.received;
    ok(got, 'The attempt is in the log, and nothing came');
    const key = Buffer.from((secret ?? '').replace('whsec_', ''), 'base64');
    const signed = `${got.headers['webhook-id']}.${got.headers['webhook-timestamp']}.${got.body}`;
    equal(got.headers['webhook-signature'], `v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  },
  'a conversion leaves with its test code, or says why Meta refuses it (key, queue)': async ({ call }) => {
    const pixelId = `9${String(Date.now()).padStart(14, '0').slice(-14)}`;
    const body = { pixelId, name: 'Essai', accessToken: 'EAAB0essai0de0bout0en0bout', testEventCode: 'TEST12345' };
    const { pixel } = await call(pixels.createMetaPixel, { body });
    const userData = { email: 'essai@essai.example', clientUserAgent: 'Essai' };
    const told = {
      consent: true,
      eventName: 'Lead',
      pixelId: pixel.id,
      eventSourceUrl: 'https://essai.example/',
      userData,
    };
    equal((await call(pixels.trackMetaEvent, { body: told })).queued, true);
    const event = await until('the end of a conversion', async () => {
      const { items } = await call(pixels.listMetaPixelEvents, { params: { id: pixel.id } });
      return items.find(({ status, error }) => status === 'sent' || error !== null);
    });
    equal(event.test, true);
  },
  'a report is made and read as a PDF (file)': async ({ call }) => {
    const { report } = await call(createReport, {
      body: { name: 'Essai', blocks: [{ type: 'text', text: 'Un rapport d’essai.' }] },
    });
    const { url } = await call(getReportPdf, { params: { id: report.id } });
    match(
      Buffer.from(await (await fetch(url)).arrayBuffer())
        .subarray(0, 5)
        .toString(),
      /^%PDF-/,
    );
  },
  'texts are written': async ({ call }) => {
    const brief = {
      product: 'le logiciel Planif',
      description: 'Planif range les plannings des équipes.',
      benefits: ['gagner une heure par jour', 'ne plus oublier un rendez-vous'],
      audience: 'responsables d’équipe',
    };
    const { generation } = await call(generateVariations, { body: { brief, count: 2 } });
    ok(generation.output.items.length > 0, 'No text came');
  },
  'it asks to be erased': async ({ call, email, password }) => {
    await call(auth.confirmPassword, { body: { currentPassword: password } });
    const { deletion } = await call(requestDeletion, { body: { scope: 'account', confirmation: email } });
    equal(deletion.scope, 'account');
  },
};
