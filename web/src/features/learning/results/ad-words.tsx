import { Anchor, Button, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AdResult } from '../../../../../shared/learning/results.contract.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import dotted from '../../../components/dotted.module.css';
import { ToneBadge } from '../../../components/tone-badge.tsx';
import { useMay } from '../../../lib/use-may.ts';
import { answers, nameOf, traitsOf } from './result-words.ts';
import classes from './results.module.css';
import { TextForm } from './text-form.tsx';
import type { Results } from './use-results.ts';
import { WordsForm } from './words-form.tsx';

type Props = {
  ad: AdResult;
  results: Results;
  /** A text is asked for at once, where there is none. */
  asked: boolean;
};

/** What an ad says and is called, or the way to give it a text; what else is known of it opens below. */
export function AdWords({ ad, results, asked }: Props) {
  const mayWrite = useMay()('learning:write');
  const [editing, setEditing] = useState(false);
  const { text, hypothesis } = ad;
  const name = nameOf(ad);
  const act = mayWrite && !editing && (
    <Button
      variant="subtle"
      color="gray"
      size="compact-xs"
      fw={400}
      className={classes.act}
      aria-label={text ? `Corriger le texte de ${name}` : `Ajouter le texte de ${name}`}
      onClick={() => setEditing(true)}
    >
      {text ? 'Corriger' : 'Ajouter le texte'}
    </Button>
  );
  const asks = asked && mayWrite && !text && !editing;
  return (
    <div className={classes.words}>
      {text && !editing && (
        <details className={classes.known}>
          <summary>
            <Text component="span" size="sm" fw={600} className={classes.text}>
              {text}
            </Text>
          </summary>
          <Known ad={ad} act={act} />
        </details>
      )}
      <Text
        component="span"
        size={text ? 'xs' : 'sm'}
        {...(text ? { c: 'dimmed' } : { fw: 600 })}
        className={classes.name}
        title={name}
      >
        {name}
      </Text>
      {hypothesis && <ToneBadge tone={answers[hypothesis.state].tone}>{answers[hypothesis.state].label}</ToneBadge>}
      {!text && !editing && (
        <div className={classes.textless}>
          <Known ad={ad} act={null} />
          {!asks && act}
        </div>
      )}
      {editing && <WordsForm ad={ad} results={results} onDone={() => setEditing(false)} />}
      {asks && <TextForm ad={ad} results={results} />}
    </div>
  );
}

/** Its campaign and its traits, and what it was to show where it was written here. */
function Known({ ad, act }: { ad: AdResult; act: ReactNode }) {
  const { campaignName, key, generation, hypothesis } = ad;
  const traits = traitsOf(ad);
  const facts = [campaignName, ...traits.map(({ label }) => label)].filter(Boolean);
  return (
    <div className={classes.about}>
      {facts.length > 0 && (
        <span className={dotted.dotted}>
          {facts.map((fact) => (
            <span key={fact}>{fact} </span>
          ))}
        </span>
      )}
      {(key || generation) && (
        <span>
          {key && (
            <>
              Clé <b>{key}</b>{' '}
            </>
          )}
          {generation && (
            <Anchor component={Link} to={paths.generation(generation.id)} size="xs" c="inherit" underline="always">
              Écrite dans Réclame, texte {generation.itemId}
            </Anchor>
          )}
        </span>
      )}
      {hypothesis && (
        <span>
          {hypothesis.text} {answers[hypothesis.state].said}
        </span>
      )}
      {act}
    </div>
  );
}
