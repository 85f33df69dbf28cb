import { z } from 'zod';

export const NOTICE_QUEUE = 'notices';

/** Ids only: whom to tell, and of what, is looked up when it is sent. */
export const noticeJob = z.object({ accountId: z.string(), userId: z.string(), noticeId: z.string() });
export type NoticeJob = z.output<typeof noticeJob>;
