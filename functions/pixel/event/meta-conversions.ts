import * as z from 'zod';
import { graphVersion } from '../../platform/clients/meta-graph.ts';
import { parseJson, refusalIn, waitToldBy } from '../../platform/clients/meta-refusal.ts';
import { OutboundFailure } from '../../platform/clients/outbound/outbound-failure.ts';
import { sendOut } from '../../platform/clients/outbound/send-out.ts';
import { env } from '../../platform/env.ts';

type Call = {
  token: string;
  metaPixelId: string;
  /** Each an event as JSON; Meta takes a thousand at most, and all or none. */
  payloads: string[];
  testEventCode: string | undefined;
};

/** What Meta did with a batch: `refused` is about its events, `token` and `permission` about the pixel, the rest passes. */
export type MetaAnswer =
  | { kind: 'taken'; traceId?: string | undefined }
  | { kind: 'refused'; traceId?: string | undefined; detail?: string | undefined }
  | { kind: 'token' }
  | { kind: 'permission' }
  | { kind: 'wait' | 'unavailable'; waitSeconds: number };

const bounds = { timeoutMs: 20_000, maxAnswerBytes: 200_000, cutLongAnswer: false };

const Taken = z.object({ events_received: z.number(), fbtrace_id: z.string().max(200).optional() });
const text = z.string().optional().catch(undefined);
const Refused = z.object({
  error: z.object({
    message: text,
    error_subcode: z.number().optional().catch(undefined),
    error_user_title: text,
    error_user_msg: text,
    is_transient: z.boolean().optional().catch(undefined),
    fbtrace_id: z.string().max(200).optional().catch(undefined),
  }),
});

/** Errors of Meta's own, or of the moment: the same batch may pass later. */
const transientCodes = new Set([1, 2, 341, 368]);
/** No such pixel, for this token at least. */
const unknownPixelCodes = new Set([803, 2500]);
const unknownPixelSubcode = 33;

/** Hands events of one pixel to Meta's Conversions API. The token travels in a header, so that no address holds it. */
export async function sendToMeta({ token, metaPixelId, payloads, testEventCode }: Call): Promise<MetaAnswer> {
  const testing = testEventCode ? `,"test_event_code":${JSON.stringify(testEventCode)}` : '';
  try {
    const { status, headers, body } = await sendOut({
      ...bounds,
      url: `${env.META_GRAPH_URL.replace(/\/+$/, '')}/${graphVersion}/${metaPixelId}/events`,
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json' },
      body: `{"data":[${payloads.join(',')}]${testing}}`,
    });
    return readAnswer(parseJson(body.toString('utf8')), status, waitToldBy(headers));
  } catch (error) {
    if (error instanceof OutboundFailure) return { kind: 'unavailable', waitSeconds: 0 };
    throw error;
  }
}

function readAnswer(answer: unknown, status: number, told: number): MetaAnswer {
  const refusal = refusalIn(answer, status, told);
  if (!refusal) {
    const taken = Taken.safeParse(answer);
    // Meta says that it received none: nothing else tells what became of them.
    if (!taken.success || taken.data.events_received === 0) return { kind: 'unavailable', waitSeconds: told };
    return { kind: 'taken', traceId: taken.data.fbtrace_id };
  }
  const { kind, code, waitSeconds } = refusal;
  const said = Refused.safeParse(answer).data?.error;
  if (kind === 'token') return { kind };
  if (kind === 'identity' || unknownPixelCodes.has(code ?? 0) || said?.error_subcode === unknownPixelSubcode)
    return { kind: 'permission' };
  if (kind === 'wait') return { kind, waitSeconds };
  const mayPass = code === null || status >= 500 || said?.is_transient === true || transientCodes.has(code);
  if (mayPass) return { kind: 'unavailable', waitSeconds };
  const detail = [said?.error_user_title, said?.error_user_msg].filter(Boolean).join(' — ') || said?.message;
  return { kind: 'refused', traceId: said?.fbtrace_id, detail };
}
