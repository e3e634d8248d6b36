import { Anchor, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { PersonaDraft } from '../../../../shared/personas/persona.ts';
import { sourceText, toldBy } from './persona-texts.ts';
import classes from './personas.module.css';

type Props = {
  persona: PersonaDraft;
  /** Where the prospects are that some of it comes from. */
  prospects: string | null;
};

/** All that a persona says, each field with where it comes from. */
export function ToldFields({ persona, prospects }: Props) {
  const sources = new Map(persona.sources.map((source) => [source.path, source]));
  const sourceOf = (path: string) => {
    const source = sources.get(path);
    if (!source || source.type === 'person') return null;
    const text = sourceText(source);
    return (
      <span className={classes.source}>
        {source.type === 'prospects' && prospects ? (
          <Anchor component={Link} to={prospects} inherit c="dimmed" underline="always">
            {text}
          </Anchor>
        ) : (
          text
        )}
      </span>
    );
  };
  return toldBy(persona).map(({ title, fields }) => (
    <section key={title} aria-label={title} className={classes.part}>
      <Title order={3} fz="1rem" mb="xs">
        {title}
      </Title>
      <dl className={classes.told}>
        {fields.map(({ label, path, texts, isShort }) => (
          <div key={path} data-short={isShort || undefined} data-list={texts.length > 1 || undefined}>
            <dt>{label}</dt>
            {texts.map(({ path: at, text }) => (
              <dd key={at} style={{ whiteSpace: 'pre-line' }}>
                {text}
                {sourceOf(at)}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  ));
}
