import type { Brief } from '../../../shared/ai/brief.ts';
import type { Source } from '../../../shared/personas/sources.ts';
import { briefLabel, nameless } from '../../../shared/personas/suggested-texts.ts';
import type { Said } from './draft.ts';

/** Whom a brief is for, what bothers them, what they doubt. */
export function saidByBrief({ audience, pains, objections, register }: Brief): Said {
  const paths = [
    ...(audience ? ['summary'] : []),
    ...pains.map((_, at) => `pains.${at}`),
    ...objections.map((_, at) => `objections.${at}`),
    ...(register ? ['register'] : []),
  ];
  const sources = paths.map(
    (path): Source => ({ path, type: 'brief', ref: null, label: briefLabel, count: null, share: null }),
  );
  return {
    name: audience ?? nameless.brief,
    content: { summary: audience ?? null, pains, objections, register: register ?? null },
    match: null,
    sources,
  };
}
