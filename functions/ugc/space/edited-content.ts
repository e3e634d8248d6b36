import type * as z from 'zod';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import type { CreatorContent } from '../../../shared/ugc/creator.rules.ts';
import type { updateSpaceProfile } from '../../../shared/ugc/space-self.contract.ts';
import { AppError } from '../../platform/app-error.ts';

type Said = Omit<z.output<(typeof updateSpaceProfile)['body']>, 'version' | 'listed'>;

/** What a creator says of themself after an edit: what is missing stays. */
export function editedContent(before: CreatorContent, said: Said, now: Date): CreatorContent {
  const { platforms, rates, portfolio, ...plain } = said;
  const given = Object.entries(plain).filter(([, value]) => value !== undefined);
  return {
    ...before,
    ...(Object.fromEntries(given) as Partial<CreatorContent>),
    ...(platforms && { platforms: platforms.map((one) => declared(one, before, now)) }),
    ...(rates && { rates: rates.map(({ deliverable, price }) => ({ deliverable, cents: Math.round(price * 100) })) }),
    ...(portfolio && { portfolio: portfolio.map((one) => kept(one, before)) }),
  };
}

type Platform = NonNullable<Said['platforms']>[number];

/** What is said again as it was keeps its day. */
function declared(
  { engagementRate = null, averageViews = null, ...said }: Platform,
  { platforms }: CreatorContent,
  now: Date,
): CreatorContent['platforms'][number] {
  const one = { ...said, engagementRate, averageViews, declaredOn: parisDay(now) };
  const was = platforms.find(({ network }) => network === said.network);
  const same =
    was &&
    was.handle === one.handle &&
    was.followers === one.followers &&
    was.engagementRate === engagementRate &&
    was.averageViews === averageViews;
  return same ? was : one;
}

/** Only what was sent by the way of uploads is there: nobody names a file of their own. */
function kept(
  { id, title, sector = null }: NonNullable<Said['portfolio']>[number],
  { portfolio }: CreatorContent,
): CreatorContent['portfolio'][number] {
  const was = portfolio.find((one) => one.id === id);
  if (!was) throw new AppError('not_found');
  return { ...was, title, sector };
}
