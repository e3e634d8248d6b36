import { Text } from '@mantine/core';
import type { Analysis } from '../../../../../shared/rules/copy/analysis.ts';
import { awarenessLabels } from '../../../../../shared/rules/copy/awareness.ts';
import { hookLabels } from '../../../../../shared/rules/copy/hook.ts';
import { objectionLabels } from '../../../../../shared/rules/copy/objections.ts';
import { offerLabels } from '../../../../../shared/rules/copy/offer.ts';
import { type Placement, placements } from '../../../../../shared/rules/copy/placements.ts';
import { proofLabels } from '../../../../../shared/rules/copy/proof.ts';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import classes from './desk.module.css';

const registers: Record<Analysis['register'], string> = {
  vous: 'Vouvoie',
  tu: 'Tutoie',
  mixed: 'Vouvoie et tutoie\u00a0: choisissez',
  none: 'Ne s’adresse à personne',
};

/** Each type once, in the order of the words. */
function said<Type extends string>(
  found: readonly { type: Type }[],
  labels: Record<Type, string>,
  none: string,
): string {
  return found.length === 0 ? none : [...new Set(found.map(({ type }) => labels[type]))].join(', ');
}

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
      'Appel',
      callToAction.coherent === false ? `${callToAction.label}, mais le bouton dit autre chose` : callToAction.label,
    ],
    ['Offre', said(analysis.offer, offerLabels, 'aucune')],
    ['Preuves', said(analysis.proof, proofLabels, 'aucune')],
    ['Objections levées', said(analysis.objections, objectionLabels, 'aucune')],
    ['Lecteur visé', awarenessLabels[analysis.awareness]],
    ['Adresse', registers[register]],
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
              {formatNumber(length)} / {formatNumber(recommended)}
              {state === 'long' && `, coupé au-delà\u00a0; ${formatNumber(max)} au plus`}
              {state === 'over' && `, refusé au-delà de ${formatNumber(max)}`}
              <span className={classes.track} aria-hidden>
                <span style={{ width: `${Math.min(100, (length / recommended) * 100)}%` }} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
