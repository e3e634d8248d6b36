import { productName } from '../../../shared/brand.ts';
import classes from './logo.module.css';

/** The name with its dot, in the colour of the text around it. */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <span className={classes.root} style={{ fontSize: `${size / 16}rem` }}>
      {productName}
    </span>
  );
}
