import type { CallToAction, Part, Span } from './analysis.ts';
import { type Asked, buttonOf, goTogether, isVague } from './call-to-action.ts';
import type { Copy } from './read-copy.ts';
import { type Line, type Measured, part, reason } from './score-part.ts';
import { isSober } from './style.ts';

const placeOfCall = ({ text, field, start, end }: CallToAction): Span | null =>
  field ? { text, field, start, end } : null;

export function callToActionPart(copy: Copy, { callToAction }: Measured, asked: readonly Asked[]): Part {
  const present = callToAction.class !== 'none';
  const button = buttonOf(copy.input);
  const classes = [...asked.map((one) => one.class), ...(button ? [button] : [])];
  const single = present && classes.every((one) => goTogether(one, callToAction.class));
  const place = placeOfCall(callToAction);
  return part('callToAction', 15, [
    {
      points: present ? 6 : 0,
      max: 6,
      reason: present ? reason(saidBy(callToAction), place) : reason('Aucun appel à l’action'),
      fix: 'Dites quoi faire, en un verbe.',
    },
    {
      points: single ? 3 : 0,
      max: 3,
      reason: present && !single ? reason('Plusieurs actions demandées') : null,
      fix: 'Ne demandez qu’une chose.',
    },
    verbLine(callToAction, asked),
    {
      points: present && callToAction.coherent !== false ? 3 : 0,
      max: 3,
      reason: callToAction.coherent === false ? reason('Le texte et le bouton demandent deux choses', place) : null,
      fix: 'Accordez le texte et le bouton.',
    },
  ]);
}

const saidBy = ({ label, text, inBody }: CallToAction): string =>
  inBody ? `${label}\u00a0: «\u00a0${text}\u00a0»` : `${label}, par le bouton`;

/** A button is a verb. « Cliquez ici » is none that says what one gets. */
function verbLine(callToAction: CallToAction, asked: readonly Asked[]): Line {
  const present = callToAction.class !== 'none';
  const verb = present && (!callToAction.inBody || asked.some((one) => one.verbFirst));
  const place = placeOfCall(callToAction);
  const [lack, fix] = isVague(callToAction.text)
    ? [
        'L’appel ne dit pas ce que l’on obtient',
        'Dites ce que l’on obtient\u00a0: Commandez votre gourde, Réservez une table.',
      ]
    : ['L’appel ne commence pas par un verbe', 'Commencez l’appel par un verbe\u00a0: Commandez, Essayez, Réservez.'];
  return { points: verb ? 3 : 0, max: 3, reason: present && !verb ? reason(lack, place) : null, fix };
}

export function platformPart(copy: Copy, { limits, style }: Measured): Part {
  const over = limits.find(({ state }) => state === 'over');
  const long = limits.find(({ state }) => state !== 'ok');
  const sober = isSober(
    style,
    copy.texts.fields.reduce((sum, { length }) => sum + length, 0),
  );
  return part('platform', 10, [
    {
      points: over ? 0 : 4,
      max: 4,
      reason: over ? reason(`${over.length} caractères, ${over.max} au plus`, placeOf(copy, over.field)) : null,
      fix: 'Raccourcissez\u00a0: le texte dépasse ce que la plateforme accepte.',
    },
    {
      points: long ? 0 : 4,
      max: 4,
      reason:
        long && !over
          ? reason(`${long.length} caractères, ${long.recommended} conseillés`, placeOf(copy, long.field))
          : null,
      fix: 'Dites l’essentiel dans ce qui est visible sans cliquer.',
    },
    {
      points: sober ? 2 : 0,
      max: 2,
      reason: sober ? null : reason(style.hashtags > 3 ? `${style.hashtags} hashtags` : `${style.emojis} emojis`),
      fix: 'Trois hashtags et un emoji toutes les deux lignes suffisent.',
    },
  ]);
}

const placeOf = ({ fields }: Copy, name: string): Span | null => {
  const field = fields.find((one) => one.name === name);
  return field ? { text: '', field: field.name, start: 0, end: field.given.length } : null;
};

export function compliancePart({ compliance }: Measured): Part {
  const blocking = compliance.find(({ severity }) => severity === 'blocking');
  const warned = new Set(compliance.filter(({ severity }) => severity === 'warning').map(({ rule }) => rule));
  const points = blocking ? 0 : Math.max(0, 5 - warned.size);
  const shown = compliance.filter(({ severity }) => severity !== 'info');
  const built = part('compliance', 5, [{ points, max: 5, reason: null, fix: blocking?.fix ?? shown[0]?.fix ?? '' }]);
  return { ...built, reasons: shown.slice(0, 4).map((finding) => reason(finding.label, finding)) };
}
