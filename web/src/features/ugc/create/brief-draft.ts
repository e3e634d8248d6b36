import { isRecord } from '../../../lib/is-record.ts';
import { type CampaignValues, numberProblems } from './campaign-values.ts';

const key = 'ugcBrief';

/** Of which brief something was typed: none yet, or one as it was saved then. */
type DraftPlace = { workspaceId: string; campaignId: string | null; version: number };

const isAt = (kept: Record<string, unknown>, place: DraftPlace): boolean =>
  Object.entries(place).every(([name, value]) => kept[name] === value);

/** What was typed over `saved` in this session and not saved; null when nothing, or of another brief or an older one. */
export function keptBrief(place: DraftPlace, saved: CampaignValues): CampaignValues | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (!isRecord(kept) || !isAt(kept, place) || !isRecord(kept.texts) || !isRecord(kept.choices)) return null;
    const texts = over(saved.texts, kept.texts);
    // What is no number would be refused in a step that is not looked at.
    for (const name of Object.keys(numberProblems(texts)) as (keyof typeof texts)[]) texts[name] = saved.texts[name];
    return { texts, choices: over(saved.choices, kept.choices) };
  } catch {
    return null;
  }
}

/** Null once it is saved, or given up. */
export function keepBrief(place: DraftPlace, values: CampaignValues | null): void {
  if (values) sessionStorage.setItem(key, JSON.stringify({ ...place, ...values }));
  else sessionStorage.removeItem(key);
}

/** What was kept, where it is of the same kind: a page newer than it may say other things. */
function over<Values extends object>(saved: Values, kept: Record<string, unknown>): Values {
  const fit = Object.entries(saved).filter(
    ([name, value]) => typeof kept[name] === typeof value && Array.isArray(kept[name]) === Array.isArray(value),
  );
  return { ...saved, ...Object.fromEntries(fit.map(([name]) => [name, kept[name]])) };
}
