import {
  createMetaPixel,
  deleteMetaPixel,
  listMetaPixelEvents,
  listMetaPixels,
  listStandardEvents,
  type Pixel,
  type PixelEvent,
  trackMetaEvent,
  updateMetaPixel,
} from '../../../../../../shared/pixel/pixel.contract.ts';
import { standardEvents } from '../../../../../../shared/pixel/pixel-events.ts';
import { type Call, type fakeApi, json, refused } from '../../../../testing/fake-api.ts';

const moment = '2026-11-20T10:00:00.000Z';

export const aPixel = (changes: Partial<Pixel> = {}): Pixel => ({
  id: 'pix_Boutique',
  pixelId: '123456789012345',
  name: 'Boutique',
  accessTokenHint: 'x9Zk',
  testEventCode: null,
  active: true,
  pausedReason: null,
  lastEventAt: moment,
  events24h: 12,
  reachable24h: 0.75,
  createdAt: moment,
  updatedAt: moment,
  version: 1,
  ...changes,
});

export const anEvent = (changes: Partial<PixelEvent> = {}): PixelEvent => ({
  id: 'pev_1',
  eventName: 'Purchase',
  eventId: 'commande-1042',
  actionSource: 'website',
  status: 'sent',
  error: null,
  matchKeys: ['em', 'client_user_agent', 'fbp'],
  test: false,
  eventTime: moment,
  receivedAt: moment,
  sentAt: moment,
  metaTraceId: 'AbCdEf123',
  ...changes,
});

const ok = (data: unknown, status = 200) => json(status, { success: true, data });
const idOf = ({ url }: Call) => url.pathname.split('/').at(-1) ?? '';

/** Pixels that answer as the API does. What is held can be changed behind the page's back. */
export function servePixels(api: ReturnType<typeof fakeApi>, pixels: Pixel[], events: PixelEvent[] = []) {
  const held = { pixels, events };
  api.behave(listMetaPixels, () => ok({ items: held.pixels, nextCursor: null }));
  api.answer(listStandardEvents, { items: standardEvents });
  api.behave(listMetaPixelEvents, ({ url }) => {
    const status = url.searchParams.get('status');
    return ok({ items: held.events.filter((event) => !status || event.status === status), nextCursor: null });
  });
  api.behave(trackMetaEvent, (call) => {
    const { eventName, eventId = 'pev_made' } = trackMetaEvent.body.parse(call.body);
    const known = held.events.some((event) => event.eventName === eventName && event.eventId === eventId);
    if (!known) held.events = [anEvent({ id: 'pev_new', eventName, eventId, status: 'queued' }), ...held.events];
    return ok({ eventId, queued: !known }, 202);
  });
  api.behave(createMetaPixel, (call) => {
    const { accessToken, ...body } = createMetaPixel.body.parse(call.body);
    if (held.pixels.some(({ pixelId }) => pixelId === body.pixelId)) return refused('pixel_taken');
    const pixel = aPixel({ ...body, id: 'pix_New', testEventCode: body.testEventCode ?? null });
    const none = { lastEventAt: null, events24h: 0, reachable24h: null };
    held.pixels = [{ ...pixel, ...none, accessTokenHint: accessToken.slice(-4) }, ...held.pixels];
    return ok({ pixel: held.pixels[0] }, 201);
  });
  api.behave(updateMetaPixel, (call) => {
    const { version, accessToken, ...body } = updateMetaPixel.body.parse(call.body);
    const before = held.pixels.find(({ id }) => id === idOf(call));
    if (before?.version !== version) return refused('conflict');
    const hint = accessToken?.slice(-4) ?? before.accessTokenHint;
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    const pixel = { ...before, ...given, accessTokenHint: hint, pausedReason: null, version: version + 1 };
    held.pixels = held.pixels.map((one) => (one.id === pixel.id ? pixel : one));
    return ok({ pixel });
  });
  api.behave(deleteMetaPixel, (call) => {
    held.pixels = held.pixels.filter(({ id }) => id !== idOf(call));
    return ok({ id: idOf(call) });
  });
  return held;
}
