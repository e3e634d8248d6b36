import { Text } from '@mantine/core';
import { contentStyles, creatorNiches } from '../../../../../shared/ugc/creator.rules.ts';
import type { Creator } from '../../../../../shared/ugc/creator.ts';
import classes from './creator-page.module.css';

/** What they have made, as a wall. */
export function Portfolio({ creator: { portfolio, styles } }: { creator: Creator }) {
  return (
    <section aria-labelledby="portfolio">
      <h3 id="portfolio" className={classes.title}>
        Portfolio
      </h3>
      {styles.length > 0 && (
        <Text size="sm" c="dimmed" mb="sm">
          {styles.map((style) => contentStyles[style]).join(', ')}
        </Text>
      )}
      {portfolio.length === 0 ? (
        <Text c="dimmed">Rien n’est montré pour l’instant.</Text>
      ) : (
        <ul className={classes.wall}>
          {portfolio.map(({ id, title, sector, posterUrl, mediaUrl, durationSeconds }) => (
            <li key={id}>
              {mediaUrl ? (
                // biome-ignore lint/a11y/useMediaCaption: what creators send has none
                <video src={mediaUrl} poster={posterUrl ?? undefined} controls preload="none" aria-label={title} />
              ) : posterUrl ? (
                <img src={posterUrl} alt={title} loading="lazy" />
              ) : (
                <div className={classes.empty} />
              )}
              <Text size="sm" fw={500} mt={6}>
                {title}
              </Text>
              <Text size="xs" c="dimmed">
                {[sector && creatorNiches[sector], durationSeconds !== null && `${Math.round(durationSeconds)}\u00a0s`]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
