import { Button, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconCheck, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/page-paths.ts';
import { useDashboard } from '../../lib/use-dashboard.ts';
import classes from './first-steps.module.css';

const steps = [
  {
    step: 'ads',
    to: paths.adImports,
    title: 'Importez des annonces',
    text: 'Un fichier, ou la bibliothèque publicitaire de Meta.',
  },
  { step: 'board', to: paths.boards, title: 'Créez un board', text: 'Rangez-y les annonces qui vous inspirent.' },
  { step: 'prospect', to: paths.prospects, title: 'Ajoutez un prospect', text: 'Un nom suffit pour commencer.' },
] as const;

/** What to do first: each is ticked once it is done, and all go then, or when the person has seen enough of them. */
export function FirstSteps() {
  const [hidden, setHidden] = useLocalStorage({
    key: 'firstStepsHidden',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const { data, error } = useDashboard();
  const isDone = (step: (typeof steps)[number]['step']) =>
    data?.steps?.some((one) => one.step === step && one.done) === true;
  // Who has done them all does not see them come and go.
  if (!data && !error) return null;
  if (hidden || steps.every(({ step }) => isDone(step))) return null;
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
        {steps.map(({ step, to, title, text }, index) => (
          <li key={title}>
            <Link to={to} className={classes.step} data-done={isDone(step) || undefined}>
              <span className={classes.number} aria-hidden>
                {isDone(step) ? <IconCheck size={18} stroke={2} /> : index + 1}
              </span>
              <span className={classes.words}>
                <Text component="span" fw={600}>
                  {title}
                  {isDone(step) && <VisuallyHidden>, fait</VisuallyHidden>}
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
