import { Text } from '@mantine/core';
import { lowerFirst } from '../../../../../shared/kernel/first-letter.ts';
import type { Analysis, Limit } from '../../../../../shared/rules/copy/analysis.ts';
import { hookLabels } from '../../../../../shared/rules/copy/hook-labels.ts';
import { type Placement, placements } from '../../../../../shared/rules/copy/placements.ts';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import classes from './desk.module.css';
import score from './score.module.css';

const readers: Record<Analysis['awareness'], string> = {
  unaware: 'Ne sait rien encore',
  problem: 'Connaît son problème',
  solution: 'Connaît déjà des solutions',
  product: 'Connaît le produit',
  most: 'Prêt à acheter, attend une offre',
};

const registers: Record<Analysis['register'], string> = {
  vous: 'Vouvoiement',
  tu: 'Tutoiement',
  mixed: 'Vouvoiement et tutoiement\u00a0: choisissez',
  none: 'Ni tu ni vous',
};

/** `197 caractères sur 2 200 (coupé à l’écran après 125)` */
function lengthText({
  length,
  recommended,
  max,
  state,
}: Pick<Limit, 'length' | 'recommended' | 'max' | 'state'>): string {
  const said = `${formatCount(length, 'caractère')} sur ${formatNumber(recommended)}`;
  if (state === 'ok') return said;
  const count = formatCount(length, 'caractère');
  return state === 'over'
    ? `${count}\u00a0: ${formatNumber(max)} au plus`
    : `${count} sur ${formatNumber(max)} (coupé à l’écran après ${formatNumber(recommended)})`;
}

/** Each once, in the order of the words. */
const said = (found: readonly { label: string }[]): string =>
  found.length === 0
    ? 'Aucune'
    : [...new Set(found.map(({ label }) => label))]
        .map((label, at) => (at === 0 ? label : lowerFirst(label)))
        .join(', ');

/** What a placement calls one of its fields, in French. */
function slotLabel(placement: string, slot: string): string {
  const { fields = [] } = Object.entries<Placement>(placements).find(([key]) => key === placement)?.[1] ?? {};
  return fields.find(({ field }) => field === slot)?.label ?? slot;
}

/** What the words are made of, a line each. */
export function Traits({ analysis }: { analysis: Analysis }) {
  const { hook, framework, callToAction, readability, register, limits, language } = analysis;
  const others = hook.secondary.map((type) => hookLabels[type].toLocaleLowerCase('fr'));
  const lines: [string, string][] = [
    ['Accroche', [hook.label, ...others].join(', ')],
    ['Structure', framework.label],
    [
      'Appel à l’action',
      callToAction.coherent === false ? `${callToAction.label}, mais le bouton dit autre chose` : callToAction.label,
    ],
    ['Offre', said(analysis.offer)],
    ['Preuves', said(analysis.proof)],
    ['Objections levées', said(analysis.objections)],
    ['Lecteur visé', readers[analysis.awareness]],
    ['Registre', registers[register]],
    ['Lisibilité', readability.label],
    ['Longueur', `${formatCount(readability.words, 'mot')}, ${formatCount(readability.sentences, 'phrase')}`],
  ];
  return (
    <section aria-label="Ce que l’on y lit">
      {language === 'other' && (
        <Text size="sm" role="note" mb="sm">
          Ce texte ne semble pas être en français&nbsp;: l’analyse est partielle.
        </Text>
      )}
      <dl className={classes.traits}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {limits.map(({ placement, field, slot, length, recommended, max, state }) => (
          <div key={`${field}/${slot}`} data-state={state}>
            <dt>{slotLabel(placement, slot)}</dt>
            <dd>
              {lengthText({ length, recommended, max, state })}
              <span className={score.track} aria-hidden>
                {state === 'long' && <i style={{ left: `${(recommended / max) * 100}%` }} />}
                <span style={{ width: `${Math.min(100, (length / (state === 'long' ? max : recommended)) * 100)}%` }} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
