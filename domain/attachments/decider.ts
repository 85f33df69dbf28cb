import { mostAttachments } from '../api/attachments.ts';
import { accept, type Decider, type Decision } from '../decider.ts';
import {
  type AlreadyExists,
  alreadyExists,
  invalid,
  type NotFound,
  notFound,
  type ValidationError,
} from '../failures.ts';
import { messages } from '../words/messages.ts';
import { type AttachmentEvent, attachmentEvents } from './events.ts';

export type AttachmentCommand =
  | {
      readonly type: 'AddAttachment';
      readonly customerId: string;
      readonly attachmentId: string;
      readonly name: string;
      readonly kind: string;
      readonly contentType: string;
      readonly size: number;
    }
  | { readonly type: 'RemoveAttachment'; readonly customerId: string; readonly attachmentId: string };

/** The ids of the documents that are there. */
export type AttachmentState = readonly string[];

export type AttachmentFailure = ValidationError | NotFound | AlreadyExists;

const decide = (command: AttachmentCommand, state: AttachmentState): Decision<AttachmentEvent, AttachmentFailure> => {
  const { customerId, attachmentId } = command;
  switch (command.type) {
    case 'AddAttachment': {
      if (state.includes(attachmentId)) return alreadyExists;
      if (state.length >= mostAttachments) return invalid({ file: messages.tooManyAttachments(mostAttachments) });
      const { name, kind, contentType, size } = command;
      const data = { customerId, attachmentId, contentType, size, personal: { name, kind } };
      return accept({ type: 'AttachmentAdded', data });
    }
    case 'RemoveAttachment':
      if (!state.includes(attachmentId)) return notFound;
      return accept({ type: 'AttachmentRemoved', data: { customerId, attachmentId } });
    default:
      return command satisfies never;
  }
};

const evolve = (state: AttachmentState, event: AttachmentEvent): AttachmentState => {
  switch (event.type) {
    case 'AttachmentAdded':
      return [...state, event.data.attachmentId];
    case 'AttachmentRemoved':
      return state.filter((id) => id !== event.data.attachmentId);
    default:
      return event satisfies never;
  }
};

const decider: Decider<AttachmentCommand, AttachmentState, AttachmentEvent, AttachmentFailure> = {
  initialState: [],
  decide,
  evolve,
};

/** The documents kept of one customer. Stream `attachments-{customerId}`: adding one moves no revision of the customer. */
export const attachmentAggregate = { decider, events: attachmentEvents };
