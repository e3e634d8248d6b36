import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, it } from 'vitest';
import { runFunction } from '../../../scripts/local/door/run-function.ts';
import * as sharing from '../../../shared/analytics/sharing.contract.ts';
import * as images from '../../../shared/campaigns/images.contract.ts';
import { migrationTimeoutSeconds } from '../../../shared/kernel/worker-specs.ts';
import { Report } from '../../analytics/reports/report.entity.ts';
import { newReport } from '../../analytics/testing/reports.ts';
import { CampaignAd } from '../../campaigns/core/campaign-ad.entity.ts';
import { aPng, sendImage } from '../../campaigns/images/testing/ad-images.ts';
import { newCampaign, record } from '../../campaigns/testing/campaigns.ts';
import { Client } from '../../clients/core/client.entity.ts';
import { newClientOf, png } from '../../clients/testing/clients.ts';
import { documentClient } from '../../platform/db/client.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { readCount, ThingCount } from '../../platform/db/thing-count.entity.ts';
import { env } from '../../platform/env.ts';
import { storedBytes } from '../../platform/plans/stored-bytes.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { MovePlace } from '../../platform/worker/move-place.entity.ts';
import { handler } from './count-storage.ts';

/** As Lambda runs it, with the rights that its role has. */
const run = () =>
  runFunction({ name: 'countStorage', timeoutSeconds: migrationTimeoutSeconds }, undefined, () => handler());

type Params = { params: <T>() => T };

/** As the version before wrote it. */
async function uncounted(get: Params, names: string[]): Promise<void> {
  const { Key } = get.params<{ Key: Record<string, string> }>();
  const UpdateExpression = `REMOVE ${names.join(', ')}`;
  await documentClient.send(new UpdateCommand({ TableName: env.TABLE_NAME, Key, UpdateExpression }));
}

beforeEach(async () => {
  await MovePlace.delete({ name: 'countStorage' }).go();
});

/** It goes through the files of all other tests. */
const timeout = 240_000;

it('counts what was kept before, once, however many run at once', { timeout }, async () => {
  const person = await signedInUser();
  const { token, user } = person;
  const { workspaceId } = user;
  const campaign = await newCampaign(token);
  await record(token, campaign.id, [{ date: '2026-01-05', adId: '1201', spend: 40 }]);
  const body = { adIds: ['1201'], uploadId: await sendImage(person) };
  await call(images.updateAdImages, { token, params: { id: campaign.id }, body });
  const client = await newClientOf(token, { logoUrl: png });
  const report = await newReport(token, { branding: { logo: png } });
  await call(sharing.shareReport, { token, params: { id: report.id }, body: { frozen: true } });
  const counted = await readCount(storedBytes(workspaceId));
  expect(counted).toBeGreaterThan(aPng().length);
  await uncounted(CampaignAd.get({ workspaceId, campaignId: campaign.id, adKey: keyOf('1201') }), ['imageBytes']);
  await uncounted(Client.get({ workspaceId, clientId: client.id }), ['logoBytes']);
  await uncounted(Report.get({ workspaceId, reportId: report.id }), ['logoBytes', 'frozenBytes']);
  await ThingCount.delete(storedBytes(workspaceId)).go();
  await Promise.all([run(), run()]);
  expect(await readCount(storedBytes(workspaceId))).toBe(counted);
  await MovePlace.delete({ name: 'countStorage' }).go();
  await run();
  expect(await readCount(storedBytes(workspaceId))).toBe(counted);
});
