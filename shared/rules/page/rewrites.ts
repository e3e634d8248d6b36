import { fold } from '../../kernel/fold.ts';
import { graphemesIn } from '../copy/graphemes.ts';
import type { PageFact } from './page-facts.ts';
import { stemsOfText } from './stems.ts';
import type { Subject } from './subject.ts';

export type Rewrite = { before: string; after: string; why: string; source: string };
export type Rewrites = { title: Rewrite | null; h1: Rewrite | null; callToAction: Rewrite | null };

const titleLength = [30, 60] as const;
const longestH1 = 70;
const shortestH1 = 15;
const leastKept = 0.3;

/** Other words for what is weak, all of them from the page itself: where it has none, nothing is proposed. */
export function rewritesOf(subject: Subject, isWeak: (key: string) => boolean): Rewrites {
  if (subject.page.rendered === 'script') return { title: null, h1: null, callToAction: null };
  return {
    title: isWeak('title_length') || isWeak('terms_title') ? titleFor(subject) : null,
    h1: isWeak('h1_length') || isWeak('terms_h1') || hasNoH1(subject) ? h1For(subject) : null,
    callToAction: isWeak('cta_verb') ? callFor(subject) : null,
  };
}

const h1Of = ({ page }: Subject): string => page.headings.find(({ level }) => level === 1)?.text ?? '';
const hasNoH1 = (subject: Subject): boolean => h1Of(subject) === '';

/** The name of the brand, as the page gives it. */
function brandOf({ page: { openGraph, title } }: Subject): string {
  if (openGraph.siteName) return openGraph.siteName;
  const parts = title.split(/ [|–—·-] /).map((part) => part.trim());
  const [shortest] = [...parts].sort((a, b) => a.length - b.length);
  return parts.length > 1 && shortest && graphemesIn(shortest) <= 25 ? shortest : '';
}

/** `source` is what the page says, where the text is not that word for word. */
type Candidate = { text: string; why: string; source?: string };

/** The words that other words should keep: those of the ad, else those of the present title. */
const wantedBy = ({ ad }: Subject, present: string): Set<string> =>
  stemsOfText(ad ? `${ad.headline ?? ''} ${ad.body}` : present);

const keptOf = (wanted: ReadonlySet<string>, text: string): number =>
  [...stemsOfText(text)].filter((stem) => wanted.has(stem)).length;

/** Of what fits, what keeps most of these words; the first of equal ones. */
function best(
  wanted: ReadonlySet<string>,
  candidates: readonly Candidate[],
  fits: (text: string) => boolean,
): Candidate | null {
  let found: Candidate | null = null;
  for (const candidate of candidates)
    if (fits(candidate.text) && (found === null || keptOf(wanted, candidate.text) > keptOf(wanted, found.text)))
      found = candidate;
  return found;
}

const within =
  (min: number, max: number) =>
  (text: string): boolean =>
    graphemesIn(text) >= min && graphemesIn(text) <= max;

const isSame = (one: string, other: string): boolean => fold(one).trim() === fold(other).trim();

/** What a page says that may stand as a promise: neither a price alone nor what it says of itself. */
const promises = (facts: readonly PageFact[]): Candidate[] =>
  facts
    .filter(({ kind, text }) => (kind === 'benefit' || kind === 'offer') && !/\b(?:je|j'|moi|mon)\b/.test(fold(text)))
    .map(({ text }) => ({
      text: text.replace(/[\s.]+$/, ''),
      why: 'Repris d’une phrase de votre page.',
      source: text,
    }));

function titleFor(subject: Subject): Rewrite | null {
  const { page, facts } = subject;
  const brand = brandOf(subject);
  const sources: Candidate[] = [
    { text: page.openGraph.title, why: 'Repris de votre titre de partage (og:title).' },
    { text: h1Of(subject).replace(/\.$/, ''), why: 'Repris de votre titre principal.', source: h1Of(subject) },
    ...page.title.split(/ [|–—·] /).map((text) => ({ text: text.trim(), why: 'Repris d’une partie de votre titre.' })),
    ...promises(facts),
  ];
  const branded = sources.flatMap((source) =>
    brand && !fold(source.text).includes(fold(brand))
      ? [
          {
            text: `${source.text} | ${brand}`,
            why: `${source.why} Votre nom s’y ajoute.`,
            source: source.source ?? source.text,
          },
          source,
        ]
      : [source],
  );
  const wanted = wantedBy(subject, h1Of(subject));
  const found = best(wanted, branded, (text) => within(...titleLength)(text) && !isSame(text, page.title));
  return found && written(page.title, found);
}

function h1For(subject: Subject): Rewrite | null {
  const { page, facts } = subject;
  const before = h1Of(subject);
  const sources: Candidate[] = [
    ...before.split(/(?<=[.!?…]) /).map((text) => ({ text, why: 'Le début de votre titre, seul.' })),
    { text: page.openGraph.title, why: 'Repris de votre titre de partage (og:title).' },
    ...page.title
      .split(/ [|–—·] /)
      .map((text) => ({ text: text.trim(), why: 'Repris d’une partie du titre de l’onglet.' })),
    ...page.headings
      .filter(({ level }) => level === 2)
      .slice(0, 8)
      .map(({ text }) => ({ text, why: 'Repris d’un de vos intertitres.' })),
    ...promises(facts),
  ];
  const wanted = wantedBy(subject, before);
  const found = best(
    wanted,
    sources,
    (text) => within(shortestH1, longestH1)(text) && !isSame(text, before) && !/\?$/.test(text),
  );
  const kept = found ? keptOf(wanted, found.text) : 0;
  // Shorter words that promise something else are no rewriting.
  if (!found || (before !== '' && kept < Math.max(1, wanted.size * leastKept))) return null;
  // Other words that keep the ad's promise no better would change nothing.
  const isShorter = graphemesIn(before) > longestH1 || before === '';
  return isShorter || kept > keptOf(wanted, before) ? written(before, found) : null;
}

/** Verbs by what the page offers: nothing is said that it does not say. */
const calls: readonly { says: RegExp; after: (match: RegExpExecArray) => string; why: string }[] = [
  {
    says: /\b(?:essai|essayez?|testez?) (?:gratuit(?:ement)?|offert)|gratuit(?:ement)? pendant/,
    after: () => 'Essayer gratuitement',
    why: 'votre essai gratuit',
  },
  {
    says: /\bdevis (?:est )?(?:gratuit|offert)/,
    after: () => 'Recevoir mon devis gratuit',
    why: 'votre devis gratuit',
  },
  { says: /\bdevis\b/, after: () => 'Recevoir mon devis', why: 'votre devis' },
  { says: /\b(?:demonstration|demo)\b/, after: () => 'Réserver ma démo', why: 'votre démonstration' },
  { says: /\b(?:rendez-vous|rdv)\b/, after: () => 'Prendre rendez-vous', why: 'vos rendez-vous' },
  {
    says: /\b(?:guide|livre blanc|ebook|e-book)\b/,
    after: (match) => `Télécharger le ${match[0]}`,
    why: 'votre guide',
  },
  { says: /\b(?:rappelle|etre rappele)\b/, after: () => 'Être rappelé', why: 'votre rappel' },
  { says: /\bcommande[rz]?\b/, after: () => 'Commander maintenant', why: 'vos commandes' },
];

function callFor(subject: Subject): Rewrite | null {
  const { calls: asked, facts, page } = subject;
  const before = asked.main?.text ?? '';
  const texts = [before, ...facts.map(({ text }) => text), ...page.headings.map(({ text }) => text)];
  for (const { says, after, why } of calls)
    for (const text of texts) {
      const match = says.exec(fold(text));
      if (match && !isSame(after(match), before))
        return { before, after: after(match), why: `Un verbe, et ${why}.`, source: text };
    }
  return null;
}

const written = (before: string, { text, why, source = text }: Candidate): Rewrite => ({
  before,
  after: text,
  why,
  source,
});
