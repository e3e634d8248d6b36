import { eventError } from '../../../../../shared/pixel/messages.ts';
import type { Pixel, PixelEvent } from '../../../../../shared/pixel/pixel.contract.ts';

type Told = Pick<PixelEvent, 'eventName' | 'eventId' | 'matchKeys'> & { minutesAgo: number; refused?: string };

const browser = ['client_ip_address', 'client_user_agent', 'fbp'];

const told: Told[] = [
  { minutesAgo: 3, eventName: 'Purchase', eventId: 'commande-1042', matchKeys: ['em', 'ph', ...browser] },
  { minutesAgo: 9, eventName: 'InitiateCheckout', eventId: 'panier-1042', matchKeys: ['em', ...browser] },
  { minutesAgo: 17, eventName: 'AddToCart', eventId: 'ajout-8812', matchKeys: browser },
  {
    ...{ minutesAgo: 48, eventName: 'Purchase', eventId: 'commande-1041', matchKeys: ['em', ...browser] },
    refused: 'Invalid parameter: currency',
  },
  { minutesAgo: 95, eventName: 'Lead', eventId: 'rendez-vous-77', matchKeys: ['em', 'ph', 'fn', ...browser] },
];

const minuteMs = 60_000;

/** An invented pixel as it stands at a moment, and what a shop sent to it in the hours before. */
export function examplePixel(now: Date): { pixel: Pixel; log: PixelEvent[] } {
  const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * minuteMs).toISOString();
  const log = told.map(
    ({ minutesAgo, refused, ...event }, place): PixelEvent => ({
      ...event,
      ...{ id: `exemple-${place}`, actionSource: 'website', test: false, metaTraceId: null },
      status: refused ? 'failed' : 'sent',
      error: refused ? eventError('refused', refused) : null,
      ...{ eventTime: at(minutesAgo), receivedAt: at(minutesAgo), sentAt: refused ? null : at(minutesAgo) },
    }),
  );
  const pixel: Pixel = {
    ...{ id: 'exemple', pixelId: '184027569301457', name: 'Exemple\u00a0: boutique en ligne', accessTokenHint: '' },
    ...{ testEventCode: null, active: true, pausedReason: null, lastEventAt: at(3) },
    ...{ events24h: 214, reachable24h: 0.78, createdAt: at(600), updatedAt: at(600), version: 1 },
  };
  return { pixel, log };
}
