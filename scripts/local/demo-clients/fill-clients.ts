import type { AdContent } from '../../../functions/ads/ad/ad.entity.ts';
import { followOnce } from '../../../functions/ads/watch/follow.ts';
import { makeClientOnce } from '../../../functions/clients/client/make-client.ts';
import type { Actor } from '../../../functions/platform/identity/actor.ts';
import * as watch from '../../../shared/ads/watch.contract.ts';
import * as clients from '../../../shared/clients/client.contract.ts';
import type { RouteInput } from '../../../shared/kernel/route.ts';
import { typeset } from '../demo-library/french.ts';
import { demoClients } from './demo-clients.ts';

export type NewClient = RouteInput<typeof clients.createClient>['body'];

const followedEach = 2;

/** Gives the demo agency clients, and follows advertisers of their sectors for them; what is there already stays as it is. */
export async function fillClients(actor: Actor, library: AdContent[]): Promise<void> {
  // Once each, however often an interrupted start begins again.
  const asked = (name: string) => ({
    ip: '127.0.0.1',
    bearer: undefined,
    requestId: 'demo',
    idempotencyKey: encodeURIComponent(`demo-${name}`),
  });
  for (const body of demoClients) {
    const { client } = await makeClientOnce({
      route: clients.createClient,
      actor,
      caller: asked(body.name),
      body: clients.createClient.body.parse({ ...body, notes: body.notes && typeset(body.notes) }),
    });
    const rivals = library.filter(({ industry }) => industry === client.industry).map(({ advertiser }) => advertiser);
    const different = new Map(rivals.map((rival) => [rival.id, rival]));
    for (const { id, name } of [...different.values()].slice(0, followedEach))
      await followOnce({
        route: watch.followAdvertiser,
        actor,
        caller: asked(`follow-${id}`),
        body: { advertiserId: id, name, country: 'FR', clientId: client.id },
      });
  }
}
