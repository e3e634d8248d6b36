import { expect, it, vi } from 'vitest';
import { attemptError } from '../../../shared/webhooks/delivery-messages.ts';
import { log } from '../../platform/log.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { receivingServer } from '../testing/receiving-server.ts';
import { attempt, log as logOf, newWebhook, tell } from '../testing/webhooks.ts';
import { noteSkew, skewOf } from './clock-skew.ts';

const { receiver } = await receivingServer();

it('reads how far a server is ahead, and nothing of a date that is none', () => {
  const now = new Date('2026-11-26T10:00:00.400Z');
  expect(skewOf('Thu, 26 Nov 2026 10:06:00 GMT', now)).toBe(360);
  expect(skewOf('Thu, 26 Nov 2026 09:59:00 GMT', now)).toBe(-60);
  expect([skewOf(undefined, now), skewOf('hier', now)]).toEqual([null, null]);
});

it('has our clock looked at once, when the last servers agree that it is off', async () => {
  const said = vi.spyOn(log, 'error').mockImplementation(() => {});
  for (const host of ['a', 'b', 'c', 'd', 'e']) await noteSkew(host, 1);
  for (const host of ['a', 'b', 'c', 'd']) await noteSkew(host, 90);
  await noteSkew('a', 95);
  expect(said).not.toHaveBeenCalled();
  await noteSkew('e', -90);
  expect(said).not.toHaveBeenCalled();
  await noteSkew('e', 91);
  await noteSkew('a', 92);
  expect(said).toHaveBeenCalledTimes(1);
});

it('tells the owner of a server whose clock is off why it may refuse signatures', async () => {
  const { token, workspace } = await signedInUser();
  const { webhook } = await newWebhook(token, receiver.url);
  const date = new Date(Date.now() - 6 * 60_000).toUTCString();
  receiver.answerWith((response) => response.writeHead(401, { date }).end());
  const { workspaceId } = workspace;
  await attempt({ workspaceId, webhookId: webhook.id, deliveryId: await tell(workspaceId) });
  const [shown] = (await logOf(token, webhook.id)).items;
  expect(shown?.attempts[0]?.error).toMatch(/^Réponse 401/);
  expect(shown?.attempts[0]?.error).toMatch(/horloge de votre serveur a 6\u00a0minutes de retard/);
  expect(attemptError('http', 500, 20)).not.toContain('horloge');
});
