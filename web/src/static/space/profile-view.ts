import { countryCodes } from '../../../../shared/kernel/named-codes.ts';
import {
  contentStyles,
  creatorAges,
  creatorGenders,
  creatorLimits,
  creatorNetworks,
  creatorNiches,
  deliverableTypes,
  languageLevels,
  seenBeside,
  spokenLanguages,
} from '../../../../shared/ugc/creator.rules.ts';
import type { SpaceCreator } from '../../../../shared/ugc/space-creator.ts';
import { countryName } from '../../lib/format.ts';
import { type Choices, field, numberOf, rowsField } from './fields.ts';
import { form, sayDone } from './forms.ts';
import { ask } from './space-api.ts';
import { text, type View } from './view.ts';

let named: Choices | undefined;

/** All countries by their names, France first. */
export function countries(): Choices {
  named ??= Object.fromEntries(
    [...countryCodes()]
      .map((code): [string, string] => [code, countryName(code)])
      .sort(
        ([a, nameOfA], [b, nameOfB]) => Number(b === 'FR') - Number(a === 'FR') || nameOfA.localeCompare(nameOfB, 'fr'),
      ),
  );
  return named;
}

/** What brands read of a creator. */
export function profileView(creator: SpaceCreator, onSaved: (creator: SpaceCreator) => void): View {
  let { version } = creator;
  const made = form(
    fieldsOf(creator),
    { label: 'Enregistrer mon profil', busy: 'Enregistrement...' },
    async (values) => {
      const saved = await ask<{ creator: SpaceCreator }>('PUT', '/profile', { ...bodyOf(values), version });
      version = saved.creator.version;
      onSaved(saved.creator);
      sayDone(
        made,
        saved.creator.listingReview?.status === 'pending'
          ? 'Profil enregistré. Il paraîtra sur la marketplace une fois relu.'
          : 'Profil enregistré.',
      );
    },
  );
  return {
    title: 'Mon profil',
    back: true,
    content: [text('Ce que les marques lisent de vous. Votre adresse e-mail n’y est jamais.', 'lead'), made],
  };
}

const fieldsOf = (creator: SpaceCreator) => ({ ...whoOf(creator), ...whatOf(creator), ...whenOf(creator) });

const whoOf = (creator: SpaceCreator) => ({
  displayName: field({
    kind: 'line',
    label: 'Nom affiché',
    name: 'displayName',
    value: creator.displayName,
    max: creatorLimits.name,
    complete: 'nickname',
  }),
  bio: field({
    kind: 'text',
    label: 'Présentation',
    name: 'bio',
    value: creator.bio ?? '',
    max: creatorLimits.bio,
    hint: 'Ce que vous tournez, où, et pour qui vous l’avez fait.',
  }),
  city: field({ kind: 'line', label: 'Ville', name: 'city', value: creator.city ?? '', max: creatorLimits.city }),
  country: field({
    kind: 'choice',
    label: 'Pays',
    name: 'country',
    value: creator.country ?? '',
    choices: countries(),
  }),
  ageRange: field({
    kind: 'choice',
    label: 'Tranche d’âge',
    name: 'ageRange',
    value: creator.ageRange ?? '',
    choices: creatorAges,
    blank: 'Ne pas dire',
  }),
  gender: field({
    kind: 'choice',
    label: 'Genre',
    name: 'gender',
    value: creator.gender ?? '',
    choices: creatorGenders,
    blank: 'Ne pas dire',
  }),
});

const whatOf = (creator: SpaceCreator) => ({
  niches: field({
    kind: 'several',
    label: `Thèmes, ${creatorLimits.niches} au plus`,
    name: 'niches',
    values: creator.niches,
    choices: creatorNiches,
  }),
  styles: field({ kind: 'several', label: 'Styles', name: 'styles', values: creator.styles, choices: contentStyles }),
  appearsWith: field({
    kind: 'several',
    label: 'Peut être à l’image',
    name: 'appearsWith',
    values: creator.appearsWith,
    choices: seenBeside,
  }),
  languages: rowsField(
    { label: 'Langues', name: 'languages', add: 'Ajouter une langue' },
    ({ code, level }) => [
      { kind: 'choice', label: 'Langue', name: 'code', value: said(code), choices: spokenLanguages },
      { kind: 'choice', label: 'Niveau', name: 'level', value: said(level), choices: languageLevels },
    ],
    creator.languages,
    creatorLimits.languages,
  ),
  platforms: rowsField(
    { label: 'Réseaux', name: 'platforms', add: 'Ajouter un réseau' },
    ({ network, handle, followers }) => [
      { kind: 'choice', label: 'Réseau', name: 'network', value: said(network), choices: creatorNetworks },
      { kind: 'line', label: 'Compte', name: 'handle', value: said(handle), max: creatorLimits.handle },
      { kind: 'number', label: 'Abonnés', name: 'followers', value: said(followers) },
    ],
    creator.platforms,
    creatorLimits.platforms,
  ),
  rates: rowsField(
    { label: 'Tarifs, en euros hors taxes', name: 'rates', add: 'Ajouter un tarif' },
    ({ deliverable, price }) => [
      { kind: 'choice', label: 'Pour', name: 'deliverable', value: said(deliverable), choices: deliverableTypes },
      { kind: 'number', label: 'Prix', name: 'price', value: said(price).replace('.', ',') },
    ],
    creator.rates,
    creatorLimits.rates,
  ),
});

const whenOf = (creator: SpaceCreator) => ({
  turnaroundDays: field({
    kind: 'number',
    label: 'Délai habituel, en jours',
    name: 'turnaroundDays',
    value: said(creator.turnaroundDays),
  }),
  availableFrom: field({
    kind: 'date',
    label: 'Disponible à partir du',
    name: 'availableFrom',
    value: creator.availableFrom ?? '',
  }),
  vacations: rowsField(
    { label: 'Absences', name: 'vacations', add: 'Ajouter une absence' },
    ({ from, to }) => [
      { kind: 'date', label: 'Du', name: 'from', value: said(from) },
      { kind: 'date', label: 'Au', name: 'to', value: said(to) },
    ],
    creator.vacations,
    creatorLimits.vacations,
  ),
  listed: field({
    kind: 'check',
    label: 'Visible sur la marketplace',
    name: 'listed',
    checked: creator.listed || creator.listingReview?.status === 'pending',
    ...hintOf(creator),
    hint: 'Toutes les marques de Réclame vous trouvent. Sinon, seules celles qui vous connaissent déjà.',
  }),
});

const said = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

type Row = Record<string, unknown>;

function bodyOf(values: Record<string, unknown>): object {
  const rows = (name: string): Row[] => values[name] as Row[];
  const turnaround = numberOf(values.turnaroundDays);
  return {
    ...values,
    platforms: rows('platforms').map((row) => ({ ...row, followers: numberOf(row.followers) ?? 0 })),
    rates: rows('rates').map((row) => ({ ...row, price: numberOf(row.price) })),
    turnaroundDays: turnaround ?? null,
  };
}

/** What has become of wanting to be found by all. */
function hintOf({ listingReview }: SpaceCreator): { hint?: string } {
  if (!listingReview) return {};
  return {
    hint:
      listingReview.status === 'pending'
        ? 'Votre profil est en cours de relecture\u00a0: vous recevrez la décision par e-mail.'
        : `Refusé\u00a0: ${listingReview.reason ?? ''} Corrigez votre profil, puis demandez une nouvelle relecture en cochant cette case.`,
  };
}
