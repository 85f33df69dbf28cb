import type { AnyEvent } from '../../domain/events.ts';
import { idOfStream } from '../../domain/streams.ts';
import { auditOf } from '../../domain/words/audit.ts';
import { type Fact, none, type Projection } from '../projection.ts';
import { type AuditDocument, type AuditField, auditView } from './schema.ts';

const isOfSomebody = (streamId: string): boolean => streamId.startsWith('user-') || streamId.startsWith('account-');

const aboutOf = (event: AnyEvent, streamId: string): string | null => {
  if (event.type === 'SignInFailed') return event.data.userId;
  return isOfSomebody(streamId) ? idOfStream(streamId) : null;
};

const idOf = ({ streamId, revision }: Fact): string => `${streamId}-${revision}`;

export const auditProjection: Projection<AuditDocument, AuditField> = {
  view: auditView,
  guardedBy: 'position',

  targets: (fact) => (auditOf(fact.event) === null ? none : [idOf(fact)]),

  evolve: (entry, { event, streamId, metadata }, id) => {
    const told = auditOf(event);
    if (told === null) return entry;
    const [kind, sentence] = told;
    return { id, streamId, at: metadata.at, by: metadata.by, kind, about: aboutOf(event, streamId), sentence };
  },
};
