import { RemovalPolicy } from 'aws-cdk-lib';
import type { StageSettings } from '../config.ts';

/** What becomes of things that hold what people put into them, when their stack goes. */
export const removalPolicyOf = ({ disposable }: StageSettings): RemovalPolicy =>
  disposable ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN;
