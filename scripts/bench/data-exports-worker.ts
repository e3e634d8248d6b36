import { randomBytes } from 'node:crypto';
import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { Board } from '../../functions/boards/core/board.entity.ts';
import { BoardCounts } from '../../functions/boards/core/board-counts.entity.ts';
import { ownImageKey } from '../../functions/campaigns/core/ad-image.ts';
import { blankCampaign } from '../../functions/campaigns/core/blank-campaign.ts';
import { Campaign } from '../../functions/campaigns/core/campaign.entity.ts';
import { CampaignAd } from '../../functions/campaigns/core/campaign-ad.entity.ts';
import { openFile, putFile } from '../../functions/platform/clients/files.ts';
import { documentClient } from '../../functions/platform/db/client.ts';
import { putAll } from '../../functions/platform/db/put-all.ts';
import { newId } from '../../functions/platform/new-id.ts';
import { signedInUser } from '../../functions/platform/testing/factories.ts';
import { Prospect, prospectShards } from '../../functions/prospects/core/prospect.entity.ts';
import { DataExport, exportShards } from '../../functions/settings/exports/data-export.entity.ts';
import { ExportBook } from '../../functions/settings/exports/export-book.entity.ts';
import { runExport } from '../../functions/settings/exports/run-export.ts';
import { fillWorkspace } from './synthetic-prospects.ts';

type Size = { prospects: number; boards: number; images: number };
export type DataExportsTask = ({ task: 'fill' } & Size) | { task: 'read' | 'export'; workspaceId: string };
/** `beforeMb`: of the process once it has loaded its modules, which are not those of a bundle. */
export type Measured = { seconds: number; beforeMb: number; mostMb: number; bytes: number };

const imageBytes = 300_000;
const imagesACampaign = 100;

async function fill({ prospects, boards, images }: Size): Promise<{ workspaceId: string }> {
  const { workspace, user } = await signedInUser({}, { plan: 'enterprise' });
  const { workspaceId } = workspace;
  const at = { createdAt: new Date().toISOString(), updatedAt: new Date().toISOString(), version: 1 };
  await fillWorkspace(workspaceId, prospects);
  const made = Array.from({ length: boards }, (_, n) => ({ workspaceId, boardId: newId('brd'), name: `Board ${n}` }));
  const columns = [{ columnId: 'col_1', name: 'À voir' }];
  await putAll(made, (board) => Board.put({ ...board, ...at, color: 'blue', columns, ownerId: user.userId }));
  await putAll(made, ({ boardId }) => BoardCounts.put({ workspaceId, boardId, total: 0, columns: { col_1: 0 } }));
  for (let from = 0; from < images; from += imagesACampaign) {
    const campaign = blankCampaign(new Date());
    const { campaignId } = campaign;
    const adCount = Math.min(imagesACampaign, images - from);
    await Campaign.put({
      ...{ ...campaign, workspaceId, name: `Campagne ${from}`, platform: 'meta', objective: 'sales', status: 'active' },
      ...{ currency: 'EUR', timezone: 'Europe/Paris', adCount },
    }).go();
    for (let n = 0; n < adCount; n++) {
      const ad = { workspaceId, campaignId, adKey: `k${n}`, adId: `${n}`, name: `Publicité ${n}`, imageId: 'upl_1' };
      await CampaignAd.put(ad).go();
      await putFile(ownImageKey(ad, ad.imageId), randomBytes(imageBytes), 'image/png');
    }
  }
  return { workspaceId };
}

/** What the emulators give of the same: all that is stored of prospects, boards and ads, and the images, by the bare clients. */
async function read(workspaceId: string): Promise<number> {
  let bytes = 0;
  const queries = [
    ...prospectShards.map((shard) => Prospect.query.byId({ workspaceId, shard })),
    Board.query.byWorkspace({ workspaceId }),
    BoardCounts.query.byBoard({ workspaceId }),
    Campaign.query.byWorkspace({ workspaceId }),
  ];
  for (const query of queries) for await (const items of pagesOf(query)) bytes += items.length;
  const { data: campaigns } = await Campaign.query.byWorkspace({ workspaceId }).go({ pages: 'all' });
  for (const { campaignId } of campaigns)
    for await (const ads of pagesOf(CampaignAd.query.byCampaign({ workspaceId, campaignId })))
      for (const { adKey } of ads) {
        const file = await openFile(ownImageKey({ workspaceId, campaignId, adKey: String(adKey) }, 'upl_1'));
        for await (const piece of file?.stream ?? []) bytes += piece.length;
      }
  return bytes;
}

async function* pagesOf(query: { params: <P>() => P }) {
  const params = query.params<QueryCommandInput>();
  let from: QueryCommandInput['ExclusiveStartKey'];
  do {
    const page = await documentClient.send(
      new QueryCommand({ ...params, ConsistentRead: true, Limit: 1_000, ExclusiveStartKey: from }),
    );
    yield page.Items ?? [];
    from = page.LastEvaluatedKey;
  } while (from);
}

async function exportAll(workspaceId: string): Promise<number> {
  const key = { ownerId: workspaceId, exportId: newId('exp') };
  const now = new Date().toISOString();
  await ExportBook.put({ ownerId: workspaceId, runningId: key.exportId, askedAt: [], revision: 1, ttl: 2e9 }).go();
  await DataExport.put({
    ...{ ...key, scope: 'workspace', userId: 'usr_1', workspaceId, status: 'queued', progress: 0, slice: 0 },
    ...{ attempts: 0, shard: exportShards[0], dueAt: now, createdAt: now, ttl: 2e9 },
  }).go();
  await runExport(key);
  const { data } = await DataExport.get(key).go({ consistent: true });
  if (data?.status !== 'completed') throw new Error(`The export is ${data?.status}`);
  return data.size ?? 0;
}

/** Without what a cold start takes: the modules of an archive are there before, for the bare reader too. */
async function measured(act: () => Promise<number>): Promise<Measured> {
  const { exportedIn } = await import('../../functions/settings/exports/exported-words.ts');
  await Promise.all([exportedIn('workspace'), import('../../functions/settings/exports/archive/make-archive.ts')]);
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const sampling = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 20);
  const start = performance.now();
  const bytes = await act();
  const seconds = (performance.now() - start) / 1_000;
  clearInterval(sampling);
  return { seconds, beforeMb: before / 1e6, mostMb: most / 1e6, bytes };
}

async function act(task: DataExportsTask) {
  if (task.task === 'fill') return fill(task);
  return measured(() => (task.task === 'read' ? read(task.workspaceId) : exportAll(task.workspaceId)));
}

console.log(JSON.stringify(await act(JSON.parse(process.argv[2] ?? ''))));
process.exit();
