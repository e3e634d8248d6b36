import { Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Evidence } from '../../../../../shared/ai/evidence.ts';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import classes from './evidence.module.css';
import { useLitFact } from './lit-fact.tsx';
import { textsOf, type WrittenGeneration } from './written-texts.ts';

const origins: Partial<Record<Evidence['type'], string>> = {
  brief: 'Brief',
  brand: 'Marque',
  persona: 'Persona',
  ad: 'Annonce de départ',
  page: 'Page',
};

type Props = { kept: WrittenGeneration; wanted: string | null; onShow: (evidenceId: string) => void };

/** All that texts could say, where it comes from and in how many of them it is said: what nobody has said comes first. */
export function FactsTab({ kept, wanted, onShow }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { lit, light } = useLitFact();
  const texts = textsOf(kept);
  const facts = kept.evidence
    .filter(({ type }) => type !== 'feedback' && type !== 'insight')
    .map((one) => ({ ...one, uses: texts.filter(({ evidenceIds }) => evidenceIds.includes(one.id)).length }))
    .sort((one, other) => one.uses - other.uses);
  const insights = kept.evidence.filter(({ type }) => type === 'insight');
  const ofBriefAlone = facts.every(({ type }) => type === 'brief');
  const unused = facts.filter(({ uses }) => uses === 0).length;
  useEffect(() => {
    if (wanted) list.current?.querySelector<HTMLElement>(`[data-evidence="${wanted}"] button`)?.focus();
  }, [wanted]);
  return (
    <>
      <Text size="sm" c="dimmed">
        {unused === 0
          ? 'Tous vos faits sont utilisés.'
          : `${formatCount(unused, 'fait')} sur ${formatNumber(facts.length)} ne ${unused < 2 ? 'sert' : 'servent'} pas encore.`}
      </Text>
      <ul ref={list} className={classes.facts}>
        {facts.map(({ id, type, label, quote, uses }) => (
          <li key={id} data-evidence={id} data-lit={lit === id || undefined}>
            <button
              type="button"
              data-autofocus={wanted === id || undefined}
              onPointerEnter={() => light(id)}
              onPointerLeave={() => light(null)}
              onFocus={() => light(id)}
              onBlur={() => light(null)}
              onClick={() => onShow(id)}
              aria-disabled={uses === 0}
            >
              <span className={classes.quote}>{quote ?? label}</span>
              <Text component="span" size="xs" c="dimmed">
                {[
                  ofBriefAlone ? null : (origins[type] ?? 'Autre source'),
                  label,
                  uses === 0
                    ? 'pas encore utilisé'
                    : `dans ${formatCount(uses, kept.tool === 'generate_script' ? 'ligne' : 'texte')}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </button>
          </li>
        ))}
      </ul>
      {insights.length > 0 && (
        <section aria-label="Vos résultats">
          <Text size="sm" c="dimmed">
            Vos résultats ont pesé sur le choix de ces textes.
          </Text>
          <ul className={classes.insights}>
            {insights.map(({ id, label }) => (
              <li key={id}>{label}</li>
            ))}
          </ul>
        </section>
      )}
      {kept.evidence.some(({ type }) => type === 'feedback') && (
        <Text size="xs" c="dimmed">
          Ces textes tiennent compte de ceux que vous avez gardés ou écartés.
        </Text>
      )}
    </>
  );
}
