import classes from './plan-features.module.css';

/** What a plan has besides its limits. */
export const PlanFeatures = ({ features }: { features: string[] }) =>
  features.length > 0 && (
    <ul className={classes.features}>
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  );
