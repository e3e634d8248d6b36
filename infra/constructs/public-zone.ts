import { type IPublicHostedZone, PublicHostedZone } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import type { StageSettings } from '../config.ts';

/** The Route 53 zone of a stage, when it has one: known by its settings, never looked up. */
export function publicZone(scope: Construct, { hostedZone }: StageSettings): IPublicHostedZone | undefined {
  if (!hostedZone) return undefined;
  return PublicHostedZone.fromPublicHostedZoneAttributes(scope, 'Zone', {
    hostedZoneId: hostedZone.id,
    zoneName: hostedZone.name,
  });
}
