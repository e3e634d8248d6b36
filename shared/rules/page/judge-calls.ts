import type { Call, Calls } from './calls.ts';
import { type Check, checkOf, fail, ok, unknown, type Verdict, warning } from './check.ts';
import { isForm } from './frames.ts';
import type { Frame, PageRead } from './page-read.ts';
import type { Subject } from './subject.ts';
import { counted, listed, quoted } from './wording.ts';

/** In words: what a first screen holds, and what someone reads who is in no hurry. */
const [firstScreen, farDown] = [150, 600];
/** From so many words on, a page that asks once is left before it asks. */
const longPage = 300;

/** What the page asks for: early, clearly, one thing, and again. */
export function judgeCalls({ page, calls }: Subject): Check[] {
  const built = page.rendered === 'script' ? unknown('Page construite par un script.') : null;
  const frame = frameOf(page, calls);
  const framed = frame ? unread(frame) : null;
  return [
    checkOf(
      {
        key: 'cta_early',
        label: 'Place du premier appel',
        expected: `Un bouton dans les ${firstScreen} premiers mots`,
        impact: 3,
        effort: 1,
      },
      built ?? early(frame, calls),
    ),
    checkOf(
      {
        key: 'cta_verb',
        label: 'Mots du bouton',
        expected: 'Un verbe qui dit ce que l’on obtient',
        impact: 2,
        effort: 1,
      },
      built ?? framed ?? verb(calls),
    ),
    checkOf(
      { key: 'cta_single', label: 'Un seul bouton principal', expected: 'Une action principale', impact: 2, effort: 2 },
      built ?? framed ?? single(calls),
    ),
    checkOf(
      {
        key: 'cta_repeated',
        label: 'Répétition de l’appel',
        expected: 'Le même appel en haut et plus bas',
        impact: 2,
        effort: 1,
      },
      built ?? repeated(page, calls, frame !== undefined),
    ),
    checkOf(
      {
        key: 'cta_leads',
        label: 'Où mène le bouton',
        expected: 'Un formulaire, un paiement ou une page',
        impact: 3,
        effort: 1,
      },
      built ?? framed ?? leads(page, calls),
    ),
  ];
}

/** A form inside a frame has its own button, which is not in this page. */
const frameOf = ({ frames }: PageRead, { main }: Calls): Frame | undefined => (main ? undefined : frames.find(isForm));

const unread = ({ title }: Frame): Verdict =>
  unknown(`Le bouton est dans un cadre${title ? ` (${quoted(title)})` : ''}\u00a0: il ne se lit pas d’ici.`);

const none = 'La page n’a ni bouton ni lien qui appelle à agir.';

function early(frame: Frame | undefined, { main, same }: Calls): Verdict {
  if (frame && frame.at <= firstScreen) return ok(`Le formulaire, dans un cadre, après ${counted(frame.at, 'mot')}.`);
  if (!main) return fail(none, 'Mettez un bouton à côté du titre\u00a0: un verbe, et ce que l’on obtient.');
  const at = Math.min(...same.map((call) => call.at));
  const found = `${quoted(same.find((call) => call.at === at)?.text ?? main.text)} ${at === 0 ? 'en tête de page' : `après ${counted(at, 'mot')}`}.`;
  if (at <= firstScreen) return ok(found);
  const fix = 'Remontez l’appel sous le titre\u00a0: la moitié des visiteurs ne descend pas.';
  return at <= farDown ? warning(found, fix) : fail(found, fix);
}

function verb({ main }: Calls): Verdict {
  if (!main) return unknown(none);
  const found = quoted(main.text);
  if (main.verb === 'verb') return ok(found);
  return main.verb === 'vague'
    ? warning(
        found,
        'Dites ce qui se passe après le clic\u00a0: «\u00a0Recevoir mon devis\u00a0» plutôt que «\u00a0Envoyer\u00a0».',
      )
    : warning(
        found,
        'Commencez par un verbe\u00a0: «\u00a0Essayer\u00a0», «\u00a0Réserver\u00a0», «\u00a0Recevoir\u00a0».',
      );
}

function single({ main, others }: Calls): Verdict {
  if (!main) return unknown(none);
  const classes = new Map(others.map((call) => [call.class, call] as const));
  if (classes.size === 0) return ok(`Tout mène à ${quoted(main.text)}.`);
  const found = `À côté de ${quoted(main.text)}, la page propose ${listed([...classes.values()].slice(0, 3).map(({ text }) => quoted(text)))}.`;
  const fix = 'Gardez un seul bouton plein\u00a0; le reste en lien discret.';
  return classes.size === 1 ? warning(found, fix) : fail(found, fix);
}

function repeated(page: PageRead, { same }: Calls, isFramed: boolean): Verdict {
  const { words } = page;
  if (isFramed)
    return words < longPage
      ? unknown('Le bouton est dans un cadre.')
      : fail(
          `Aucun bouton hors du cadre, sur ${counted(words, 'mot')}.`,
          'En bas de page, ajoutez un bouton qui ramène au formulaire.',
        );
  if (same.length === 0) return fail(none, 'Répétez l’appel après chaque partie qui convainc.');
  const found = `${counted(same.length, 'fois', 'fois')} sur ${counted(words, 'mot')}.`;
  if (same.length >= 2 || words < longPage) return ok(found);
  const fix = 'Répétez le même bouton après les preuves, et en bas de page.';
  return words < farDown ? warning(found, fix) : fail(found, fix);
}

function leads(page: PageRead, { main, same }: Calls): Verdict {
  if (!main) return unknown(none);
  const dead = same.filter((call) => isDead(call, page));
  const isWayOut = same.some((call) => !call.href?.startsWith('#') && !isDead(call, page));
  const [first] = dead;
  if (!first) return ok(`${quoted(main.text)} mène à ${targetOf(main)}.`);
  const found = first.leadsNowhere
    ? `${quoted(first.text)} renvoie à ${first.href}, la partie de la page où il se trouve.`
    : `${quoted(first.text)} renvoie à ${first.href === '#' ? 'un lien vide (#)' : `${first.href}, qui n’existe pas sur la page`}.`;
  if (isWayOut) return warning(found, 'Faites mener ce bouton là où mènent les autres.');
  const goesOn = page.forms.some(({ fields }) => fields.length > 0);
  return goesOn
    ? warning(found, 'Faites mener ce bouton au formulaire.')
    : fail(
        `${found} Aucun bouton ne quitte la page, et elle n’a pas de formulaire.`,
        'Reliez ce bouton au paiement ou à l’inscription\u00a0: sans cela, personne ne peut aller au bout.',
      );
}

function isDead({ href, leadsNowhere, kind }: Call, { ids }: PageRead): boolean {
  if (kind !== 'link' || href === null) return false;
  if (href === '#' || leadsNowhere) return true;
  return href.startsWith('#') && href !== '#top' && !ids.has(decoded(href.slice(1)));
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

const targetOf = ({ href, kind, form }: Call): string =>
  href
    ? URL.canParse(href) && /^https?:/.test(href)
      ? new URL(href).hostname
      : href
    : kind === 'submit' && form !== null
      ? 'l’envoi du formulaire'
      : 'un script';
