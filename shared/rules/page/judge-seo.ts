import { graphemesIn } from '../copy/graphemes.ts';
import { type Check, checkOf, fail, ok, unknown, type Verdict, warning } from './check.ts';
import { stemsOfText } from './stems.ts';
import type { Subject } from './subject.ts';
import { counted, listed, quoted } from './wording.ts';

/** What search engines and networks show of the page. */
export function judgeSeo({ page, fetched, said }: Subject): Check[] {
  return [
    checkOf(
      { key: 'title_length', label: 'Titre de l’onglet', expected: 'De 30 à 60 caractères', impact: 2, effort: 1 },
      titleVerdict(page.title, page.headings.find(({ level }) => level === 1)?.text ?? ''),
    ),
    checkOf(
      { key: 'description_length', label: 'Description', expected: 'De 70 à 160 caractères', impact: 1, effort: 1 },
      lengthVerdict(page.description, description),
    ),
    checkOf(
      { key: 'canonical', label: 'Adresse de référence', expected: 'Un lien rel="canonical"', impact: 1, effort: 1 },
      canonical(page.canonical, fetched?.finalUrl),
    ),
    checkOf(
      { key: 'lang_fr', label: 'Langue déclarée', expected: 'lang="fr"', impact: 1, effort: 1 },
      lang(page.lang, said.language),
    ),
    checkOf(
      {
        key: 'open_graph',
        label: 'Aperçu de partage',
        expected: 'og:title, og:description et og:image',
        impact: 1,
        effort: 1,
      },
      openGraph(page.openGraph),
    ),
  ];
}

function titleVerdict(title: string, h1: string): Verdict {
  const verdict = lengthVerdict(title, titles);
  if (title === '' || h1 === '') return verdict;
  const shared = stemsOfText(h1);
  if ([...stemsOfText(title)].some((stem) => shared.has(stem)) || verdict.state === 'ok') return verdict;
  return fail(
    `${quoted(title)} ne dit rien de la page\u00a0: aucun mot commun avec le titre principal.`,
    'Remplacez ce nom de travail par la promesse de la page, puis la marque, en 30 à 60 caractères.',
  );
}

type Range = readonly [number, number];
type Lengths = { right: Range; near: Range; none: string; write: string; how: string };

const titles: Lengths = {
  right: [30, 60],
  near: [15, 70],
  none: 'Pas de titre.',
  write: 'Écrivez-en un, de 30 à 60 caractères.',
  how: 'La promesse d’abord, puis la marque.',
};
const description: Lengths = {
  right: [70, 160],
  near: [50, 200],
  none: 'Pas de description.',
  write: 'Écrivez-en une, de 70 à 160 caractères.',
  how: 'Résumez la promesse, la preuve et l’appel.',
};

function lengthVerdict(text: string, { right: [min, max], near: [low, high], none, write, how }: Lengths): Verdict {
  if (text === '') return fail(none, `${write} ${how}`);
  const length = graphemesIn(text);
  const found = `${counted(length, 'caractère')}\u00a0: ${quoted(text)}`;
  if (length >= min && length <= max) return ok(found);
  const fix =
    length > max
      ? `Tenez en ${max} caractères\u00a0: la suite est coupée. ${how}`
      : `Allez jusqu’à ${min} caractères au moins. ${how}`;
  return length >= low && length <= high ? warning(found, fix) : fail(found, fix);
}

function canonical(href: string | null, finalUrl: string | undefined): Verdict {
  if (!href)
    return fail(
      'Pas d’adresse de référence.',
      'Ajoutez-la\u00a0: les adresses à paramètres d’annonces compteront pour une seule page.',
    );
  if (!finalUrl || !URL.canParse(href, finalUrl)) return ok(quoted(href));
  const bare = (host: string) => host.replace(/^www\./, '');
  const [own, said] = [new URL(finalUrl), new URL(href, finalUrl)];
  return bare(own.hostname) === bare(said.hostname)
    ? ok(quoted(href))
    : warning(`Elle désigne un autre site\u00a0: ${said.hostname}.`, `Faites-la désigner ${own.hostname}.`);
}

function lang(given: string | null, language: Subject['said']['language']): Verdict {
  if (language === 'other') return unknown('Le texte ne semble pas être en français.');
  if (!given)
    return fail(
      'Langue non déclarée.',
      'Ajoutez lang="fr" à la balise html\u00a0: lecteurs d’écran et traducteurs s’y fient.',
    );
  return /^fr\b/i.test(given)
    ? ok(`lang="${given}"`)
    : fail(`lang="${given}"`, 'Mettez lang="fr"\u00a0: le texte est en français.');
}

function openGraph({ title, description, image }: Subject['page']['openGraph']): Verdict {
  const missing = [!title && 'og:title', !description && 'og:description', !image && 'og:image'].filter(
    (name) => name !== false,
  );
  if (missing.length === 0) return ok('Titre, description et image.');
  const fix = `Ajoutez ${listed(missing)}\u00a0: un lien partagé sans image est peu ouvert.`;
  return missing.length === 3 ? fail('Aucune balise de partage.', fix) : warning(`Il manque ${listed(missing)}.`, fix);
}
