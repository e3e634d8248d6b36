import { completenessOf, missingOf } from '../../../shared/personas/completeness.ts';
import type { PersonaDraft } from '../../../shared/personas/persona.ts';
import { sourceTypes } from '../../../shared/personas/personas.rules.ts';
import { questionsOf } from '../../../shared/personas/questions.ts';
import { shownSources } from '../../../shared/personas/sources.ts';
import { suggestPersonas } from '../../../shared/personas/suggestion.contract.ts';
import { visibleAds } from '../../ads/library/visible-ad.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { countOrRefuse } from '../../platform/throttle/throttle.ts';
import { prospectProfiles } from '../../prospects/search/profiles.door.ts';
import { colorOf } from '../core/color-of.ts';
import { matchesOf } from '../core/shown-persona.ts';
import type { Said } from './draft.ts';
import { saidByAds } from './from-ads.ts';
import { saidByBrief } from './from-brief.ts';
import { saidByProspects } from './from-prospects.ts';
import { putTogether } from './put-together.ts';
import { saidByResults } from './results.ts';

/** Nothing is stored: who asks without end would only pay for processors. */
const limit = { name: 'suggest-personas', max: 60, windowSeconds: 60 };

type Body = Call<typeof suggestPersonas>['body'];

/** A draft for each kind of prospects, with what ads, results and a brief say of whom they speak to; without prospects, one of these. */
export const handler = defineHandler(suggestPersonas, async ({ actor, body }) => {
  await countOrRefuse(limit, actor.workspaceId);
  const [prospects, results, ads] = await Promise.all([
    ofProspects(actor, body),
    body.from.includes('results') ? saidByResults(actor) : nothing(),
    ofAds(actor, body),
  ]);
  const brief = body.from.includes('brief') && body.brief ? [saidByBrief(body.brief)] : [];
  const besides = [...brief, ...results.said, ...ads.said];
  const wholes = prospects.said.map((said) => putTogether([said, ...besides]));
  if (wholes.length === 0) wholes.push(...alone(besides));
  const matches = await matchesOf(
    actor,
    wholes.map(({ match }) => match),
  );
  const items = wholes.map(
    ({ name, content, match, sources }, at): PersonaDraft => ({
      ...{ name, color: colorOf(name), brandId: null, ...content, match },
      sources: shownSources(content, sources, sourceTypes.person),
      completeness: completenessOf(content),
      missing: missingOf(content),
      matches: matches[at] ?? null,
    }),
  );
  const questions = wholes.flatMap(({ content }) => questionsOf(content));
  return {
    items,
    basis: { prospects: prospects.count, results: results.ads, ads: ads.count },
    questions: [...new Map(questions.map((one) => [one.path, one])).values()],
  };
});

const nothing = () => ({ count: 0, ads: 0, said: [] as Said[] });

async function ofProspects({ workspaceId, permissions }: Actor, { from, count }: Body) {
  if (!from.includes('prospects')) return nothing();
  if (!permissions.has('prospects:read')) throw new AppError('forbidden');
  const people = await prospectProfiles(workspaceId);
  return { count: people.length, said: saidByProspects(people, count) };
}

async function ofAds(actor: Actor, { from, adIds = [] }: Body) {
  if (!from.includes('ads')) return nothing();
  if (!actor.permissions.has('ads:read')) throw new AppError('forbidden');
  const ads = await visibleAds(actor, [...new Set(adIds)]);
  return { count: ads.length, said: [saidByAds(ads)] };
}

/** What says nothing at all is no draft. */
function alone([first, ...others]: readonly Said[]) {
  const whole = first && putTogether([first, ...others]);
  return whole && whole.sources.length > 0 ? [whole] : [];
}
