import * as z from 'zod';
import { daySeconds } from '../../../shared/kernel/day.ts';

/** What a refusal means to us: wait, another token, another account, another request, a smaller one, or try again. */
type RefusalKind = 'wait' | 'token' | 'identity' | 'request' | 'heavy' | 'unavailable';

/** Meta answered with an error, or did not answer. Holds nothing that Meta wrote: it may quote the token. */
export class MetaRefusal extends Error {
  readonly kind: RefusalKind;
  readonly code: number | null;
  readonly waitSeconds: number;

  constructor(kind: RefusalKind, told: { code?: number; waitSeconds?: number; detail?: string } = {}) {
    super(`Meta: ${kind} ${told.code ?? ''} ${told.detail ?? ''}`.trim());
    this.name = 'MetaRefusal';
    this.kind = kind;
    this.code = told.code ?? null;
    this.waitSeconds = told.waitSeconds ?? 0;
  }
}

/** Share of a limit above which we wait of ourselves, in per cent. */
const usageCeiling = 80;
/** When Meta says to wait and not how long: its windows roll over an hour. */
const defaultWaitSeconds = 300;
const longestWaitSeconds = daySeconds;

const GraphError = z.object({
  error: z.object({
    code: z.coerce.number(),
    error_subcode: z.coerce.number().optional().catch(undefined),
    message: z.string().catch(''),
  }),
});
const figure = z.coerce.number().catch(0);
const Usage = z.object({
  call_count: figure,
  total_cputime: figure,
  total_time: figure,
  estimated_time_to_regain_access: figure,
});
/** Of one ad account, and of its insights; in per cent. */
const AccountUsage = z.object({ acc_id_util_pct: figure, app_id_util_pct: figure, reset_time_duration: figure });
const BusinessUsage = z.record(z.string(), z.array(Usage));

const refusalKinds: Record<number, RefusalKind> = {
  4: 'wait',
  17: 'wait',
  32: 'wait',
  613: 'wait',
  102: 'token',
  190: 'token',
  3: 'identity',
  10: 'identity',
  200: 'identity',
  294: 'identity',
  100: 'request',
  1009: 'request',
  2500: 'request',
};

/** By code and subcode, where these say more than the code alone. */
const subcodeKinds: Record<string, RefusalKind> = {
  '100/1487534': 'heavy',
  '100/1504018': 'heavy',
  '2/1504038': 'heavy',
  '4/1504022': 'wait',
};

/** Too many calls of one business use case; each case has its number. */
const isBusinessLimit = (code: number) => code >= 80_000 && code <= 80_014;

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What Meta refused, null when it did not. */
export function refusalIn(answer: unknown, status: number, waitSeconds: number): MetaRefusal | null {
  const error = GraphError.safeParse(answer);
  if (!error.success) {
    if (status >= 200 && status < 300) return null;
    if (status === 429) return new MetaRefusal('wait', { waitSeconds: waitSeconds || defaultWaitSeconds });
    return new MetaRefusal('unavailable', { detail: `status ${status}` });
  }
  const { code, error_subcode: subcode, message } = error.data.error;
  const isTooMuch = code === 1 && /reduce the amount/i.test(message);
  const byCode = refusalKinds[code] ?? (isBusinessLimit(code) ? 'wait' : isTooMuch ? 'heavy' : 'unavailable');
  const kind = subcodeKinds[`${code}/${subcode}`] ?? byCode;
  return new MetaRefusal(kind, { code, waitSeconds: waitSeconds || (kind === 'wait' ? defaultWaitSeconds : 0) });
}

/** What the usage headers ask for: nothing under the ceiling, else the time that Meta tells or the usual one. */
export function waitToldBy(headers: Record<string, string>): number {
  const business = BusinessUsage.safeParse(parseJson(headers['x-business-use-case-usage'] ?? ''));
  const app = Usage.safeParse(parseJson(headers['x-app-usage'] ?? ''));
  const usages = [...Object.values(business.data ?? {}).flat(), ...(app.data ? [app.data] : [])];
  const waits = usages.map(({ estimated_time_to_regain_access: minutes, ...shares }) => {
    if (minutes > 0) return minutes * 60;
    return Math.max(...Object.values(shares)) >= usageCeiling ? defaultWaitSeconds : 0;
  });
  for (const name of ['x-ad-account-usage', 'x-fb-ads-insights-throttle']) {
    const { data: usage } = AccountUsage.safeParse(parseJson(headers[name] ?? ''));
    if (usage && Math.max(usage.acc_id_util_pct, usage.app_id_util_pct) >= usageCeiling)
      waits.push(usage.reset_time_duration || defaultWaitSeconds);
  }
  return Math.min(Math.max(0, ...waits), longestWaitSeconds);
}
