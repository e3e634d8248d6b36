import { NativeSelect, Text, Textarea } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { analysisLimits } from '../../../../shared/ai/ai.rules.ts';
import type { Persona } from '../../../../shared/personas/persona.ts';
import { personaFacts } from '../../../../shared/personas/told-persona.ts';
import { analyse } from '../../../../shared/rules/copy/analyse.ts';
import { type Fit, fitTo } from '../../../../shared/rules/copy/fit/fit.ts';
import { placements } from '../../../../shared/rules/copy/placements.ts';
import form from './persona-form.module.css';
import classes from './personas.module.css';

const places = [
  { value: '', label: 'Sans emplacement' },
  ...Object.entries(placements).map(([value, { label }]) => ({ value, label })),
];

/** A text that is pasted, and how near it is to a persona, as one types. */
export function TestBench({ persona }: { persona: Persona }) {
  const [text, setText] = useState('');
  const [placement, setPlacement] = useState('');
  const read = useDeferredValue(text);
  const facts = useMemo(() => personaFacts(persona, persona), [persona]);
  const { fit } = useMemo(
    () => analyse({ body: read }, { fit: fitTo(facts), own: true, ...(placement && { placement }) }),
    [read, placement, facts],
  );
  return (
    <section aria-label="Banc d’essai">
      <Text size="sm" c="dimmed" mb="md">
        Collez un texte d’annonce&nbsp;: il est comparé à ce que dit la fiche, pendant que vous l’écrivez.
      </Text>
      <div className={form.fields}>
        <Textarea
          label="Un texte à mesurer"
          placeholder="Collez un texte d’annonce"
          autosize
          minRows={3}
          maxRows={12}
          maxLength={analysisLimits.text}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <NativeSelect
          label="Où il paraîtra"
          data={places}
          value={placement}
          onChange={({ currentTarget }) => setPlacement(currentTarget.value)}
        />
        {!fit && (
          <Text size="sm" c="dimmed">
            Dites d’abord ses problèmes, ses buts ou ses mots&nbsp;: un texte se mesure à ce que la fiche dit.
          </Text>
        )}
        {fit && read.trim() !== '' && <FitLines fit={fit} />}
      </div>
    </section>
  );
}

function FitLines({ fit: { score, lines } }: { fit: Fit }) {
  return (
    <div>
      <Text fw={600} role="status">
        {score} sur 100
      </Text>
      <ul className={classes.fit} aria-label="Ce qui lui convient">
        {lines.map(({ key, label, points, max, text }) => (
          <li key={key}>
            <span>
              {label}
              <span className={classes.source}>{text}</span>
            </span>
            <span className={classes.points}>
              {points} / {max}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
