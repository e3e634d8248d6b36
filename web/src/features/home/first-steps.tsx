import { Button, Group, Text, Title } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/page-paths.ts';
import classes from './first-steps.module.css';

const steps = [
  {
    to: `${paths.ads}?onglet=imports`,
    title: 'Importez des annonces',
    text: 'Un fichier, ou la bibliothèque publicitaire de Meta.',
  },
  { to: paths.boards, title: 'Créez un board', text: 'Rangez-y les annonces qui vous inspirent.' },
  { to: paths.prospects, title: 'Ajoutez un prospect', text: 'Un nom suffit pour commencer.' },
];

/** What to do first, until the person has seen enough of it. */
export function FirstSteps() {
  const [hidden, setHidden] = useLocalStorage({
    key: 'firstStepsHidden',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  if (hidden) return null;
  return (
    <section aria-labelledby="first-steps" className={classes.root}>
      <Group justify="space-between" mb="md">
        <Title order={2} id="first-steps" fz="xl">
          Vos trois premiers pas
        </Title>
        <Button variant="subtle" color="gray" size="compact-sm" fw={500} mr={-8} onClick={() => setHidden(true)}>
          Masquer
        </Button>
      </Group>
      <ol className={classes.steps}>
        {steps.map(({ to, title, text }, index) => (
          <li key={title}>
            <Link to={to} className={classes.step}>
              <span className={classes.number} aria-hidden>
                {index + 1}
              </span>
              <span className={classes.words}>
                <Text component="span" fw={600}>
                  {title}
                </Text>
                <Text component="span" size="sm" c="dimmed">
                  {text}
                </Text>
              </span>
              <IconChevronRight size={18} stroke={1.6} aria-hidden />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
