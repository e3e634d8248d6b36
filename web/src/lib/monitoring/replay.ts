import { replayIntegration } from '@sentry/react';
import { scrubInside, scrubText } from '../../../../shared/kernel/monitoring.ts';
import type { Client } from './sdk.ts';

const replayOptions = {
  maskAllText: true,
  maskAllInputs: true,
  blockAllMedia: true,
  maskAttributes: ['title', 'placeholder', 'aria-label', 'alt', 'label'],
  networkDetailAllowUrls: [],
  mutationBreadcrumbLimit: 750,
  mutationLimit: 10_000,
  slowClickTimeout: 7_000,
  stickySession: true,
  useCompression: true,
};

// The recorder writes the page's whole address and the targets of its links, and offers no option against it, but takes plug-ins.
const scrubAddresses = {
  name: 'reclame/scrub-addresses',
  options: {},
  eventProcessor<E>(event: E): E {
    scrubTargets(event);
    return event;
  },
};

function scrubTargets(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    if (key === 'href' && typeof item === 'string') Reflect.set(value, key, scrubTarget(item));
    else scrubTargets(item);
  }
}

const scrubTarget = (href: string) => scrubText(href.replace(/^(mailto|tel|sms):.*/i, '$1:'));

/** Adds the session replay to a running client, once. Only after consent. */
export function addReplay(client: Client): void {
  if (client.getIntegrationByName('Replay')) return;
  const replay = replayIntegration({
    ...replayOptions,
    beforeAddRecordingEvent: (event) => {
      scrubInside(event);
      return event;
    },
  });
  Object.assign(Reflect.get(replay, '_recordingOptions'), { plugins: [scrubAddresses] });
  client.addEventProcessor((event) => {
    if (event.type === 'replay_event') scrubInside(event);
    return event;
  });
  client.addIntegration(replay);
}

/** Ends the recording at once, unsent parts included: the consent is withdrawn. */
export function stopReplay(client: Client): void {
  client.getIntegrationByName<ReturnType<typeof replayIntegration>>('Replay')?.stop({ flush: false });
}
