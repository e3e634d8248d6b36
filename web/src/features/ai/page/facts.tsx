import { Button, Checkbox, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnalyzedPage } from '../../../../../shared/ai/analyzed-page.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import { formatCount } from '../../../lib/format.ts';
import { useCopy } from '../../../lib/use-copy.ts';
import { useMay } from '../../../lib/use-may.ts';
import { aiNames, isNew } from '../ai-url.ts';
import { briefOfPage } from '../briefs/brief-of-page.ts';
import own from './facts.module.css';
import classes from './page.module.css';

type Fact = AnalyzedPage['facts'][number];

const kinds: readonly [Fact['kind'], string][] = [
  ['benefit', 'Bénéfices'],
  ['feature', 'Caractéristiques'],
  ['proof', 'Preuves'],
  ['offer', 'Offres'],
  ['price', 'Prix'],
  ['objection', 'Objections levées'],
];

/** Where they stand on the desk. */
export const factsId = 'faits';
/** The surest of a kind come first; the others are looked for. */
const firstOnes = 4;

/** What the page says for what it sells, each sentence to be taken or left. */
export function Facts({ facts, url }: { facts: readonly Fact[]; url: string | null }) {
  const navigate = useNavigate();
  const may = useMay();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const taken = facts.filter(({ evidenceId }) => ticked.has(evidenceId));
  const clipboard = useCopy(textOf(taken));
  const toggle = (id: string) =>
    setTicked((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id])));
  const boxOf = ({ text, evidenceId }: Fact) => (
    <Checkbox
      key={evidenceId}
      size="sm"
      label={text}
      checked={ticked.has(evidenceId)}
      onChange={() => toggle(evidenceId)}
      classNames={{ label: classes.words }}
    />
  );
  const isAll = taken.length === facts.length;
  return (
    <section id={factsId} aria-label="Ce que dit la page" className={classes.part}>
      <div className={own.head}>
        <Title order={2} fz="1rem">
          Ce que dit la page
        </Title>
        {facts.length > 0 && (
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => setTicked(isAll ? new Set() : new Set(facts.map(({ evidenceId }) => evidenceId)))}
          >
            {isAll ? 'Tout décocher' : 'Tout cocher'}
          </Button>
        )}
      </div>
      {facts.length === 0 ? (
        <Text size="sm" c="dimmed">
          Ni bénéfice, ni preuve, ni offre que l’on reconnaisse dans ses phrases.
        </Text>
      ) : (
        <>
          <Text size="sm" c="dimmed">
            Mot pour mot. Cochez ce que vous reprendriez dans une annonce.
          </Text>
          {kinds.map(([kind, label]) => {
            const some = facts.filter((fact) => fact.kind === kind);
            if (some.length === 0) return null;
            return (
              <fieldset key={kind} className={own.kind}>
                <legend>{label}</legend>
                {some.slice(0, firstOnes).map(boxOf)}
                {some.length > firstOnes && (
                  <details className={own.others}>
                    <summary>{formatCount(some.length - firstOnes, 'autre phrase', 'autres phrases')}</summary>
                    {some.slice(firstOnes).map(boxOf)}
                  </details>
                )}
              </fieldset>
            );
          })}
          {taken.length > 0 && (
            <div className={own.take}>
              {may('ai:write') && (
                <Button
                  onClick={() =>
                    navigate(`${paths.aiGenerator}?${aiNames.tab}=briefs&${aiNames.brief}=${isNew}`, {
                      state: { brief: briefOfPage(taken, url) },
                    })
                  }
                >
                  Reprendre dans un brief
                </Button>
              )}
              <CopyButton clipboard={clipboard} variant="default" aria-label="Copier les faits cochés" />
              <Text size="sm" c="dimmed">
                {formatCount(taken.length, 'fait coché', 'faits cochés')}
              </Text>
            </div>
          )}
        </>
      )}
    </section>
  );
}

const textOf = (facts: readonly Fact[]): string =>
  kinds
    .flatMap(([kind, label]) => {
      const some = facts.filter((fact) => fact.kind === kind);
      return some.length === 0 ? [] : [`${label}\n${some.map(({ text }) => `- ${text}`).join('\n')}`];
    })
    .join('\n\n');
