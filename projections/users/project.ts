import type { AnyEvent } from '../../domain/events.ts';
import { idOfStream } from '../../domain/streams.ts';
import { type UserEvent, userEvents } from '../../domain/users/events.ts';
import { evolve } from '../../domain/users/evolve.ts';
import type { SecondFactor, UserState } from '../../domain/users/user.ts';
import { fold } from '../../domain/words/format.ts';
import { type Fact, none, type Projection } from '../projection.ts';
import { type UserDocument, type UserField, usersView } from './schema.ts';

const isOfUser = (event: AnyEvent): event is UserEvent => userEvents.knows(event.type);

export const usersProjection: Projection<UserDocument, UserField> = {
  view: usersView,
  guardedBy: 'revision',

  targets: ({ event, streamId }) => (isOfUser(event) ? [idOfStream(streamId)] : none),

  evolve: (user, fact, id) => {
    const { event, metadata } = fact;
    if (!isOfUser(event)) return user;
    const after = evolve(stateOf(user), event);
    if (after.phase !== 'open') return null;
    const { phase, userId, endedSessions, sessions, devices, secondFactor, proposedSecondFactor: _, ...rest } = after;
    const { createdAt = metadata.at } = user ?? {};
    return {
      ...rest,
      id,
      endedSessions: [...endedSessions],
      sessions: [...sessions],
      devices: [...devices],
      secondFactor: withoutSecret(secondFactor),
      foldedName: fold(rest.profile.name),
      ...withNews(user, fact),
      createdAt,
    };
  },
};

const MOST_NEWS = 10;

/** Signing in from a device never seen before, and another password. */
const newsIn = ({ event, revision, metadata: { at } }: Fact): UserDocument['news'] => {
  if (event.type === 'PasswordChanged') return [{ kind: 'passwordChanged', id: `${revision}`, at, device: '' }];
  if (event.type !== 'SessionBegan' || !event.data.newDevice) return [];
  return [{ kind: 'newDevice', id: `${revision}`, at, device: event.data.personal?.device ?? '' }];
};

const withNews = (user: UserDocument | null, fact: Fact): Pick<UserDocument, 'news' | 'lastNewsAt'> => {
  const news = [...(user?.news ?? []), ...newsIn(fact)].slice(-MOST_NEWS);
  return { news, lastNewsAt: news.at(-1)?.at ?? null };
};

const withoutSecret = (factor: SecondFactor | null): UserDocument['secondFactor'] =>
  factor === null ? null : { lastStep: factor.lastStep, recoveryHashes: [...factor.recoveryHashes] };

const stateOf = (user: UserDocument | null): UserState => {
  if (user === null) return { phase: 'unknown' };
  const secondFactor = user.secondFactor === null ? null : { ...user.secondFactor, secret: null };
  return { ...user, phase: 'open', userId: user.id, secondFactor, proposedSecondFactor: null };
};
