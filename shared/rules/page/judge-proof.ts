import { fold } from '../../kernel/fold.ts';
import type { ObjectionType, ProofType } from '../copy/analysis.ts';
import { type Check, checkOf, fail, ok, unknown, type Verdict, warning } from './check.ts';
import type { PageRead } from './page-read.ts';
import type { Subject } from './subject.ts';
import { listed, quoted } from './wording.ts';

const byPeople: readonly ProofType[] = ['rating', 'customers', 'testimonial', 'press'];
const lowersRisk: readonly ObjectionType[] = ['risk', 'commitment'];

/** Why one should believe the page, and whom one deals with. */
export function judgeProof(subject: Subject): Check[] {
  const built = subject.page.rendered === 'script' ? unknown('Page construite par un script.') : null;
  return [
    checkOf(
      {
        key: 'reviews',
        label: 'Avis et chiffres',
        expected: 'Une note, des témoignages signés ou un nombre de clients',
        impact: 3,
        effort: 2,
      },
      built ?? reviews(subject),
    ),
    checkOf(
      {
        key: 'guarantee',
        label: 'Garantie ou essai',
        expected: 'Une garantie, un essai ou un «\u00a0sans engagement\u00a0»',
        impact: 3,
        effort: 2,
      },
      built ?? guarantee(subject),
    ),
    checkOf(
      {
        key: 'legal_notice',
        label: 'Mentions légales',
        expected: 'Un lien vers les mentions légales',
        impact: 1,
        effort: 1,
      },
      built ?? legal(subject.page),
    ),
    checkOf(
      {
        key: 'contact',
        label: 'Moyen de contact',
        expected: 'Un téléphone, un e-mail ou une adresse',
        impact: 2,
        effort: 1,
      },
      built ?? contact(subject.page),
    ),
  ];
}

function reviews({ said: { proofs }, page }: Subject): Verdict {
  const people = proofs.filter(({ type }) => byPeople.includes(type));
  const [first] = people;
  const fix = 'Citez deux ou trois clients, avec prénom, ville ou métier, ou votre note et son nombre d’avis.';
  if (first && people.some(({ type, sentence }) => type !== 'testimonial' || sentence.length > 25))
    return ok(`${[...new Set(people.map(({ label }) => label))].join(', ')}\u00a0: ${quoted(first.sentence)}`);
  const [other] = proofs.filter(({ type }) => type !== 'guarantee');
  if (other) return warning(`${other.label}\u00a0: ${quoted(other.sentence)}, mais aucun client ne parle.`, fix);
  if (page.jsonLdTypes.some((type) => /Review|AggregateRating/.test(type)))
    return warning('Des avis dans les données pour moteurs, aucun que l’on voie sur la page.', fix);
  return fail('Aucun avis, aucune note, aucun nombre de clients.', fix);
}

function guarantee({ said: { proofs, objections, offers, denied } }: Subject): Verdict {
  const own = proofs.find(({ type }) => type === 'guarantee');
  const softer =
    offers.find(({ type }) => type === 'free_trial') ?? objections.find(({ type }) => lowersRisk.includes(type));
  const fix =
    'Dites ce que l’on ne risque pas\u00a0: satisfait ou remboursé, essai, annulation, paiement après livraison.';
  if (own) return ok(quoted(own.sentence));
  if (denied !== null && /rembours/.test(fold(denied)))
    return fail(
      quoted(denied),
      softer
        ? `Mettez en avant ce qui rassure (${quoted(softer.sentence)}), et laissez ce refus dans les conditions de vente.`
        : 'Compensez ce refus\u00a0: un extrait gratuit, un essai, ou une garantie de résultat. Tel quel, il fait partir.',
    );
  return softer ? ok(quoted(softer.sentence)) : fail('Rien ne dit ce que l’on risque, ou ne risque pas.', fix);
}

type Mention = { name: string; isDead: boolean };

const linksTo = (page: PageRead, pattern: RegExp): Mention[] =>
  page.actions
    .filter(({ text }) => pattern.test(fold(text)))
    .map(({ text, href }) => ({
      name: text,
      isDead: href === '#' || (href?.startsWith('#') === true && !page.ids.has(href.slice(1))),
    }));

function mentions(page: PageRead, pattern: RegExp): Mention[] {
  const links = linksTo(page, pattern);
  const words = page.lines.some(({ text, isAction }) => !isAction && pattern.test(fold(text)));
  return links.length > 0 || !words ? links : [{ name: '', isDead: false }];
}

function legal(page: PageRead): Verdict {
  const own = mentions(page, /mentions legales|informations legales|legal notice|\bimpressum\b/);
  const fix = 'Ajoutez en pied de page un lien «\u00a0Mentions légales\u00a0» qui fonctionne (LCEN, art.\u00a01-1).';
  const alive = own.find(({ isDead }) => !isDead);
  if (alive) return ok(alive.name ? quoted(alive.name) : 'Écrites sur la page.');
  if (own[0]) return warning(`${quoted(own[0].name)} ne mène à rien.`, fix);
  const others = mentions(page, /\bcg[uv]s?\b|conditions generales|confidentialite|\bsiret\b|\brcs\b/);
  return others.length > 0
    ? warning(
        `Pas de mentions légales, mais ${listed(others.slice(0, 2).map(({ name }) => (name ? quoted(name) : 'des informations légales')))}.`,
        fix,
      )
    : fail('Ni mentions légales ni conditions.', fix);
}

const telephone = /(?<![\d+])(?:\+33 ?[1-9]|0[1-9])(?:[ .-]?\d{2}){4}(?!\d)/;
const mail = /[\w.+-]{1,60}@[\w-]{1,60}\.[a-z]{2,10}/i;

function contact(page: PageRead): Verdict {
  const direct = page.actions.find(({ href }) => /^(?:tel|mailto|sms):|wa\.me\//.test(href ?? ''));
  if (direct) return ok(quoted(direct.text));
  const written = page.lines.find(({ text }) => telephone.test(text) || (text.includes('@') && mail.test(text)));
  const found = written && (telephone.exec(written.text)?.[0] ?? mail.exec(written.text)?.[0]);
  if (found) return ok(quoted(found));
  const fix =
    'Affichez un téléphone ou un e-mail que l’on peut toucher (tel:, mailto:)\u00a0: joindre quelqu’un rassure.';
  const links = linksTo(page, /\bcontact|nous ecrire|nous joindre/);
  const alive = links.find(({ isDead }) => !isDead);
  if (alive) return warning(`Un lien ${quoted(alive.name)}, sans téléphone ni e-mail.`, fix);
  return fail(
    links[0] ? `${quoted(links[0].name)} ne mène à rien.` : 'Ni téléphone, ni e-mail, ni lien de contact.',
    fix,
  );
}
