import { Button, VisuallyHidden } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconCheck, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Dashboard } from '../../../../shared/dashboard/dashboard.contract.ts';
import { paths } from '../../../../shared/page-paths.ts';
import classes from './first-steps.module.css';

type Steps = NonNullable<Dashboard['steps']>;

const words = {
  ads: { to: `${paths.adImports}&import=fichier`, title: 'Importez des annonces' },
  board: { to: `${paths.boards}?nouveau=1`, title: 'Créez un board' },
  prospect: { to: `${paths.prospects}?nouveau=1`, title: 'Ajoutez un prospect' },
} as const;

export const stepsLeft = (steps: Steps): number => steps.filter(({ done }) => !done).length;

/** Whether the person has seen enough of them, and what says so. */
export function useStepsHidden(): [hidden: boolean, hide: () => void] {
  const [hidden, setHidden] = useLocalStorage({
    key: 'firstStepsHidden',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  return [hidden, () => setHidden(true)];
}

/** What to do first, each ticked once it is done; the last one left stands alone. */
export function FirstSteps({ steps, onHide }: { steps: Steps; onHide: () => void }) {
  const shown = stepsLeft(steps) === 1 ? steps.filter(({ done }) => !done) : steps;
  return (
    <section aria-labelledby="first-steps" className={classes.root}>
      <div className={classes.head}>
        <h3 id="first-steps" className={classes.title}>
          Vos premiers pas
          <span className={classes.count}>
            {steps.length - stepsLeft(steps)}&nbsp;sur&nbsp;{steps.length}
          </span>
        </h3>
        <Button variant="subtle" color="gray" size="compact-sm" fw={500} mr={-8} onClick={onHide}>
          Masquer
        </Button>
      </div>
      <ol className={classes.steps}>
        {shown.map(({ step, done }) => (
          <li key={step}>
            <Link to={words[step].to} className={classes.step} data-done={done || undefined}>
              {shown.length > 1 && (
                <span className={classes.number} aria-hidden>
                  {done ? <IconCheck size={16} stroke={2} /> : steps.findIndex((one) => one.step === step) + 1}
                </span>
              )}
              <span className={classes.words}>
                {words[step].title}
                {done && <VisuallyHidden>, fait</VisuallyHidden>}
              </span>
              <IconChevronRight size={18} stroke={1.6} aria-hidden />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
