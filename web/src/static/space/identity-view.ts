import { legalStatuses, spaceLimits } from '../../../../shared/ugc/space.rules.ts';
import type { SpaceCreator } from '../../../../shared/ugc/space-creator.ts';
import { formatMoment } from '../../lib/format.ts';
import { codeBoxes } from './code-boxes.ts';
import { field } from './fields.ts';
import { actButton, form } from './forms.ts';
import { countries } from './profile-view.ts';
import { ask } from './space-api.ts';
import { facts, heading, text, type View } from './view.ts';

/** Has a code mailed; the line under the button says where. */
export function codeButton(purpose: 'identity' | 'accept'): HTMLElement {
  const said = text('', 'space-done');
  said.setAttribute('role', 'status');
  const button = actButton('Recevoir mon code par e-mail', async () => {
    const { sentTo } = await ask<{ sentTo: string }>('POST', '/codes', { purpose });
    said.textContent = `Code envoyé à ${sentTo}. Il sert pendant ${spaceLimits.codeMinutes}\u00a0minutes.`;
  });
  button.append(said);
  return button;
}

/** Who signs contracts and gets paid, and what a brand sees of it. */
export function identityView(creator: SpaceCreator, onSaved: (creator: SpaceCreator) => void): View {
  const { identity } = creator;
  const code = codeBoxes();
  const fields = {
    legalName: field({
      kind: 'line',
      label: 'Nom et prénom, ou raison sociale',
      name: 'legalName',
      value: identity?.legalName ?? '',
      max: spaceLimits.legalName,
      complete: 'name',
    }),
    birthDate: field({
      kind: 'date',
      label: 'Date de naissance',
      name: 'birthDate',
      complete: 'bday',
      hint: 'Pour vérifier que vous êtes majeur. Aucune marque ne la voit.',
    }),
    line1: field({ kind: 'line', label: 'Adresse', name: 'line1', complete: 'address-line1', max: 120 }),
    postalCode: field({ kind: 'line', label: 'Code postal', name: 'postalCode', complete: 'postal-code', max: 12 }),
    city: field({ kind: 'line', label: 'Ville', name: 'city', complete: 'address-level2', max: 80 }),
    country: field({ kind: 'choice', label: 'Pays', name: 'country', value: 'FR', choices: countries() }),
    legalStatus: field({
      kind: 'choice',
      label: 'Vous travaillez en',
      name: 'legalStatus',
      value: identity?.legalStatus ?? '',
      choices: legalStatuses,
    }),
    siret: field({
      kind: 'line',
      label: 'SIRET',
      name: 'siret',
      max: 40,
      hint: identity?.siretHint
        ? `Enregistré\u00a0: …${identity.siretHint}. Laissez vide pour le garder.`
        : '14 chiffres.',
    }),
    vatLiable: field({
      kind: 'check',
      label: 'Je facture la TVA',
      name: 'vatLiable',
      checked: identity?.vatLiable ?? false,
    }),
    vatNumber: field({ kind: 'line', label: 'Numéro de TVA, si vous la facturez', name: 'vatNumber', max: 40 }),
    iban: field({
      kind: 'line',
      label: 'IBAN',
      name: 'iban',
      max: 40,
      hint: identity?.ibanHint
        ? `Enregistré\u00a0: …${identity.ibanHint}. Laissez vide pour le garder.`
        : 'Pour vous payer. Une marque n’en voit que les quatre derniers signes.',
    }),
    invoicingMandate: field({
      kind: 'check',
      label: 'Les factures sont faites pour moi',
      name: 'invoicingMandate',
      checked: identity?.invoicingMandate ?? true,
      hint: 'Vous donnez mandat à l’annonceur de les établir en votre nom, et vous avez dix jours pour les contester.',
    }),
    code,
  };
  const made = form(fields, { label: 'Confirmer mon identité', busy: 'Vérification...' }, async (values) => {
    const saved = await ask<{ creator: SpaceCreator }>('PUT', '/identity', bodyOf(values));
    onSaved(saved.creator);
    window.location.hash = '';
  });
  code.row.before(codeButton('identity'));
  return {
    title: 'Mon identité',
    back: true,
    content: [
      text('Ce que portent vos contrats et vos factures. Nous la chiffrons.', 'lead'),
      ...(identity ? [heading('Ce que les marques en voient'), seen(identity)] : []),
      made,
    ],
  };
}

const seen = (identity: NonNullable<SpaceCreator['identity']>): HTMLElement =>
  facts([
    ['Nom', `${identity.legalName}, une fois un accord signé`],
    ['Statut', legalStatuses[identity.legalStatus]],
    ['SIRET', identity.siretHint ? `…${identity.siretHint}` : 'Aucun\u00a0: vous ne pouvez pas encore être payé'],
    ['IBAN', identity.ibanHint ? `…${identity.ibanHint}` : 'Aucun'],
    ['Confirmée le', formatMoment(identity.updatedAt)],
  ]);

function bodyOf(values: Record<string, unknown>): object {
  const { line1, postalCode, city, country, siret, iban, vatNumber, ...said } = values;
  return {
    ...said,
    address: { line1, postalCode, city, country },
    taxCountry: country,
    ...(siret ? { siret } : {}),
    ...(iban ? { iban } : {}),
    ...(vatNumber ? { vatNumber } : {}),
  };
}
