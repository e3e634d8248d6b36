import { CfnOutput, Stack } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { EventBus } from 'aws-cdk-lib/aws-events';
import {
  CloudWatchDimensionSource,
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import type { Deployment, StageSettings } from '../config.ts';
import { publicZone } from '../constructs/public-zone.ts';
import type { MailSender } from '../environment.ts';

const dimension = 'ses:configuration-set';

type Props = { deployment: Deployment };

/** The domain that mails come from, signed by DKIM, and the counts of those that come back. */
export class MailStack extends Stack {
  readonly sender: MailSender;
  readonly bounces: Metric;
  readonly complaints: Metric;

  constructor(scope: Construct, id: string, { deployment }: Props) {
    const { stage, settings } = deployment;
    super(scope, id, { env: settings });
    const name = `reclame-${stage}`;
    const configurationSet = new ConfigurationSet(this, 'ConfigurationSet', {
      configurationSetName: name,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    // Counts only where people look: the events themselves bear addresses, and go to the queue of what comes back alone.
    configurationSet.addEventDestination('Counts', {
      destination: EventDestination.cloudWatchDimensions([
        { source: CloudWatchDimensionSource.MESSAGE_TAG, name: dimension, defaultValue: name },
      ]),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT],
    });
    configurationSet.addEventDestination('Returned', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
    const identity = new EmailIdentity(this, 'Identity', { identity: this.identity(settings), configurationSet });
    for (const [at, record] of identity.dkimRecords.entries()) {
      new CfnOutput(this, `DkimRecord${at + 1}`, { value: `${record.name} CNAME ${record.value}` });
    }
    this.sender = {
      address: settings.mailSender,
      identityArn: identity.emailIdentityArn,
      configurationSet: name,
      configurationSetArn: this.formatArn({ service: 'ses', resource: 'configuration-set', resourceName: name }),
    };
    this.bounces = count('Bounce', name);
    this.complaints = count('Complaint', name);
  }

  private identity(settings: StageSettings): Identity {
    const domain = settings.mailSender.split('@')[1] ?? '';
    const zone = publicZone(this, settings);
    return zone && zone.zoneName === domain ? Identity.publicHostedZone(zone) : Identity.domain(domain);
  }
}

const count = (metricName: string, configurationSet: string) =>
  new Metric({
    namespace: 'AWS/SES',
    metricName,
    dimensionsMap: { [dimension]: configurationSet },
    statistic: 'Sum',
  });
