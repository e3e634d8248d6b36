import { Button, Text, Title } from '@mantine/core';
import classes from './no-report.module.css';
import { SampleReport } from './sample-report.tsx';
import { reportTemplates } from './templates.ts';

/** No report yet: what one looks like, and with what to begin. */
export function NoReport({ onNew }: { onNew: ((template: string) => void) | undefined }) {
  return (
    <div className={classes.root}>
      <div>
        <Title order={2} fz={{ base: '1.5rem', sm: '1.875rem' }}>
          Un rapport que vos clients lisent sans vous
        </Title>
        <Text c="dimmed" fz="lg" mt="xs">
          Composez-le une fois&nbsp;: sa période se met à jour toute seule. Partagez-le par un lien ou en PDF.
        </Text>
        {onNew && (
          <ul className={classes.templates} aria-label="Modèles de rapport">
            {reportTemplates.map(({ id, name, about }, at) => (
              <li key={id}>
                <div>
                  <Text fw={600}>{name}</Text>
                  <Text size="sm" c="dimmed">
                    {about}
                  </Text>
                </div>
                <Button
                  variant={at === 0 ? 'filled' : 'default'}
                  aria-label={`Créer\u00a0: ${name}`}
                  onClick={() => onNew(id)}
                >
                  Créer
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <SampleReport />
    </div>
  );
}
