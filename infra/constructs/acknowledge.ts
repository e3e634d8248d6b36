import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Lives with a finding of cdk-nag, on the narrowest construct, for a reason that is true. */
export function acknowledge(construct: IConstruct, reasons: Record<string, string>): void {
  for (const [id, reason] of Object.entries(reasons)) Validations.of(construct).acknowledge({ id, reason });
}
