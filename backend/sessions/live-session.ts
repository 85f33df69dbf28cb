import { accountStream, userStream } from '../../domain/streams.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/route.ts';
import { stillAdmitted } from './admission.ts';
import type { Session } from './session.ts';

/** What an open stream needs to know of the session that opened it. */
export interface LiveSession {
  /** Whether it may still receive anything. */
  holds(): Promise<boolean>;
  /** Aborted as soon as it may not. */
  readonly ended: AbortSignal;
}

/** Watches a session while somebody listens (`signal`): its user may sign out, be removed or moved in the meantime. */
export const followSession = (session: Session, caller: Caller, deps: Deps, signal: AbortSignal): LiveSession => {
  const ended = new AbortController();
  const holds = () => stillAdmitted(session, caller, deps);
  const follow = async (): Promise<void> => {
    const streams = [userStream(session.user.id), accountStream(session.user.accountId)];
    for await (const _change of deps.changes.listen(streams, signal)) {
      if (await holds()) continue;
      ended.abort();
      return;
    }
  };
  follow().catch((error: unknown) => deps.logger.warn({ err: error }, 'a session could not be followed'));
  return { holds, ended: ended.signal };
};
