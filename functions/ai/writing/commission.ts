import type { ReadAd } from '../../../shared/ai/ad-reference.ts';
import { brandFacts } from '../../../shared/ai/brand-facts.ts';
import type { Brief, KeptBrief } from '../../../shared/ai/brief.ts';
import { refusedTopicText, writingProblems } from '../../../shared/ai/writing.rules.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import type { ToldPersona } from '../../../shared/personas/told-persona.ts';
import { capitalised } from '../../../shared/rules/copy/french/typography.ts';
import { refusedContent } from '../../../shared/rules/copy/refused-content.ts';
import type { Commission } from '../../../shared/rules/copy/writer/composition.ts';
import type { OwnLifts } from '../../../shared/rules/copy/writer/own-lifts.ts';
import type { OwnResults } from '../../learning/insights/own-results.door.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { BrandItem } from '../core/brand.entity.ts';
import { findBrand, readBrand } from '../core/read-brand.ts';
import { readBrief } from '../core/read-brief.ts';
import { readFeedback } from './read-feedback.ts';

type Asked = {
  brief?: Brief | undefined;
  briefId?: string | undefined;
  brandId?: string | undefined;
  seed: number;
  length: Commission['length'];
};

type KeptBy = { brandId?: string | undefined };

export type Commissioned = {
  /** For the composer. */
  order: Commission;
  /** For what is kept: brief and persona as they were. */
  source: { brief: KeptBrief['brief']; briefId: string | null; persona?: ToldPersona };
  title: string;
  /** The click-through rate of what was imported, where that is enough. */
  rate: OwnResults['rate'];
  foretelling: OwnResults['foretelling'];
};

/** The brief that a call gives or names, with the claims and the words of its brand. A 404 for what the workspace has not. */
export async function commissionOf(
  actor: Actor,
  { brief: given, briefId, brandId, seed, length }: Asked,
  persona: ToldPersona | null,
  ownAd: ReadAd | null = null,
): Promise<Commissioned> {
  const { workspaceId } = actor;
  const [kept, brandItem, feedback, own] = await Promise.all([
    briefId === undefined ? null : readBrief(workspaceId, briefId),
    brandId === undefined ? null : readBrand(workspaceId, brandId),
    readFeedback(workspaceId),
    resultsOf(actor),
  ]);
  const brief = given ?? kept?.brief;
  if (!brief) throw invalidField('brief', writingProblems.noBrief);
  refuseContent(
    [...textsOf(brief), ownAd?.headline ?? '', ownAd?.body ?? ''],
    briefId === undefined ? 'brief' : 'briefId',
  );
  if (!ownAd && !saysSomething(brief, brandItem))
    throw invalidField(briefId === undefined ? 'brief.benefits' : 'briefId', writingProblems.noFact);
  return {
    order: {
      brief,
      briefId: briefId ?? null,
      brand: brandItem && brandFacts(brandItem.brandId, brandItem),
      brandName: await speakerOf(workspaceId, brandItem, kept),
      persona,
      seed,
      length,
      today: parisDay(),
      feedback,
      lifts: liftsOf(own),
    },
    rate: own.rate,
    foretelling: own.foretelling,
    source: { brief, briefId: briefId ?? null, ...(persona && { persona }) },
    title: capitalised(brief.product),
  };
}

/** The brand that says it. Written for none in particular, it is still that of its brief. */
async function speakerOf(workspaceId: string, brand: BrandItem | null, kept: KeptBy | null): Promise<string | null> {
  if (brand) return brand.name;
  return kept?.brandId ? ((await findBrand(workspaceId, kept.brandId))?.name ?? null) : null;
}

/** Beside the writer, what a cold start reads would be too much. */
async function resultsOf(actor: Actor): Promise<OwnResults> {
  const { ownResults } = await import('../../learning/insights/own-results.door.ts');
  return ownResults(actor);
}

/** What is told weighs as it is believed; what has too little weighs nothing. */
const liftsOf = ({ insights }: OwnResults): OwnLifts =>
  Object.fromEntries(
    insights.flatMap(({ feature, value, shrunkLift, adsWith, adsWithout, verdict, sentence }) =>
      shrunkLift === null
        ? []
        : [[`${feature}:${value}`, { shrunkLift, adsWith, adsWithout, isBetter: verdict === 'better', sentence }]],
    ),
  );

const saysSomething = ({ benefits, features, proofs, offer }: Brief, brand: BrandItem | null): boolean =>
  Boolean(offer) || [...benefits, ...features, ...proofs].length > 0 || (brand?.claims.length ?? 0) > 0;

/** All that a brief asks for, notes too; what it bans is no request. */
const textsOf = ({ banned: _, proofs, objections, ...rest }: Brief): string[] => [
  ...Object.values(rest).flatMap((value) => (Array.isArray(value) ? value : typeof value === 'string' ? [value] : [])),
  ...proofs.map((proof) => (typeof proof === 'string' ? proof : `${proof.text} ${proof.source ?? ''}`)),
  ...objections.map(({ objection, answer }) => `${objection} ${answer ?? ''}`),
];

/** A 400 `content_refused` for what no text is written for. */
function refuseContent(texts: readonly string[], path: string): void {
  const topic = refusedContent(texts);
  if (topic) throw new AppError('content_refused', { details: [{ path, message: `${refusedTopicText(topic)}.` }] });
}
