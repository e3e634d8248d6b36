import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { daySeconds } from '../../shared/kernel/day.ts';

/** An event as it was received; `test_event_code` is the one of the call that brought it. */
type ReceivedEvent = Record<string, unknown>;

type MetaAnswer = { body: object; headers?: Record<string, string> };

const hashed = z.string().regex(/^[0-9a-f]{64}$/i);
const Event = z.looseObject({
  event_name: z.string().min(1),
  event_time: z.number().int(),
  event_id: z.string().optional(),
  action_source: z.string().min(1),
  event_source_url: z.string().optional(),
  user_data: z.looseObject({
    em: hashed.optional(),
    ph: hashed.optional(),
    fn: hashed.optional(),
    ln: hashed.optional(),
    client_user_agent: z.string().optional(),
  }),
  custom_data: z.looseObject({ value: z.number().optional(), currency: z.string().length(3).optional() }).optional(),
});
const Call = z.object({
  data: z.array(z.unknown()).min(1).max(1_000),
  access_token: z.string().optional(),
  test_event_code: z.string().optional(),
});

const weekSeconds = 7 * daySeconds;
const kept = 20_000;

/**
 * Meta's Conversions API, to try a pixel without an account: takes any token but one that says `expired` or `invalid`,
 * asks one that says `throttled` to wait, and takes a batch or, for one bad event, nothing of it. Whatever it says, an event
 * named `Refused` is bad.
 */
export class MetaConversions {
  readonly #events: ReceivedEvent[] = [];

  /** The newest ones, in the order in which they came. */
  events(): readonly ReceivedEvent[] {
    return this.#events;
  }

  async answer(request: IncomingMessage, path: string, bearer: string): Promise<MetaAnswer> {
    const call = Call.safeParse(parseJson(await text(request)));
    const token = bearer || call.data?.access_token || '';
    if (!token || /expired|invalid/.test(token)) return refuse(190, 'Error validating access token', { subcode: 463 });
    if (token.includes('throttled')) return refuse(4, 'Application request limit reached');
    if (!/^\/v\d+\.\d+\/\d{15,16}\/events$/.test(path)) return refuse(100, 'Unsupported post request', { subcode: 33 });
    if (!call.success) return refuse(100, 'Param data must be an array of 1 to 1000 events');
    const { data, test_event_code } = call.data;
    const fault = data.map(faultOf).find((one) => one !== null);
    if (fault) return fault;
    for (const event of data)
      this.#events.push({ ...(event as ReceivedEvent), ...(test_event_code && { test_event_code }) });
    this.#events.splice(0, this.#events.length - kept);
    return { body: { events_received: data.length, messages: [], fbtrace_id: traceId() } };
  }
}

function faultOf(value: unknown) {
  const event = Event.safeParse(value);
  if (!event.success)
    return refuse(100, 'Invalid parameter', {
      subcode: 2804007,
      title: 'Invalid parameter',
      said: `The event has an invalid ${event.error.issues[0]?.path.join('.')}`,
    });
  const { event_time, event_name, action_source, event_source_url, user_data, custom_data } = event.data;
  if (Date.now() / 1000 - event_time > weekSeconds)
    return refuse(100, 'Invalid parameter', {
      subcode: 2804003,
      title: 'Event Timestamp Too Old',
      said: 'The timestamp for this event is too far in the past.',
    });
  if (event_name === 'Refused')
    return refuse(100, 'Invalid parameter', { subcode: 2804007, title: 'Refused', said: JSON.stringify(user_data) });
  const isSite = action_source === 'website';
  if (Object.keys(user_data).length === 0 || (isSite && !(event_source_url && user_data.client_user_agent)))
    return refuse(100, 'Invalid parameter', { subcode: 2804050, title: 'Insufficient customer information' });
  if (event_name === 'Purchase' && !(custom_data?.currency && custom_data.value !== undefined))
    return refuse(100, 'Invalid parameter', {
      subcode: 2804017,
      title: 'Missing currency or value for purchase event',
    });
  return null;
}

type Told = { subcode?: number; title?: string; said?: string };

const refuse = (code: number, message: string, { subcode, title, said }: Told = {}): MetaAnswer => ({
  body: {
    error: {
      message: `(#${code}) ${message}`,
      type: 'OAuthException',
      code,
      ...(subcode && { error_subcode: subcode }),
      is_transient: false,
      ...(title && { error_user_title: title }),
      ...(said && { error_user_msg: said }),
      fbtrace_id: traceId(),
    },
  },
});

const traceId = () => randomBytes(12).toString('base64url');

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
