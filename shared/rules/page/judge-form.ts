import { fold } from '../../kernel/fold.ts';
import { type Check, checkOf, fail, ok, unknown, type Verdict, warning } from './check.ts';
import { isForm } from './frames.ts';
import type { Field, Form, PageRead } from './page-read.ts';
import type { Subject } from './subject.ts';
import { counted, listed, quoted } from './wording.ts';

const [fewFields, manyFields] = [5, 8];

/** What the page asks of people before it lets them go on. */
export function judgeForm({ page }: Subject): Check[] {
  const form = mainForm(page.forms);
  const absent = form ? null : unknown(absentText(page));
  const personal = form ? form.fields.filter(isPersonal) : [];
  return [
    checkOf(
      { key: 'fields_few', label: 'Nombre de champs', expected: `${fewFields} champs au plus`, impact: 3, effort: 2 },
      absent ?? few(form as Form),
    ),
    checkOf(
      {
        key: 'labels',
        label: 'Étiquettes des champs',
        expected: 'Une étiquette reliée à chaque champ',
        impact: 1,
        effort: 1,
      },
      absent ?? labels(form as Form),
    ),
    checkOf(
      {
        key: 'autocomplete',
        label: 'Remplissage automatique',
        expected: 'autocomplete sur le nom, l’e-mail, le téléphone',
        impact: 2,
        effort: 1,
      },
      absent ?? autocomplete(personal),
    ),
    checkOf(
      {
        key: 'privacy_notice',
        label: 'Usage des données',
        expected: 'Une phrase sous le bouton, avec un lien',
        impact: 2,
        effort: 1,
      },
      absent ?? notice(form as Form, personal, page),
    ),
    checkOf(
      { key: 'unticked', label: 'Cases cochées d’avance', expected: 'Des cases à cocher vides', impact: 2, effort: 1 },
      absent ?? unticked(form as Form),
    ),
  ];
}

function absentText({ forms, frames, rendered, scripts }: PageRead): string {
  if (rendered === 'script') return 'Page construite par un script.';
  const frame = frames.find(isForm);
  if (frame) return `Le formulaire est dans un cadre (${hostOf(frame.src)})\u00a0: il ne se lit pas d’ici.`;
  if (forms.length > 0) return 'Le formulaire n’a qu’un bouton\u00a0: rien à remplir.';
  return scripts > 0
    ? 'Aucun formulaire dans le HTML. S’il est ajouté par un script, collez le HTML de la page affichée.'
    : 'La page n’a pas de formulaire.';
}

const hostOf = (src: string): string => (URL.canParse(src) ? new URL(src).hostname : src.slice(0, 60));

/** The one with the most to fill in; a search is none. */
const mainForm = (forms: readonly Form[]): Form | undefined =>
  forms
    .filter(({ isSearch, fields }) => !isSearch && shown(fields) > 0)
    .reduce<Form | undefined>(
      (best, form) => (best && shown(best.fields) >= shown(form.fields) ? best : form),
      undefined,
    );

const isBox = ({ type }: Field): boolean => type === 'checkbox' || type === 'radio';
/** What is filled in: boxes of one question are one. */
const shown = (fields: readonly Field[]): number =>
  fields.filter((field) => !isBox(field)).length +
  new Set(fields.filter(({ type }) => type === 'radio').map(({ name }) => name)).size;

const personalWords =
  /\b(?:nom|prenom|name|mail|e-mail|email|courriel|tel|telephone|phone|portable|mobile|adresse|ville|code postal|cp|zip)\b/;
const isPersonal = ({ type, name, label, caption, placeholder }: Field): boolean =>
  type === 'email' ||
  type === 'tel' ||
  /@|\b0\d(?: ?\d\d){3,4}/.test(placeholder) ||
  personalWords.test(fold(`${name.replace(/[_.-]/g, ' ')} ${label} ${caption} ${placeholder}`));

const nameOf = ({ label, caption, placeholder, name, type }: Field): string =>
  label || caption || placeholder || name || type;

function few({ fields }: Form): Verdict {
  const count = shown(fields);
  const names = fields
    .filter((field) => !isBox(field))
    .slice(0, 10)
    .map(nameOf);
  const found = `${counted(count, 'champ')}\u00a0: ${names.join(', ')}.`;
  if (count <= fewFields) return ok(found);
  const optional = fields.filter((field) => !isBox(field) && !field.isRequired).length;
  const fix =
    optional > 0 && optional < count
      ? `Retirez ce qui n’est pas obligatoire (${counted(optional, 'champ')})\u00a0: vous le demanderez ensuite.`
      : 'Ne gardez que ce qu’il faut pour rappeler ou livrer\u00a0; le reste se demande après.';
  return count <= manyFields ? warning(found, fix) : fail(found, fix);
}

function labels({ fields }: Form): Verdict {
  const asked = fields.filter(({ type }) => type !== 'radio');
  const bare = asked.filter(({ label }) => label === '');
  if (bare.length === 0) return ok(`Les ${counted(asked.length, 'champ')} ont la leur.`);
  const found = `${counted(bare.length, 'champ')} sur ${asked.length} sans étiquette reliée.`;
  const fix =
    'Gardez le nom de chaque champ visible pendant qu’on écrit. Pour votre développeur\u00a0: un <label> relié à chaque champ.';
  return bare.length <= asked.length / 4 ? warning(found, fix) : fail(found, fix);
}

function autocomplete(personal: readonly Field[]): Verdict {
  if (personal.length === 0) return unknown('Aucun champ que le navigateur sache remplir.');
  const bare = personal.filter(({ autocomplete: hint }) => hint === null || hint === 'off');
  if (bare.length === 0) return ok(`Sur les ${counted(personal.length, 'champ')} concernés.`);
  const found = `Absent de ${listed(bare.slice(0, 4).map((field) => quoted(nameOf(field))))}.`;
  const fix =
    'Laissez le téléphone remplir le formulaire en une touche. Pour votre développeur\u00a0: autocomplete="name", "email", "tel".';
  return bare.length < personal.length ? warning(found, fix) : fail(found, fix);
}

const aboutData = /donnees|confidentialite|rgpd|vie privee|privacy|desinscri|desabonn/;

function notice({ text, links }: Form, personal: readonly Field[], page: PageRead): Verdict {
  if (personal.length === 0) return unknown('Le formulaire ne demande rien de personnel.');
  const said = aboutData.test(fold(text));
  const isLinked = links.some((href) => /confidential|privacy|rgpd|donnees|vie-privee|politique/i.test(href));
  if (said && isLinked) return ok('Indiqué dans le formulaire, avec un lien.');
  const elsewhere = page.actions.some(({ text: name }) =>
    /confidentialite|donnees personnelles|vie privee|\brgpd\b/.test(fold(name)),
  );
  const fix =
    'Sous le bouton\u00a0: qui reçoit les données, pourquoi, et un lien vers la politique de confidentialité (RGPD, art.\u00a013).';
  if (said) return warning('Indiqué dans le formulaire, mais sans lien vers la politique de confidentialité.', fix);
  return elsewhere
    ? warning('Seulement un lien ailleurs sur la page.', fix)
    : fail('Rien n’est dit de ce que deviennent les données.', fix);
}

function unticked({ fields }: Form): Verdict {
  const boxes = fields.filter(({ type }) => type === 'checkbox');
  if (boxes.length === 0) return unknown('Le formulaire n’a pas de case à cocher.');
  const ticked = boxes.find(({ isChecked }) => isChecked);
  return ticked
    ? fail(
        `${quoted(nameOf(ticked))} est cochée d’avance.`,
        'Laissez-la vide\u00a0: un accord coché d’avance ne vaut rien (RGPD, considérant\u00a032).',
      )
    : ok(`${counted(boxes.length, 'case')}, aucune cochée.`);
}
