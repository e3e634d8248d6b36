import { join } from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { IRole } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Deployment } from '../config.ts';

/** Under the 29 s of the gateway, so that the answer is always ours. */
export const routeTimeoutSeconds = 28;

const defaultMemoryMb = 512;

type Props = {
  /** The act it does, and the folder of its bundle. */
  name: string;
  description: string;
  role: IRole;
  environment: Record<string, string>;
  memoryMb?: number;
  timeoutSeconds?: number;
};

/** The one place that shapes a Lambda, be it behind a route or behind a queue. */
export class RouteFunction extends LambdaFunction {
  /** Crashes and time-outs. By name, not by reference: an export a function would meet CloudFormation's 200 outputs. */
  readonly errors: Metric;

  constructor(scope: Construct, deployment: Deployment, props: Props) {
    const functionName = `reclame-${deployment.stage}-${props.name}`;
    const logGroup = new LogGroup(scope, `${props.name}Logs`, {
      logGroupName: `/reclame/${deployment.stage}/${props.name}`,
      retention: deployment.settings.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    logGroup.grantWrite(props.role);
    super(scope, props.name, {
      functionName,
      description: props.description,
      code: Code.fromAsset(join(deployment.functionsDir, props.name), { exclude: ['**/*.map'] }),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: props.memoryMb ?? defaultMemoryMb,
      timeout: Duration.seconds(props.timeoutSeconds ?? routeTimeoutSeconds),
      role: props.role,
      environment: props.environment,
      logGroup,
    });
    this.errors = new Metric({
      namespace: 'AWS/Lambda',
      metricName: 'Errors',
      dimensionsMap: { FunctionName: functionName },
      statistic: 'Sum',
    });
  }
}
