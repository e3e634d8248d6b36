import { Duration } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { Dashboard, GraphWidget, type IMetric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { QueryDefinition, QueryString } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { GatewayStack } from '../stacks/gateway-stack.ts';
import type { StreamFollower, Worker } from '../stacks/workers-stack.ts';
import { siteMetric } from './site-metrics.ts';
import type { WordLog } from './word-log.ts';

type Props = {
  stage: string;
  gateways: readonly GatewayStack[];
  logs: ReadonlyMap<string, WordLog>;
  workers: Worker[];
  streams: StreamFollower[];
  table: ITable;
  distribution: IDistribution;
};

const period = Duration.minutes(5);

/** What whoever was woken looks at first, and the questions that they ask the logs: both are made with the stage. */
export class StageDashboard extends Dashboard {
  constructor(scope: Construct, id: string, { stage, gateways, logs, workers, streams, table, distribution }: Props) {
    super(scope, id, { dashboardName: `reclame-${stage}`, defaultInterval: Duration.hours(6) });
    const apis = (measure: (api: GatewayStack['api']) => IMetric) => gateways.map(({ api }) => measure(api));
    const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width: 12, height: 6 });
    const consumed = ['ConsumedReadCapacityUnits', 'ConsumedWriteCapacityUnits'];
    this.addWidgets(
      graph(
        'Requests of each API',
        apis((api) => api.metricCount({ statistic: 'Sum', period })),
      ),
      graph(
        'Answers of failure',
        apis((api) => api.metricServerError({ statistic: 'Sum', period })),
      ),
      graph('Answers of failure of CloudFront, %', [
        siteMetric(distribution.distributionId, '5xxErrorRate', 'Average'),
      ]),
      graph(
        'One answer in a hundred takes longer, ms',
        apis((api) => api.metricLatency({ statistic: Stats.percentile(99), period })),
      ),
      graph(
        'Errors in the log of each word',
        [...logs.values()].map(({ errors }) => errors),
      ),
      graph(
        'Oldest message of each queue, s',
        workers.map(({ queue }) => queue.metricApproximateAgeOfOldestMessage({ statistic: 'Maximum', period })),
      ),
      graph(
        'What follows the table is behind by, ms',
        streams.map(({ fn }) => fn.measure('IteratorAge', 'Maximum', period)),
      ),
      graph(
        'Units that the table takes',
        consumed.map((metricName) => table.metric(metricName, { statistic: 'Sum', period })),
      ),
    );
    this.keepQueries(stage, [...logs.values()]);
  }

  private keepQueries(stage: string, logGroups: WordLog[]): void {
    const saved = (name: string, queryString: QueryString) =>
      new QueryDefinition(this, name, { queryDefinitionName: `reclame-${stage}/${name}`, queryString, logGroups });
    saved(
      'errors',
      new QueryString({
        fields: ['@timestamp', 'message', 'operation', 'requestId', 'error.name', 'error.message', '@logStream'],
        filterStatements: ['level = "error" or @message like /Task timed out|Runtime exited/'],
        sort: '@timestamp desc',
        limit: 200,
      }),
    );
    // Its id stands on the page of whoever saw the error.
    saved(
      'one-request',
      new QueryString({
        fields: ['@timestamp', 'level', 'message', 'operation', 'status', 'durationMs', '@logStream'],
        filterStatements: ['requestId = "…"'],
        sort: '@timestamp asc',
      }),
    );
    saved(
      'slowest-acts',
      new QueryString({
        filterStatements: ['message = "request"'],
        statsStatements: ['count() as calls, pct(durationMs, 50) as p50, pct(durationMs, 99) as p99 by operation'],
        sort: 'p99 desc',
        limit: 50,
      }),
    );
  }
}
