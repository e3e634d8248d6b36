import { randomUUID } from 'node:crypto';

/** Has SES's event of a mail go where those of a stage go. */
export type Tell = (event: object) => Promise<void>;

type Answer = { status: number; body: object };
type Kind = 'bounce' | 'complaint' | 'ooto';

const simulated = /^(bounce|complaint|ooto)(?:\+[^@]*)?@simulator\.amazonses\.com$/;
const listed = /^\/v2\/email\/suppression\/addresses\/([^/]+)$/;

/**
 * What comes back of mails, as SES tells it: of the addresses of its simulator, each with any label (`bounce+zoe@…`), and of those
 * on its list of suppressed ones, to which it sends nothing. A bounce or a complaint puts an address there.
 */
export class ReturnedMails {
  readonly #tell: Tell;
  readonly #suppressed = new Set<string>();

  constructor(tell: Tell) {
    this.#tell = tell;
  }

  /** Whether a mail arrives. What SES tells of it is told before this answers. */
  async arrives(to: string, sentAt: string): Promise<boolean> {
    const kind = simulated.exec(to)?.[1] as Kind | undefined;
    if (this.#suppressed.has(to)) {
      await this.#tell(bounceOf(to, sentAt, 'Permanent', 'OnAccountSuppressionList'));
      return false;
    }
    if (!kind) return true;
    if (kind !== 'ooto') this.#suppressed.add(to);
    await this.#tell(eventOf(kind, to, sentAt));
    return kind !== 'bounce';
  }

  /** The API of its list, as far as the product uses it; null for another. */
  answer(method: string, path: string): Answer | null {
    const [, address = ''] = listed.exec(path) ?? [];
    if (!address || method !== 'DELETE') return null;
    if (this.#suppressed.delete(decodeURIComponent(address))) return { status: 200, body: {} };
    return { status: 404, body: { __type: 'NotFoundException', message: 'Email address does not exist' } };
  }
}

function eventOf(kind: Kind, to: string, sentAt: string): object {
  if (kind === 'ooto') return bounceOf(to, sentAt, 'Transient', 'General');
  if (kind === 'bounce') return bounceOf(to, sentAt, 'Permanent', 'General');
  const complainedRecipients = [{ emailAddress: to }];
  return {
    eventType: 'Complaint',
    mail: mailOf(to, sentAt),
    complaint: { complainedRecipients, complaintFeedbackType: 'abuse', complaintSubType: null, ...returned() },
  };
}

const bounceOf = (to: string, sentAt: string, bounceType: string, bounceSubType: string) => ({
  eventType: 'Bounce',
  mail: mailOf(to, sentAt),
  bounce: { bounceType, bounceSubType, bouncedRecipients: [{ emailAddress: to, action: 'failed' }], ...returned() },
});

const mailOf = (to: string, timestamp: string) => ({ timestamp, messageId: randomUUID(), destination: [to] });
const returned = () => ({ feedbackId: randomUUID(), timestamp: new Date().toISOString() });
