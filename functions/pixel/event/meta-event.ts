import { daySeconds } from '../../../shared/kernel/day.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { requiredField } from '../../../shared/kernel/validation-messages.ts';
import { pixelTexts } from '../../../shared/pixel/messages.ts';
import type { trackMetaEvent } from '../../../shared/pixel/pixel.contract.ts';
import { pixelLimits } from '../../../shared/pixel/pixel.rules.ts';
import { requiredParameters } from '../../../shared/pixel/pixel-events.ts';
import { parameterProblems } from '../../../shared/pixel/pixel-parameters.ts';
import { AppError, type ErrorDetail } from '../../platform/app-error.ts';
import { metaUserData, userDataProblems } from './user-data.ts';

type Conversion = ParsedInput<typeof trackMetaEvent>['body'];

/** An event as Meta's Conversions API takes it. */
export type MetaEvent = {
  event_name: string;
  event_time: number;
  event_id: string;
  action_source: string;
  event_source_url?: string;
  user_data: Record<string, string>;
  custom_data?: Record<string, unknown>;
};

export const oldestEventSeconds = pixelLimits.oldestEventDays * daySeconds;
/** Clocks of shops are not ours. */
const aheadSeconds = 5 * 60;

/** What Meta is sent of a conversion; a 400 that names everything that Meta would refuse, since one refusal sinks a batch. */
export function metaEvent(input: Conversion, eventId: string, now: Date): MetaEvent {
  const { eventName, actionSource, eventSourceUrl, customData } = input;
  const time = eventSeconds(input.eventTime, now);
  const userData = metaUserData(input.userData);
  const problems = [
    ...timeProblems(time, now),
    ...websiteProblems(input),
    ...userDataProblems(input.userData),
    ...customProblems(input),
  ];
  if (Object.keys(userData).length === 0 && problems.length === 0)
    problems.push({ path: 'userData', message: pixelTexts.noUserData });
  if (problems.length > 0) throw new AppError('validation_error', { details: problems });
  return {
    event_name: eventName,
    event_time: time,
    event_id: eventId,
    action_source: actionSource,
    ...(eventSourceUrl && { event_source_url: eventSourceUrl }),
    user_data: userData,
    ...(customData && { custom_data: withCurrency(customData) }),
  };
}

const eventSeconds = (given: string | number | undefined, now: Date): number => {
  if (typeof given === 'number') return given;
  return Math.floor((given === undefined ? now.getTime() : Date.parse(given)) / 1000);
};

function timeProblems(time: number, now: Date): ErrorDetail[] {
  const age = now.getTime() / 1000 - time;
  if (age > oldestEventSeconds) return [{ path: 'eventTime', message: pixelTexts.tooOld }];
  return age < -aheadSeconds ? [{ path: 'eventTime', message: pixelTexts.inFuture }] : [];
}

/** Meta wants to know of a page and of a browser what happened on a site. */
function websiteProblems({ actionSource, eventSourceUrl, userData }: Conversion): ErrorDetail[] {
  const isSite = actionSource === 'website';
  return [
    ...(isSite && !eventSourceUrl ? [{ path: 'eventSourceUrl', message: requiredField }] : []),
    ...(eventSourceUrl && !isWebAddress(eventSourceUrl)
      ? [{ path: 'eventSourceUrl', message: pixelTexts.webAddress }]
      : []),
    ...(isSite && !userData.clientUserAgent ? [{ path: 'userData.clientUserAgent', message: requiredField }] : []),
  ];
}

const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);

function customProblems({ eventName, customData = {} }: Conversion): ErrorDetail[] {
  if (Buffer.byteLength(JSON.stringify(customData)) > pixelLimits.customDataBytes)
    return [{ path: 'customData', message: pixelTexts.tooLarge }];
  return parameterProblems(customData, requiredParameters(eventName))
    .slice(0, 50)
    .map(({ path, message }) => ({ path: `customData.${path}`, message }));
}

const withCurrency = (custom: Record<string, unknown>) =>
  typeof custom.currency === 'string' ? { ...custom, currency: custom.currency.toUpperCase() } : custom;
