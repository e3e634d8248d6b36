import { CfnOutput, Stack } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import { CfnRecordSet } from 'aws-cdk-lib/aws-route53';
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
import type { Deployment } from '../config.ts';
import { publicZone } from '../constructs/public-zone.ts';
import type { MailSender } from '../environment.ts';

const dimension = 'ses:configuration-set';

type Props = { deployment: Deployment };

/** The domain that mails come from, signed by DKIM, and the counts of those that come back. */
export class MailStack extends Stack {
  readonly sender: MailSender;

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
    const domain = settings.mailSender.split('@')[1] ?? '';
    const zone = publicZone(this, settings);
    const isOfZone = zone?.zoneName === domain;
    const identity = new EmailIdentity(this, 'Identity', {
      identity: zone && isOfZone ? Identity.publicHostedZone(zone) : Identity.domain(domain),
      configurationSet,
    });
    for (const [at, { name: Name, value }] of identity.dkimRecords.entries()) {
      const of = `DkimRecord${at + 1}`;
      // CDK writes those of a zone's own name, and none of a name below it.
      if (zone && !isOfZone && domain.endsWith(`.${zone.zoneName}`))
        new CfnRecordSet(this, `${of}Set`, {
          hostedZoneId: zone.hostedZoneId,
          ...{ name: Name, type: 'CNAME', ttl: '1800', resourceRecords: [value] },
        });
      new CfnOutput(this, of, { value: `${Name} CNAME ${value}` });
    }
    this.sender = {
      address: settings.mailSender,
      identityArn: identity.emailIdentityArn,
      configurationSet: name,
      configurationSetArn: this.formatArn({ service: 'ses', resource: 'configuration-set', resourceName: name }),
    };
  }
}
