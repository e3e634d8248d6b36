import { lambdaContext } from './lambda-event.ts';

/** Run by `OtherProcess`: answers one call after the other, until nobody is there to ask. */
process.on('message', async ({ path, event }: { path: string; event: object }) => {
  const { handler } = await import(`../../${path}.ts`);
  process.send?.(await handler(event, lambdaContext()));
});
