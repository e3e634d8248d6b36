import { DeleteSuppressedDestinationCommand, NotFoundException, SESv2Client } from '@aws-sdk/client-sesv2';
import { requestTimes } from './request-times.ts';

const client = new SESv2Client({ maxAttempts: 3, requestHandler: requestTimes });

/** Takes an address off the list of those to which SES sends nothing; one that is not on it stays so. */
export async function releaseAddress(email: string): Promise<void> {
  try {
    await client.send(new DeleteSuppressedDestinationCommand({ EmailAddress: email }));
  } catch (error) {
    if (!(error instanceof NotFoundException)) throw error;
  }
}
