import { beforeEach, expect, test, vi } from 'vitest';
import { json, refused } from '../../testing/fake-api.ts';
import { aCollaboration, aUgcPayment, aUgcRight } from '../../testing/ugc.ts';
import { actsOf } from './acts.ts';
import { codeBoxes } from './code-boxes.ts';
import { reportForm } from './report.ts';
import { rightView } from './right-view.ts';
import { handIn } from './send-file.ts';
import { saidOf } from './space-api.ts';
import { startSpace } from './start-space.ts';

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '<h1></h1><div data-view></div>';
  window.scrollTo = () => {};
});

const page = () => document.body.textContent ?? '';
const at = (path: string) => history.replaceState(null, '', path);

test('a code is pasted whole, typed a digit a box, and read as six digits', () => {
  const code = codeBoxes();
  document.body.append(code.row);
  const boxes = [...code.row.querySelectorAll('input')];
  const paste = new Event('paste', { cancelable: true });
  Object.assign(paste, { clipboardData: { getData: () => ' 123 456 ' } });
  boxes[2]?.dispatchEvent(paste);
  expect(code.read()).toBe('123456');
  const [first] = boxes;
  if (!first) throw new Error('no box');
  first.value = '9';
  first.dispatchEvent(new Event('input'));
  expect([code.read(), document.activeElement]).toEqual(['923456', boxes[1]]);
});

test('a dead link says so with a way to another, and leaves the address', async () => {
  at('/creation/abcdef');
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => refused('link_invalid')),
  );
  startSpace(document);
  await vi.waitFor(() => expect(page()).toContain('Ce lien n’est plus valable'));
  expect(window.location.pathname).toBe('/creation');
  expect(document.querySelector('input[type=email]')).not.toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test('who asks for a link is told the same whatever their address', async () => {
  at('/creation');
  const asked = vi.fn(async () =>
    json(200, { success: true, data: { message: 'Si cette adresse est celle d’un créateur' } }),
  );
  vi.stubGlobal('fetch', asked);
  startSpace(document);
  const field = document.querySelector<HTMLInputElement>('input[type=email]');
  if (field) field.value = 'lea@agence.example';
  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
  await vi.waitFor(() => expect(page()).toContain('Si cette adresse est celle d’un créateur'));
  expect(asked).toHaveBeenCalledOnce();
});

test('a film goes on where it was cut, asks for fresh addresses, and is over once it is refused', async () => {
  localStorage.clear();
  const file = new File(['12345678'], 'film.mp4', { type: 'video/mp4', lastModified: 1 });
  const place = { collaborationId: 'clb_1', deliverableId: 'liv_1', purpose: 'deliverable' } as const;
  const upload = { id: 'fil_1', size: 8, partSize: 4, partCount: 2, status: 'open' };
  const done = (data: object) => json(200, { success: true, data });
  const sent: string[] = [];
  let completed: () => Response = () => refused('storage_full');
  let received: number[] = [];
  vi.stubGlobal('fetch', async (address: string, { method }: { method: string }) => {
    const way = address.replace('/api/ugc/space', '');
    sent.push(`${method} ${way}`);
    if (way === '/uploads') return done({ upload, parts: [{ number: 1, url: '/old' }] });
    if (way === '/old') return new Response(null, { status: 400 });
    if (way.startsWith('/part')) received = [...received, Number(way.slice(-1))];
    if (way.startsWith('/part')) return new Response(null);
    if (way.endsWith('/complete')) return completed();
    const parts = [1, 2].filter((number) => !received.includes(number));
    return done({ upload, received, parts: parts.map((number) => ({ number, url: `/part${number}` })) });
  });
  await expect(handIn(file, place)).rejects.toThrow();
  expect(sent).toEqual(['POST /uploads', 'PUT /old', 'GET /uploads/fil_1', 'PUT /part1', 'PUT /part2', completeOf]);
  // It was put together meanwhile, and nothing is to be sent but its end.
  sent.length = 0;
  completed = () => refused('file_refused', { details: [{ path: 'file', message: 'Ce fichier ne se lit pas' }] });
  await expect(handIn(file, place).catch((error: unknown) => saidOf(error))).resolves.toBe('Ce fichier ne se lit pas');
  expect(sent).toEqual(['GET /uploads/fil_1', completeOf]);
  expect(localStorage.getItem('spaceUploads')).toBe('{}');
});
const completeOf = 'POST /uploads/fil_1/complete';

test('before a settlement is accepted it is said in words, and a refund asks what was paid', () => {
  const moved = () => {};
  const settlement = { by: 'brand', kind: 'pay_part', amount: 120, text: 'Une vidéo sur deux', at: '' } as const;
  const dispute = { by: 'creator', reason: 'payment', text: 'Rien reçu', openedAt: '', settlement } as const;
  const disputed = aCollaboration({ dispute, status: 'producing', allowed: ['accept_settlement'] });
  document.body.append(...actsOf(disputed, moved));
  expect(page()).toContain('120\u00a0€ HT sont payés au lieu du prix convenu');
  const { shipment } = disputed;
  const refund = { ...shipment, mode: 'refund', status: 'to_ship' } as const;
  document.body.append(...actsOf(aCollaboration({ shipment: refund, allowed: ['confirm_receipt'] }), moved));
  expect(page()).toContain('Ce que vous avez payé, en euros');
  expect(document.querySelector('input[type=file]')?.getAttribute('accept')).toContain('application/pdf');
});

test('what a creator reports leaves with its kind and id, and its number is said', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    sent.push(address, JSON.parse(body));
    return json(201, { success: true, data: { id: 'mod_1' } });
  });
  const made = reportForm('message', 'ugm_1', 'Signaler ce message');
  document.body.append(made);
  const field = made.querySelector('textarea');
  if (field) field.value = 'Des gains garantis';
  made.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
  await vi.waitFor(() => expect(page()).toContain('Signalement mod_1 envoyé'));
  expect(sent).toEqual(['/api/ugc/space/reports', { kind: 'message', id: 'ugm_1', text: 'Des gains garantis' }]);
  expect(field?.value).toBe('');
});

test('an extension of rights is read with its annex, then accepted over what was read, or declined', async () => {
  const extension = {
    ...{ months: 3, fee: 120, status: 'proposed' as const, startsOn: '2027-05-21', endsOn: '2027-08-20' },
    ...{ expiresOn: '2026-12-05', proposedAt: '' },
  };
  const right = { ...aUgcRight({ extension }), brandName: 'Atelier Fontaine' };
  const sent: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string }) => {
    sent.push([address.replace('/api/ugc/space', ''), body ? JSON.parse(body) : null]);
    return json(200, { success: true, data: { html: '<p>Avenant lu</p>', sha256: 'b'.repeat(64), notice: 'Simple' } });
  });
  const again = vi.fn();
  const payment = aUgcPayment({ kind: 'extension', rightId: right.id, status: 'paid' });
  const { content } = await rightView(right, [payment, aUgcPayment()], again);
  document.body.append(...content);
  for (const said of ['Avenant lu', 'prolonger de 3', 'J’ai reçu le paiement']) expect(page()).toContain(said);
  const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name);
  for (const check of document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) check.checked = true;
  button('Accepter et signer')?.click();
  await vi.waitFor(() => expect(again).toHaveBeenCalledOnce());
  button('Décliner')?.click();
  button('J’ai reçu le paiement')?.click();
  await vi.waitFor(() => expect(again).toHaveBeenCalledTimes(3));
  expect(sent).toEqual([
    ['/rights/drt_1/annex', null],
    ['/rights/drt_1/act', { action: 'accept_extension', code: '', documentSha256: 'b'.repeat(64), version: 1 }],
    ['/rights/drt_1/act', { action: 'decline_extension', version: 1 }],
    ['/payments/due_1/act', { action: 'confirm_payment', version: 1 }],
  ]);
});
