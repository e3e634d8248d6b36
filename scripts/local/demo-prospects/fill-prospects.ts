import type { AdContent } from '../../../functions/ads/ad/ad.entity.ts';
import { clientsOf } from '../../../functions/clients/core/known-clients.door.ts';
import { put, write } from '../../../functions/platform/db/write.ts';
import { activePeople } from '../../../functions/platform/identity/active-people.ts';
import type { Actor } from '../../../functions/platform/identity/actor.ts';
import type { ProspectItem } from '../../../functions/prospects/core/prospect.entity.ts';
import { prospectCount, prospectLimit } from '../../../functions/prospects/core/prospect-book.entity.ts';
import { contentOf } from '../../../functions/prospects/core/prospect-content.ts';
import { prospectWrites } from '../../../functions/prospects/core/prospect-writes.ts';
import { blankProspect, settled } from '../../../functions/prospects/core/settled-prospect.ts';
import { readWeights } from '../../../functions/prospects/scoring/scoring-model.entity.ts';
import {
  ProspectActivity,
  type ProspectActivityItem,
} from '../../../functions/prospects/timeline/prospect-activity.entity.ts';
import { authorOf, timelineLine } from '../../../functions/prospects/timeline/timeline-line.ts';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { Seeded } from '../../../shared/kernel/seeded.ts';
import { signalsOf } from '../../../shared/prospects/prospect-engagement.ts';
import { type DemoProspect, demoProspects } from './demo-prospects.ts';

/** Of the hundred actions of a transaction: a prospect has seven lines at most. */
const prospectsAtOnce = 9;

/** Gives the demo agency prospects with a past, unless it has some. */
export async function fillProspects(actor: Actor, library: AdContent[]): Promise<void> {
  const { workspaceId, workspace } = actor;
  if ((await prospectCount(workspaceId)) > 0) return;
  const now = new Date();
  const limit = await prospectLimit(workspace);
  const weights = await readWeights(workspaceId);
  const whose = await whoseOf(workspaceId);
  const made = demoProspects(library, now).map((demo, at) => {
    const { blank, lines } = withPast(actor, demo);
    const item = settled(null, { ...blank, ...whose(at) }, weights, now);
    const [closedAt, statusSince] = [demo.closedAt?.toISOString(), demo.statusSince.toISOString()];
    return { item: { ...item, closedAt, statusSince }, lines };
  });
  for (const some of chunks(made, prospectsAtOnce)) {
    await write([
      ...prospectWrites(some.map(({ item }) => ({ made: item, limit }))),
      ...some.flatMap(({ lines }) => lines.map((line) => put(ProspectActivity.create(line)))),
    ]);
  }
}

/** Whose each is and for which client, among the people and the clients that the agency has by now: some are nobody's. */
async function whoseOf(workspaceId: string) {
  const clients = (await clientsOf(workspaceId)).map(({ clientId }) => clientId);
  const members: string[] = [];
  for await (const { member } of activePeople(workspaceId, 'prospects:write')) members.push(member.userId);
  return (at: number) => {
    const chances = new Seeded(`whose ${at}`);
    return {
      ownerId: chances.chance(0.82) && members.length > 0 ? chances.pick(members) : undefined,
      clientId: chances.chance(0.35) && clients.length > 0 ? chances.pick(clients) : undefined,
    };
  };
}

function withPast(actor: Actor, { content, createdAt, lines: told }: DemoProspect) {
  const blank: ProspectItem = blankProspect(actor.workspaceId, contentOf(content, createdAt), createdAt);
  const lines: ProspectActivityItem[] = told.map(({ at, ...line }) =>
    timelineLine(blank, { ...line, by: authorOf(actor) }, at),
  );
  const signals = lines.flatMap((line) =>
    signalsOf(line).map((rule) => ({ rule, at: line.happenedAt, activityId: line.activityId })),
  );
  const lastActivityAt = lines
    .map(({ happenedAt }) => happenedAt)
    .sort()
    .at(-1);
  return { blank: { ...blank, signals, lastActivityAt, activityCount: lines.length }, lines };
}
