import { Title } from '@mantine/core';
import { useState } from 'react';
import log from '../deliveries/delivery-log.module.css';
import { DeliveryRow } from '../deliveries/delivery-row.tsx';
import { ExampleNotice } from '../example-notice.tsx';
import { exampleWebhook } from './example-deliveries.ts';
import { WebhookRow } from './webhook-row.tsx';
import classes from './webhooks-list.module.css';

/** How a webhook looks once it sends, with deliveries that never left. */
export function ExampleWebhook() {
  const [{ webhook, deliveries }] = useState(() => exampleWebhook(new Date()));
  return (
    <>
      <ExampleNotice>
        Ce webhook est un exemple{'\u00a0'}: rien n’est envoyé, rien n’est gardé. À un serveur en panne, les envois
        repartent d’eux-mêmes.
      </ExampleNotice>
      <ul className={classes.list}>
        <WebhookRow webhook={webhook} example />
      </ul>
      <section aria-label="Journal des envois">
        <Title order={2} fz="lg" mt="lg" mb="sm">
          Envois
        </Title>
        <ul className={log.list}>
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} example />
          ))}
        </ul>
      </section>
    </>
  );
}
