import { fold } from '../../kernel/fold.ts';
import { type Check, checkOf, fail, ok, unknown, type Verdict, warning } from './check.ts';
import type { Subject } from './subject.ts';
import { counted, number, quoted } from './wording.ts';

/** Whether it can be used on a telephone, and by all. */
export function judgeMobile({ page }: Subject): Check[] {
  const { images, viewport, rendered } = page;
  const built = rendered === 'script' ? unknown('Page construite par un script.') : null;
  return [
    checkOf(
      {
        key: 'viewport',
        label: 'Adaptation au téléphone',
        expected: 'viewport à la largeur de l’écran',
        impact: 3,
        effort: 1,
      },
      viewportVerdict(viewport),
    ),
    checkOf(
      {
        key: 'alt_texts',
        label: 'Description des images',
        expected: 'Un texte alt sur 90\u202f% des images',
        impact: 1,
        effort: 1,
      },
      built ?? alts(images),
    ),
    checkOf(
      { key: 'heading_order', label: 'Ordre des titres', expected: 'h1, puis h2, puis h3', impact: 1, effort: 1 },
      built ?? order(page.headings),
    ),
  ];
}

function viewportVerdict(viewport: string | null): Verdict {
  const fix =
    'Ajoutez <meta name="viewport" content="width=device-width, initial-scale=1">\u00a0: sans elle, un téléphone montre la page en tout petit.';
  if (viewport === null) return fail('Pas de balise viewport.', fix);
  const said = fold(viewport);
  if (!said.includes('width=device-width')) return fail(quoted(viewport), fix);
  return /user-scalable ?= ?(?:no|0)|maximum-scale ?= ?1(?:\.0)?\b/.test(said)
    ? warning(
        `Le zoom est bloqué\u00a0: ${quoted(viewport)}`,
        'Retirez user-scalable et maximum-scale\u00a0: on doit pouvoir agrandir.',
      )
    : ok(quoted(viewport));
}

function alts({ count, withAlt }: Subject['page']['images']): Verdict {
  if (count === 0) return unknown('Aucune image.');
  const found = `${number(withAlt)} sur ${counted(count, 'image')}.`;
  if (withAlt >= count * 0.9) return ok(found);
  const fix = 'Décrivez chaque image en quelques mots\u00a0; alt="" pour celles qui ne font que décorer.';
  return withAlt >= count * 0.5 ? warning(found, fix) : fail(found, fix);
}

function order(headings: Subject['page']['headings']): Verdict {
  const [first] = headings;
  if (!first) return fail('Aucun titre.', 'Structurez la page en titres\u00a0: h1, puis h2, puis h3.');
  const jump = headings.find(({ level }, at) => level > (headings[at - 1]?.level ?? level) + 1);
  const before = jump && headings[headings.indexOf(jump) - 1];
  if (jump && before)
    return warning(
      `${quoted(jump.text)} est un h${jump.level} après un h${before.level}.`,
      `Passez-le en h${before.level + 1}.`,
    );
  return first.level === 1
    ? ok(`${counted(headings.length, 'titre')}.`)
    : warning(
        `La page commence par un h${first.level}\u00a0: ${quoted(first.text)}`,
        'Mettez le titre principal avant les autres.',
      );
}
