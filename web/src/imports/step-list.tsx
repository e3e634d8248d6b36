import { IconCheck } from '@tabler/icons-react';
import classes from './import-steps.module.css';

type Props<Step extends string> = {
  /** In their order, with their names. */
  steps: readonly { step: Step; label: string }[];
  current: Step;
};

/** The steps of an import, and where one stands. */
export function StepList<Step extends string>({ steps, current }: Props<Step>) {
  const at = steps.findIndex(({ step }) => step === current);
  return (
    <ol className={classes.steps} aria-label="Étapes de l’import">
      {steps.map(({ step, label }, place) => (
        <li
          key={step}
          className={classes.step}
          aria-current={place === at ? 'step' : undefined}
          data-done={place < at || undefined}
        >
          <span className={classes.place}>
            {place < at ? <IconCheck size={14} stroke={2.5} role="img" aria-label="Fait" /> : place + 1}
          </span>
          <span className={classes.label}>{label}</span>
        </li>
      ))}
    </ol>
  );
}
