import { fold } from '../../../kernel/fold.ts';
import type { Brief } from '../facts/brief.ts';
import type { Question } from '../facts/fact.ts';
import { typeset } from '../french/typography.ts';
import type { PlacementKey } from '../placements.ts';
import type { PlatformField } from './compose-platform-copy.ts';

export type PlatformCheck = { key: string; label: string; state: 'ok' | 'warn' | 'fail'; fix: string | null };

const check = (key: string, label: string, state: PlatformCheck['state'], fix: string): PlatformCheck => ({
  key,
  label,
  state,
  fix: state === 'ok' ? null : fix,
});

/** What a placement asks for beside lengths. */
export function checksOf(
  questions: readonly Question[],
  placement: PlacementKey,
  fields: readonly PlatformField[],
  brief: Brief,
): PlatformCheck[] {
  const items = fields.flatMap((field) => field.items);
  const short = fields.filter(({ items: made, min }) => made.length < min);
  const warned = items.filter(({ compliance }) => compliance.some(({ severity }) => severity !== 'info'));
  return [
    check(
      'counts',
      'Nombre de textes',
      short.length === 0 ? 'ok' : 'fail',
      `Il manque des textes\u00a0: ${short.map(({ label }) => label.toLowerCase()).join(', ')}. ${questions[0]?.question ?? ''}`.trim(),
    ),
    check(
      'compliance',
      'Conformité',
      warned.length === 0 ? 'ok' : 'warn',
      'Relisez les textes signalés avant de publier.',
    ),
    ...keywordCheck(placement, fields, brief),
    ...mentionsCheck(
      items.map(({ text }) => text),
      brief,
    ),
  ];
}

function keywordCheck(
  placement: PlacementKey,
  fields: readonly PlatformField[],
  { keywords = [] }: Brief,
): PlatformCheck[] {
  if (!placement.startsWith('google')) return [];
  const titles = fields.find(({ field }) => field === 'headline')?.items ?? [];
  const wanted = keywords.map(fold);
  const found = titles.filter(({ text }) => wanted.some((keyword) => fold(text).includes(keyword))).length;
  const enough = found * 3 >= titles.length;
  return [
    check(
      'keywords',
      'Mots-clés dans les titres',
      enough && found > 0 ? 'ok' : 'warn',
      keywords.length === 0
        ? 'aucun dans le brief. Ajoutez-en\u00a0: un titre sur trois devrait en contenir un.'
        : `${found} sur ${titles.length}. Ajoutez d’autres mots-clés, en trente caractères au plus.`,
    ),
  ];
}

function mentionsCheck(texts: readonly string[], { mentions = [] }: Brief): PlatformCheck[] {
  if (mentions.length === 0) return [];
  const missing = mentions.filter(
    (mention) => !texts.some((text) => text.includes(typeset(mention).replace(/\.$/, ''))),
  );
  return [
    check(
      'mentions',
      'Mentions obligatoires',
      missing.length === 0 ? 'ok' : 'warn',
      'Ces textes sont trop courts pour les mentions\u00a0: portez-les sur la page d’arrivée ou dans l’image.',
    ),
  ];
}
