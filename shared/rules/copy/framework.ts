import type { Analysis, FrameworkType, Hook } from './analysis.ts';
import { type Mark, marksOf } from './benefits.ts';
import type { Field } from './read-copy.ts';

export const frameworkLabels: Record<FrameworkType, string> = {
  aida: 'AIDA\u00a0: attention, intérêt, désir, action',
  pas: 'PAS\u00a0: problème, agitation, solution',
  bab: 'Avant, après, passerelle',
  fab: 'Caractéristique, avantage, bénéfice',
  four_p: '4P\u00a0: promesse, peinture, preuve, poussée',
  proof_first: 'La preuve d’abord',
  offer_first: 'L’offre d’abord',
  list: 'Liste',
  none: 'Aucune structure reconnue',
};

type Step = { key: string; start: number; end: number };
export type Told = {
  hook: Hook;
  offers: Analysis['offer'];
  proofs: Analysis['proof'];
  /** Where the texts ask for something: places in the field as given. */
  asks: { field: string; start: number }[];
  bullets: number;
};
type Line = Step & {
  text: string;
  pain: boolean;
  benefit: boolean;
  feature: boolean;
  proof: boolean;
  offer: boolean;
  ask: boolean;
};

/** Agitation: what the problem costs, goes on with, or ends in. */
const agitates =
  /\b(?:et (?:pourtant|chaque|en attendant)|alors on|chaque (?:jour|mois|matin|hiver|annee|nuit)|a force|pire|resultat|toujours|encore|jamais|rien ne|ca (?:dure|coute|continue)|on (?:empile|finit|repousse|renonce|se dit|perd|attend|remet)|plus (?:on|ca)|sans compter|finit par|ne .{1,30} (?:pas|plus|rien))\b/;
const bridge = /^(?:entre les deux|avec |grace a|notre|voici|la difference|comment|il suffit|c'est la|le secret|chez )/;

/** The build of a body, from what each of its sentences does. */
export function frameworkOf(main: Field, told: Told): Analysis['framework'] {
  const lines = linesOf(main, told);
  const [type, steps] = recognised(lines, told);
  return {
    type,
    label: frameworkLabels[type],
    steps: steps.map(({ key, start, end }) => ({ key, field: main.name, start, end })),
  };
}

const noMark: Mark = { pain: false, benefit: false, feature: false };

function linesOf(main: Field, { offers, proofs, asks }: Told): Line[] {
  const marks = marksOf(main);
  return main.sentences.map(({ start: from, end: to }, at) => {
    const text = main.plain.slice(from, to);
    const start = main.read.at(from);
    const end = main.read.at(to);
    const holds = (one: { field: string; start: number }) =>
      one.field === main.name && one.start >= start && one.start < end;
    return {
      key: '',
      text,
      start,
      end,
      ...(marks[at] ?? noMark),
      proof: proofs.some(holds),
      offer: offers.some(holds),
      ask: asks.some(holds),
    };
  });
}

type Recognised = [FrameworkType, Step[]];
const step = (key: string, line: Line | undefined): Step[] => (line ? [{ key, start: line.start, end: line.end }] : []);

function recognised(lines: Line[], told: Told): Recognised {
  const [first, second] = lines;
  const ask = lines.findLast((line) => line.ask);
  if (!first) return ['none', []];
  if (told.hook.type === 'list' || (told.bullets >= 3 && told.hook.type === 'number'))
    return [
      'list',
      [
        ...step('hook', first),
        ...lines
          .slice(1)
          .filter((line) => line !== ask)
          .slice(0, 6)
          .flatMap((line) => step('item', line)),
        ...step('action', ask),
      ],
    ];
  return (
    beforeAfterBridge(lines, ask) ??
    problemFirst(lines, told, ask) ??
    opensWith(first, second, lines, told, ask) ??
    fromAttention(lines, told, ask) ?? ['none', []]
  );
}

function beforeAfterBridge(lines: Line[], ask: Line | undefined): Recognised | null {
  const before = lines.find(({ text }) => /^(?:avant\b|d'un cote\b)/.test(text));
  const after = lines.find(({ text }) => /^(?:apres\b|maintenant\b|aujourd'hui\b|de l'autre\b)/.test(text));
  if (!(before && after && before.start < after.start)) return null;
  const link = lines.find(
    (line) => line.start > after.start && (bridge.test(line.text) || line.benefit || line.feature),
  );
  return ['bab', [...step('before', before), ...step('after', after), ...step('bridge', link), ...step('action', ask)]];
}

function problemFirst(lines: Line[], { hook }: Told, ask: Line | undefined): Recognised | null {
  const [first, second, third] = lines;
  const isPain = first && (first.pain || hook.type === 'pain' || (hook.type === 'question' && !first.benefit));
  if (!(isPain && second)) return null;
  const agitated = (agitates.test(second.text) || second.pain) && !second.benefit;
  const solution = lines
    .slice(agitated ? 2 : 1)
    .find((line) => (line.benefit || line.feature || bridge.test(line.text)) && line !== ask);
  if (!solution || !(agitated || first.pain)) return null;
  if (!agitated && !third) return null;
  return [
    'pas',
    [
      ...step('problem', first),
      ...step('agitation', agitated ? second : undefined),
      ...step('solution', solution),
      ...step('action', ask),
    ],
  ];
}

function opensWith(
  first: Line,
  second: Line | undefined,
  lines: Line[],
  { hook }: Told,
  ask: Line | undefined,
): Recognised | null {
  const benefit = lines.find((line) => line.benefit && line !== first);
  if (first.proof || hook.type === 'social_proof')
    return second
      ? ['proof_first', [...step('proof', first), ...step('promise', benefit ?? second), ...step('action', ask)]]
      : null;
  if (first.offer && !first.benefit)
    return ['offer_first', [...step('offer', first), ...step('promise', benefit), ...step('action', ask)]];
  return null;
}

function fromAttention(lines: Line[], { hook }: Told, ask: Line | undefined): Recognised | null {
  const [first, ...rest] = lines;
  if (!first) return null;
  const proof = rest.find((line) => line.proof);
  const benefit = rest.find((line) => line.benefit && line !== ask);
  const feature = rest.find((line) => line.feature && line !== ask && line !== benefit);
  const push = rest.find((line) => line.offer) ?? ask;
  if (hook.type === 'promise' && benefit && proof && push)
    return [
      'four_p',
      [...step('promise', first), ...step('picture', benefit), ...step('proof', proof), ...step('push', push)],
    ];
  if (first.feature && !first.benefit && benefit && !ask)
    return ['fab', [...step('feature', first), ...step('benefit', benefit)]];
  if (ask && ask !== first && (benefit || feature))
    return [
      'aida',
      [
        ...step('attention', first),
        ...step('interest', feature ?? benefit),
        ...step('desire', benefit ?? feature),
        ...step('action', ask),
      ],
    ];
  return null;
}
