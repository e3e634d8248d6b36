import { join } from 'node:path';
import { Duration, Size } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { IRole } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  RecursiveLoop,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { functionTimeoutSeconds } from '../../shared/function-timeout.ts';
import type { Deployment } from '../config.ts';

const defaultMemoryMb = 512;

type Props = {
  deployment: Deployment;
  description: string;
  role: IRole;
  /** Of its word. */
  log: ILogGroup;
  environment: Record<string, string>;
  memoryMb?: number;
  /** Space under /tmp; 512 MB unless told. */
  diskMb?: number;
  /** It hashes passwords: a stage may bound how many it does at once. */
  hashes?: boolean;
  timeoutSeconds?: number;
  /** It hands its work over to its next run; otherwise Lambda stops such a chain after sixteen. */
  startsItself?: boolean;
};

export const functionNameOf = ({ stage }: Deployment, id: string): string => `reclame-${stage}-${id}`;

/** The one place that shapes a Lambda, be it behind a route or behind a queue. Its id is the act, and the folder of its bundle. */
export class ProductFunction extends LambdaFunction {
  private readonly plainName: string;

  constructor(scope: Construct, id: string, { deployment, ...props }: Props) {
    const functionName = functionNameOf(deployment, id);
    props.log.grantWrite(props.role);
    super(scope, id, {
      functionName,
      description: props.description,
      code: Code.fromAsset(join(deployment.functionsDir, id), { exclude: ['**/*.map'] }),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: props.memoryMb ?? defaultMemoryMb,
      ...(props.diskMb && { ephemeralStorageSize: Size.mebibytes(props.diskMb) }),
      timeout: Duration.seconds(props.timeoutSeconds ?? functionTimeoutSeconds),
      recursiveLoop: props.startsItself ? RecursiveLoop.ALLOW : undefined,
      role: props.role,
      environment: props.environment,
      reservedConcurrentExecutions: props.hashes ? deployment.settings.hashesAtOnce : undefined,
      ...(deployment.settings.tracing && { tracing: Tracing.ACTIVE }),
      logGroup: props.log,
    });
    this.plainName = functionName;
  }

  /** What Lambda measures of it. By name, not by reference: an export a function would meet CloudFormation's 200 outputs. */
  measure(metricName: string, statistic: string, period = Duration.minutes(5)): Metric {
    const dimensionsMap = { FunctionName: this.plainName };
    return new Metric({ namespace: 'AWS/Lambda', metricName, dimensionsMap, statistic, period });
  }
}
