import { fold } from '../../kernel/fold.ts';
import { graphemesIn } from '../copy/graphemes.ts';
import { type Check, checkOf, fail, ok, unknown, type Verdict, warning } from './check.ts';
import { countWords } from './one-line.ts';
import type { PageRead } from './page-read.ts';
import type { Subject } from './subject.ts';
import { counted, quoted } from './wording.ts';

const longestH1 = 70;
const longH1 = 90;
const subtitleWords = [4, 60] as const;
/** How many blocks after the title a subtitle may stand. */
const near = 4;
const fewestBenefits = 3;

/** A check mark, or a word or two with what they mean: « Rapide : deux minutes suffisent ». */
const opensItem = /^[✓✔✅☑•]|^\p{Lu}[^:.!?]{1,28}\s?:\s\S/u;

/** What the page promises, and whether that is seen at once. */
export function judgeProposition({ page, facts }: Subject): Check[] {
  const built = page.rendered === 'script' ? unknown('Page construite par un script.') : null;
  const h1s = page.headings.filter(({ level, text }) => level === 1 && text !== '');
  return [
    checkOf(
      { key: 'h1_single', label: 'Titre principal', expected: 'Un titre h1', impact: 3, effort: 1 },
      built ?? single(h1s.map(({ text }) => text)),
    ),
    checkOf(
      {
        key: 'h1_length',
        label: 'Longueur du titre principal',
        expected: `${longestH1} caractères au plus`,
        impact: 2,
        effort: 1,
      },
      built ?? lengthOf(h1s[0]?.text),
    ),
    checkOf(
      {
        key: 'subtitle',
        label: 'Sous-titre',
        expected: 'Une phrase sous le titre\u00a0: pour qui, quoi, comment',
        impact: 2,
        effort: 1,
      },
      built ?? subtitle(page),
    ),
    checkOf(
      {
        key: 'benefits_list',
        label: 'Liste de bénéfices',
        expected: 'Au moins trois bénéfices que l’on voit d’un coup d’œil',
        impact: 3,
        effort: 2,
      },
      built ?? benefits(page, facts.filter(({ kind }) => kind === 'benefit').length),
    ),
  ];
}

function single(h1s: readonly string[]): Verdict {
  const [first] = h1s;
  if (!first) return fail('La page n’a pas de titre h1.', 'Mettez la promesse de la page dans un titre h1, en haut.');
  if (h1s.length === 1) return ok(quoted(first));
  const isSame = new Set(h1s.map((text) => fold(text))).size === 1;
  const found = isSame
    ? `Le même h1 est écrit ${counted(h1s.length, 'fois', 'fois')}\u00a0: ${quoted(first)}`
    : `${counted(h1s.length, 'titre')} h1, dont ${quoted(first)} et ${quoted(h1s[1] ?? '')}`;
  return isSame
    ? warning(
        found,
        'Gardez-en un seul, que la feuille de style déplace selon l’écran, au lieu d’un par taille d’écran.',
      )
    : fail(found, 'Gardez en h1 la promesse principale, et passez les autres en h2.');
}

function lengthOf(h1: string | undefined): Verdict {
  if (!h1) return fail('La page n’a pas de titre h1.', `Écrivez-en un, en ${longestH1} caractères au plus.`);
  const length = graphemesIn(h1);
  const found = `${counted(length, 'caractère')}\u00a0: ${quoted(h1)}`;
  if (length <= longestH1) return ok(found);
  const fix = `Ramenez-le à ${longestH1} caractères\u00a0: une promesse, et le reste dans le sous-titre.`;
  return length <= longH1 ? warning(found, fix) : fail(found, fix);
}

function subtitle({ lines, headings }: PageRead): Verdict {
  const h1 = headings.find(({ level }) => level === 1);
  const after = lines.findIndex(({ tag, at }) => tag === 'h1' && at >= (h1?.at ?? 0));
  if (!h1 || after < 0) return unknown('Sans titre principal, on ne sait pas ce qui le suit.');
  const found = lines.slice(after + 1, after + 1 + near).find(({ text, isAction, tag, place }, at) => {
    const words = countWords(text);
    // A heading further down opens another part.
    const isOther = tag === 'h1' || tag === 'li' || (at > 0 && /^h\d$/.test(tag));
    return !isAction && place !== 'nav' && !isOther && words >= subtitleWords[0] && words <= subtitleWords[1];
  });
  return found
    ? ok(quoted(found.text))
    : fail('Rien ne précise le titre.', 'Sous le titre, dites en une phrase à qui vous parlez et ce que l’on obtient.');
}

function benefits({ lines }: PageRead, told: number): Verdict {
  let [longest, run] = [0, 0];
  for (const { tag, place, isAction, text } of lines) {
    const isItem = place === 'body' && !isAction && (tag === 'li' || opensItem.test(text));
    run = isItem ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  const found = `${counted(told, 'phrase')} qui ${told < 2 ? 'dit' : 'disent'} un gain${longest > 1 ? `, une liste de ${counted(longest, 'ligne')}` : ', pas de liste'}.`;
  if (told >= fewestBenefits && longest >= fewestBenefits) return ok(found);
  const fix =
    told < fewestBenefits
      ? 'Dites ce que l’on y gagne, en trois lignes\u00a0: du temps, de l’argent, un souci de moins.'
      : 'Mettez vos bénéfices en liste\u00a0: on survole une page avant de la lire.';
  return told >= fewestBenefits || longest >= fewestBenefits ? warning(found, fix) : fail(found, fix);
}
