import { setTimeout } from 'node:timers/promises';
import { type AdContent, commonOwner } from '../../../functions/ads/ad/ad.entity.ts';
import { readCatalogueState, touchOwner } from '../../../functions/ads/ad/owner-state.ts';
import { adsPerWrite, writeAds } from '../../../functions/ads/imports/write-ads.ts';
import { Demo } from '../../../functions/health/demo.entity.ts';
import { fileSize } from '../../../functions/platform/clients/files.ts';
import type { Actor } from '../../../functions/platform/identity/actor.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { schedules } from '../../../shared/workers.ts';
import { demoAgency } from '../demo-agency.ts';
import { fillAi } from '../demo-ai/fill-ai.ts';
import { fillBilling } from '../demo-billing/fill-billing.ts';
import { fillCampaigns } from '../demo-campaigns/fill-campaigns.ts';
import { fillClients } from '../demo-clients/fill-clients.ts';
import { fillCreators } from '../demo-creators/fill-creators.ts';
import { fillHouse } from '../demo-house/fill-house.ts';
import { fillResults } from '../demo-learning/fill-results.ts';
import { fillPixel } from '../demo-pixel/fill-pixel.ts';
import { fillProspects } from '../demo-prospects/fill-prospects.ts';
import { fillCollaborations } from '../demo-ugc/fill-collaborations.ts';
import { fillRights } from '../demo-ugc/fill-rights.ts';
import { fillUgc } from '../demo-ugc/fill-ugc.ts';
import { fillWebhooks, tellProspects } from '../demo-webhooks/fill-webhooks.ts';
import type { DemoReceiver } from '../demo-webhooks/receiver.ts';
import type { LocalSchedules } from '../schedules.ts';
import type { LocalStripe } from '../stripe/stripe-server.ts';
import { demoAds } from './demo-ads.ts';
import { fillBoards } from './fill-boards.ts';

const [name, campaigns, results] = ['library', 'campaigns', 'results'];
/** Between two writes, for the requests that wait. */
const pauseMs = 5;

type Given = { schedules: LocalSchedules; receiver: DemoReceiver; stripe: LocalStripe };

/** Loads the demo library, once; one that was interrupted is begun again, which changes nothing of what is there. */
export async function loadDemo({ schedules: local, receiver, stripe }: Given, leaving: AbortSignal): Promise<void> {
  const { data: demo } = await Demo.get({ name }).go({ consistent: true });
  const missing = demo?.state === 'ready' ? [] : [...demoAds(parisDay())];
  if (missing.length > 0) {
    await Demo.put({ name, state: 'loading' }).go();
    await writeLibrary(missing, leaving);
  }
  if (leaving.aborted) return;
  if (!(await hasGeneration())) await local.run(schedules.buildCatalogue);
  const agency = await demoAgency();
  if (agency && missing.length > 0) {
    await fillClients(agency, missing);
    await fillAi(agency);
  }
  if (agency) {
    await fillBilling(agency);
    await fillCreators(agency, leaving);
    await fillCampaignsOnce(agency, local, leaving);
    await fillResultsOnce(agency, leaving);
  }
  // Ahead of the boards, of which the webhook is told.
  const isTold = agency !== null && (await fillWebhooks(agency, await receiver.address()));
  if (missing.length > 0 && !leaving.aborted) {
    if (agency) {
      await fillBoards(agency, missing);
      await fillProspects(agency, missing);
    }
    await Demo.put({ name, state: 'ready' }).go();
  }
  if (isTold && !leaving.aborted) {
    await tellProspects(agency);
    await fillPixel(agency);
    await fillUgc(agency);
    await fillCollaborations(agency, leaving);
    await fillRights(agency);
  }
  if (missing.length > 0) await buildOnceMore(local, leaving);
  await fillHouse(stripe, leaving);
}

/** The first generation was built the moment that its ads were written: whoever opens it reads them again, as an index may be late. */
async function buildOnceMore(local: LocalSchedules, leaving: AbortSignal): Promise<void> {
  if (!leaving.aborted) await local.run(schedules.buildCatalogue);
}

/** Also where the library stands from an earlier version, which had no campaigns. */
async function fillCampaignsOnce(agency: Actor, local: LocalSchedules, leaving: AbortSignal): Promise<void> {
  const { data: demo } = await Demo.get({ name: campaigns }).go({ consistent: true });
  if (demo?.state === 'ready') return;
  await fillCampaigns(agency, leaving);
  if (leaving.aborted) return;
  await local.run(schedules.watchCampaigns);
  await Demo.put({ name: campaigns, state: 'ready' }).go();
}

/** Also where the library stands from an earlier version; whoever takes them out is not given them again. */
async function fillResultsOnce(agency: Actor, leaving: AbortSignal): Promise<void> {
  const { data: demo } = await Demo.get({ name: results }).go({ consistent: true });
  if (demo?.state === 'ready' || leaving.aborted) return;
  await fillResults(agency);
  await Demo.put({ name: results, state: 'ready' }).go();
}

async function writeLibrary(ads: AdContent[], leaving: AbortSignal): Promise<void> {
  let chunk: AdContent[] = [];
  const writeChunk = async () => {
    if (leaving.aborted) return;
    await writeAds(commonOwner, chunk);
    chunk = [];
    await setTimeout(pauseMs);
  };
  for (const ad of ads) {
    if (leaving.aborted) return;
    chunk.push(ad);
    if (chunk.length === adsPerWrite) await writeChunk();
  }
  await writeChunk();
  await touchOwner(commonOwner);
}

async function hasGeneration(): Promise<boolean> {
  const { fileKey } = await readCatalogueState();
  return fileKey !== undefined && (await fileSize(fileKey)) !== null;
}
