import { Anchor, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AdResult } from '../../../../../shared/learning/results.contract.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { ToneBadge } from '../../../components/tone-badge.tsx';
import { formatCount } from '../../../lib/format.ts';
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

/** What an ad says: its text, or the way to give it one, its campaign and its traits, and what it was to show where it was written here. */
export function AdWords({ ad, results, asked }: Props) {
  const may = useMay();
  const [editing, setEditing] = useState(false);
  const { text, campaignName, key, generation, hypothesis } = ad;
  const name = nameOf(ad);
  const mayWrite = may('learning:write');
  const act = mayWrite && !editing && (
    <Button
      variant="subtle"
      color="gray"
      size="compact-xs"
      fw={400}
      flex="none"
      className={classes.act}
      aria-label={text ? `Corriger le texte de ${name}` : `Ajouter le texte de ${name}`}
      onClick={() => setEditing(true)}
    >
      {text ? 'Corriger' : 'Ajouter le texte'}
    </Button>
  );
  const asks = asked && mayWrite && !text && !editing;
  const traits = traitsOf(ad);
  return (
    <div className={classes.words}>
      <Text component="span" size="sm" fw={600} className={classes.name} title={name}>
        {name}
      </Text>
      {text && !editing && (
        <Group gap="0 0.5rem" wrap="nowrap" align="baseline">
          <Text component="span" size="sm" c="dimmed" className={classes.text}>
            {text}
          </Text>
          {act}
        </Group>
      )}
      <div className={classes.about}>
        {campaignName && (
          <Text component="span" size="xs" c="dimmed">
            {campaignName}
          </Text>
        )}
        {traits.length > 0 && (
          <details className={classes.known}>
            <summary aria-label={`${formatCount(traits.length, 'caractéristique')}, ${name}`}>
              {formatCount(traits.length, 'caractéristique')}
            </summary>
            <ul className={classes.traits}>
              {traits.map(({ feature, value, label }) => (
                <li key={`${feature}:${value}`}>{label}</li>
              ))}
            </ul>
          </details>
        )}
        {!text && !asks && act}
      </div>
      {editing && <WordsForm ad={ad} results={results} onDone={() => setEditing(false)} />}
      {asks && <TextForm ad={ad} results={results} />}
      {(key || generation || hypothesis) && (
        <div className={classes.born}>
          {key && (
            <span>
              Clé <b>{key}</b>
            </span>
          )}
          {generation && (
            <Anchor component={Link} to={paths.generation(generation.id)} size="xs" c="inherit" underline="always">
              Écrite dans Réclame, texte {generation.itemId}
            </Anchor>
          )}
          {hypothesis && (
            <span>
              {hypothesis.text}{' '}
              <ToneBadge tone={answers[hypothesis.state].tone}>{answers[hypothesis.state].label}</ToneBadge>
            </span>
          )}
        </div>
      )}
    </div>
  );
}
