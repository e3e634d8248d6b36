import type { SystemSetting } from '../../../shared/admin/setting.contract.ts';
import { waitingWords } from '../../../shared/admin/setting-texts.ts';
import { queues as adQueues } from '../../../shared/ads/queues.ts';
import { queues as aiQueues } from '../../../shared/ai/queues.ts';
import { queues as campaignQueues } from '../../../shared/campaigns/queues.ts';
import type { SettingKey, StopKey } from '../../../shared/kernel/system-settings.ts';
import type { QueueSpec } from '../../../shared/kernel/worker-specs.ts';
import { queues as learningQueues } from '../../../shared/learning/queues.ts';
import { queues as mailQueues } from '../../../shared/mail/queues.ts';
import { queues as noticeQueues } from '../../../shared/notifications/queues.ts';
import { queues as pixelQueues } from '../../../shared/pixel/queues.ts';
import { queues as prospectQueues } from '../../../shared/prospects/queues.ts';
import { queues as settingQueues } from '../../../shared/settings/queues.ts';
import { queues as webhookQueues } from '../../../shared/webhooks/queues.ts';
import { countMessages } from '../../platform/clients/queue-counts.ts';
import { log } from '../../platform/log.ts';

/** Where what a switch stops waits: new subscriptions, and what creators ask, are refused and wait nowhere. */
const stoppedQueues: Readonly<Record<Exclude<StopKey, 'stop.checkout' | 'stop.ugc_space'>, readonly QueueSpec[]>> = {
  'stop.webhooks': [webhookQueues.deliveries],
  'stop.pixel': [pixelQueues.pixelEvents],
  'stop.mails': [mailQueues.mails, noticeQueues.notices],
  'stop.imports': [
    adQueues.adImports,
    prospectQueues.prospectImports,
    campaignQueues.campaignImports,
    learningQueues.resultImports,
  ],
  'stop.ai': [aiQueues.modelRuns],
  'stop.exports': [settingQueues.dataExports],
};

/** What waits for the work that a switch stops, as far as its queues say it now. */
export async function waitingOf(key: SettingKey): Promise<SystemSetting['waiting']> {
  const queues = Object.hasOwn(stoppedQueues, key) ? stoppedQueues[key as keyof typeof stoppedQueues] : [];
  if (queues.length === 0) return null;
  try {
    const counts = await Promise.all(queues.map(({ name }) => countMessages(name)));
    const count = counts.reduce((sum, one) => sum + one, 0);
    return { count, label: waitingWords(key as keyof typeof stoppedQueues, count) };
  } catch (error) {
    // The switches work without their counts.
    log.error('queues not counted', error);
    return null;
  }
}
