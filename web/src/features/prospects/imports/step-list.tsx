import { IconCheck } from '@tabler/icons-react';
import classes from './import-wizard.module.css';
import type { Step } from './use-import-wizard.ts';

const steps: { step: Step; label: string }[] = [
  { step: 'file', label: 'Fichier' },
  { step: 'columns', label: 'Colonnes' },
  { step: 'check', label: 'Vérification' },
  { step: 'result', label: 'Résultat' },
];

/** The four steps, and where one stands. */
export function StepList({ current }: { current: Step }) {
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
