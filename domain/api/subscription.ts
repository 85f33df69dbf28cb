import { z } from 'zod';
import { messages } from '../words/messages.ts';
import { accountStatus, accountStatusCause } from './auth.ts';
import { id } from './common.ts';

const flag = z
  .enum(['true', 'false'], { error: messages.invalidValue })
  .transform((text) => text === 'true')
  .default(false);

/** Why a subscription is cancelled, and whether somebody may call to talk about staying. */
export const cancellationQuery = z.object({
  reason: z.string({ error: messages.invalidValue }).trim().max(2000, messages.invalidValue).default(''),
  support: flag,
});

/** The same for another user's account, by an administrator. */
export const otherCancellationQuery = z.object({ ...cancellationQuery.shape, userId: id });

export const cancellationAnswer = z.strictObject({
  accountStatus,
  accountStatusCause,
  /** Whether the amount paid goes back. */
  refunded: z.boolean(),
});
