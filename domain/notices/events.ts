import { z } from 'zod';
import { type EventOf, eventRegistry, eventType } from '../event-types.ts';

/** A mail went out. Its stream has this one event, so that no notice is sent twice. */
const noticeSent = eventType('NoticeSent', z.object({ accountId: z.string(), kind: z.string(), noticeId: z.string() }));

export const noticeEventTypes = [noticeSent] as const;
export const noticeEvents = eventRegistry(...noticeEventTypes);
export type NoticeEvent = EventOf<typeof noticeEvents>;
