import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fakeNames, withPolicy } from '../../../platform/clients/outbound/testing/policies.ts';
import { startReceiver } from '../../../platform/clients/outbound/testing/receiver.ts';
import { fetchPage } from './fetch-page.ts';

const html = (words = 'Réservez votre séance d’essai') =>
  `<!doctype html><html lang="fr"><title>Essai</title><h1>${words}</h1></html>`;
const type = { 'content-type': 'text/html; charset=utf-8' };
const { resolve } = fakeNames({ 'inner.agence.fr': [['192.168.1.4']] });
const here = () => withPolicy({ resolve, loopback: true });

/** Why it was not read: the reason, and what is said of the address. */
const refusal = (url: string, withinMs?: number): Promise<[string, string]> =>
  fetchPage(url, withinMs).then(
    () => ['read', ''],
    ({ reason, extras }) => [reason, extras.details[0].message],
  );

describe('what is read of a page', () => {
  it('is its text, how it came, and nothing that would follow people', async () => {
    here();
    const site = await startReceiver((response, { path }) => {
      response.setHeader('set-cookie', 'visit=1');
      if (path !== '/b') response.writeHead(302, { location: path === '/hook?of=1' ? '/a#top' : '/b' }).end();
      else response.writeHead(200, type).end(html());
    });
    const page = await fetchPage(`${site.url()}#price`);
    expect(page).toMatchObject({ status: 200, redirects: 2, isCut: false, html: html() });
    expect(page.finalUrl).toBe(new URL('/b', site.url()).href);
    expect(page.bytes).toBe(Buffer.byteLength(html()));
    for (const { headers } of site.heard) {
      expect(headers['user-agent']).toBe('Reclame-Page/1');
      expect(headers.cookie).toBeUndefined();
    }
  });

  it.each([
    ['UTF-8 that calls itself Latin', 'text/html; charset=iso-8859-1', Buffer.from(html())],
    ['Latin by its server', 'text/html; charset=ISO-8859-1', Buffer.from(html().replace('’', "'"), 'latin1')],
    [
      'Latin by its own word',
      'text/html',
      Buffer.from(html().replace('’', "'").replace('<title>', '<meta charset="windows-1252"><title>'), 'latin1'),
    ],
    ['Latin that calls itself UTF-8', 'text/html; charset=utf-8', Buffer.from(html().replace('’', "'"), 'latin1')],
    ['an unknown writing', 'text/html; charset=klingon', Buffer.from(html().replace('’', "'"), 'latin1')],
    ['UTF-16 by its mark', 'text/html', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(html(), 'utf16le')])],
    ['no type at all', '', Buffer.from(html())],
  ])('%s', async (_, contentType, body) => {
    here();
    const site = await startReceiver((response) =>
      response.writeHead(200, contentType ? { 'content-type': contentType } : {}).end(body),
    );
    expect((await fetchPage(site.url())).html).toMatch(/Réservez votre séance d['’]essai/);
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('is unpacked when it comes as %s, and never more than its start', async (encoding, pack) => {
    here();
    let body = html();
    const site = await startReceiver((response) =>
      response.writeHead(200, { ...type, 'content-encoding': encoding }).end(pack(body)),
    );
    expect((await fetchPage(site.url())).html).toBe(html());
    body = html('a'.repeat(3_000_000));
    const large = await fetchPage(site.url());
    expect([large.bytes, large.isCut]).toEqual([2_000_000, true]);
  });

  it('is the start of one that never ends', async () => {
    here();
    const site = await startReceiver((response) => {
      response.writeHead(200, type).write(html());
      const more = () => response.write('<p>encore</p>'.repeat(10_000), (error) => error ?? setImmediate(more));
      more();
    });
    const page = await fetchPage(site.url());
    expect([page.bytes, page.isCut, page.html.startsWith(html())]).toEqual([2_000_000, true, true]);
  });
});

describe('what is not', () => {
  it.each([
    ['http://192.168.1.4/', 'Cette adresse mène à un réseau interne.'],
    ['https://inner.agence.fr/offre', 'Cette adresse mène à un réseau interne.'],
    ['169.254.169.254/latest', 'Cette adresse mène à un réseau interne.'],
    ['ftp://agence.fr/offre', 'L’adresse doit commencer par https://.'],
    ['javascript:alert(1)', 'L’adresse doit commencer par https://.'],
    ['https://moi:secret@agence.fr/', 'Retirez de l’adresse l’identifiant et le mot de passe.'],
    ['exemple', 'Ce n’est pas une adresse web\u00a0: donnez-la entière, comme https://exemple.fr/offre.'],
    ['pas une adresse', 'Adresse illisible\u00a0: donnez-la entière, comme https://exemple.fr/offre.'],
  ])('an address where the product does not go: %s', async (url, message) => {
    here();
    expect(await refusal(url)).toEqual(['page_address_refused', message]);
  });

  it('one that leads inside, at any step', async () => {
    here();
    const inner = await startReceiver(undefined, { host: '127.0.0.3' });
    const site = await startReceiver((response, { path }) =>
      response.writeHead(302, { location: path === '/hook?of=1' ? '/next' : 'http://192.168.1.4/admin' }).end(),
    );
    expect(await refusal(site.url())).toEqual([
      'page_address_refused',
      'La page renvoie à une adresse refusée. Cette adresse mène à un réseau interne.',
    ]);
    withPolicy({ resolve: async () => ['127.0.0.3'], loopback: false });
    expect((await refusal(inner.url('page.example')))[0]).toBe('page_address_refused');
    expect(inner.connections()).toBe(0);
  });

  it.each([
    [404, {}, 'La page est introuvable (404).'],
    [403, {}, 'La page refuse d’être lue par un programme (403).'],
    [503, {}, 'La page est en panne (503).'],
    [418, {}, 'La page ne peut être lue (418).'],
    [200, { 'content-type': 'application/pdf' }, 'Cette adresse mène à un fichier PDF, et non à une page.'],
    [200, { 'content-type': 'image/png' }, 'Cette adresse mène à une image, et non à une page.'],
    [200, { 'content-type': 'application/json' }, 'Cette adresse mène à un fichier, et non à une page.'],
    [302, {}, 'La page renvoie à une adresse illisible.'],
    [302, { location: '/again' }, 'La page renvoie plus de 3 fois vers une autre adresse.'],
  ])('an answer of %i %o', async (status, headers, message) => {
    here();
    const site = await startReceiver((response) => response.writeHead(status, headers).end('x'));
    expect(await refusal(site.url())).toEqual(['page_unreachable', message]);
    expect(site.heard.length).toBeLessThanOrEqual(4);
  });

  it('a server that never answers, or one step after the other: the time is for all of them', async () => {
    here();
    const late = 'La page n’a pas répondu en dix secondes.';
    const silent = await startReceiver(() => {});
    expect(await refusal(silent.url(), 150)).toEqual(['page_unreachable', late]);
    const slow = await startReceiver((response) =>
      setTimeout(() => response.writeHead(302, { location: '/again' }).end(), 90),
    );
    expect(await refusal(slow.url(), 200)).toEqual(['page_unreachable', late]);
    expect(slow.heard.length).toBeLessThan(4);
    const dripping = await startReceiver((response) => {
      response.writeHead(200, type);
      const timer = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(timer));
    });
    expect(await refusal(dripping.url(), 150)).toEqual(['page_unreachable', late]);
  });

  it('an empty page, a server that is not there, one that hangs up', async () => {
    here();
    const empty = await startReceiver((response) => response.writeHead(200, type).end());
    expect(await refusal(empty.url())).toEqual(['page_unreachable', 'La page est vide.']);
    const broken = await startReceiver((response) => response.destroy());
    expect(await refusal(broken.url())).toEqual(['page_unreachable', 'Ce site a coupé la connexion.']);
    expect(await refusal('http://127.0.0.1:9/')).toEqual(['page_unreachable', 'Ce site refuse la connexion.']);
    expect((await refusal('https://nulle-part.example/'))[0]).toBe('page_unreachable');
  });
});
