import { z } from 'zod';
import { calculationDateOf } from '../domain/calculations/calculation.ts';
import type { LawInput } from '../domain/law/input/input.ts';
import type { CountingMethod } from '../domain/units/span.ts';
import { StoreUnavailable } from '../stores/errors.ts';
import { viewDefinition } from '../stores/views/definition.ts';
import type { Views } from '../stores/views/port.ts';
import { type Headlines, openHeadlines } from './headlines.ts';
import { lawVersion } from './law-version.ts';
import { packed, unpacked } from './packed.ts';
import { type LawQuestion, lawInput } from './question.ts';

const HELD_IN_MEMORY = 200;
/** Entries unused for this long are dropped, so also those of a person whom another process has forgotten. */
const IDLE_MS = 10 * 60_000;

/** `answer` is packed: results are most of what an installation stores, for each calculation and regime. */
const stored = z.object({ id: z.string(), customerId: z.string(), key: z.string(), answer: z.string() });
type Stored = z.output<typeof stored>;

interface Held {
  /** With its answer as it is sent. */
  readonly document: Stored;
  readonly idle: number;
}

const definition = viewDefinition<Stored, 'customerId'>({
  name: 'results',
  meaning: 4,
  schema: stored,
  fields: ['customerId'],
  indexes: [['customerId']],
});

/** What an answer was computed from. */
export interface Revisions {
  /** Of the facts of each: neither a scenario nor a name changes an answer. */
  readonly calculation: number;
  readonly customer: number;
  /** Of what was published but the SELIC, which no kept answer depends on; -1 if nothing was. */
  readonly indexes: number;
  /** Of the office's description of the place that the calculation names; -1 for a regime of the list. */
  readonly place: number;
}

export type RegimeAsked = LawInput['regimeType'];

const KEPT = ['rules', 'outlook'] as const;

/** What is kept of a calculation: the rules of a regime, or when to retire by them. */
export type KeptType = (typeof KEPT)[number];

/** Works out a question, usually in a separate thread; returns the JSON of a `RulesAnswer` or an `OutlookAnswer`. */
export type Evaluate = (task: { readonly type: KeptType; readonly input: LawInput }) => Promise<string>;

export interface KeptAnswer {
  /** The JSON of a `RulesAnswer` or an `OutlookAnswer`. */
  readonly answer: string;
}

/**
 * The rules and the outlooks of calculations, computed once for each combination of revisions, law and day, and then
 * kept: in memory for this process, in the views store for all. Answers are JSON text, sent unchanged.
 */
export interface Results {
  /** The rules, or the outlook, as kept: the same object every time while it is in memory. */
  kept(question: LawQuestion, revisions: Revisions, regimeType: RegimeAsked, type?: KeptType): Promise<KeptAnswer>;
  /** The JSON of a `RulesAnswer`. */
  rules(question: LawQuestion, revisions: Revisions, regimeType: RegimeAsked): Promise<string>;
  /** The same JSON, computed now and kept nowhere. */
  fresh(question: LawQuestion, regimeType: RegimeAsked): Promise<string>;
  /** The rights of calculations as last computed, and how they moved; forgotten with the rest. */
  readonly headlines: Headlines;
  forget(calculationId: string): Promise<void>;
  /** Deletes what was computed for the customer. */
  forgetCustomer(customerId: string): Promise<void>;
  /** Drops everything: revisions of another log may have the same numbers but different content. */
  forgetAll(): Promise<void>;
}

/** Never the same twice: what is removed in the millisecond in which it was written must not stay. */
const increasing = (clock: () => number): (() => number) => {
  let last = 0;
  return () => {
    last = Math.max(last + 1, clock());
    return last;
  };
};

export const openResults = async (views: Views, evaluate: Evaluate, milliseconds: () => number): Promise<Results> => {
  const clock = increasing(milliseconds);
  const view = await views.view(definition);
  const headlines = await openHeadlines(views, clock);
  /** Ordered from least to most recently used. */
  const memory = new Map<string, Held>();
  const running = new Map<string, Promise<KeptAnswer>>();

  const remember = (document: Stored): void => {
    memory.delete(document.id);
    memory.set(document.id, { document, idle: performance.now() + IDLE_MS });
    const oldest = memory.keys().next().value;
    if (memory.size > HELD_IN_MEMORY && oldest !== undefined) memory.delete(oldest);
  };

  setInterval(() => {
    for (const [id, { idle }] of memory) {
      if (idle > performance.now()) break;
      memory.delete(id);
    }
  }, IDLE_MS).unref();

  const compute = async (
    id: string,
    key: string,
    task: Parameters<Evaluate>[0],
    customerId: string,
  ): Promise<KeptAnswer> => {
    const kept = await view.get(id);
    if (kept?.key === key) {
      const known = { ...kept, answer: await unpacked(kept.answer) };
      remember(known);
      return known;
    }
    const document = { id, customerId, key, answer: await evaluate(task) };
    remember(document);
    // Saving only avoids recomputation: if it fails, as on a full disk, the answer is returned all the same.
    // Taken before the packing: what is forgotten meanwhile is not written again.
    const revision = clock();
    const small = { ...document, answer: await packed(document.answer) };
    await view.put(id, small, { revision }).catch(unlessUnavailable);
    return document;
  };

  const drop = async (id: string): Promise<void> => {
    memory.delete(id);
    await view.remove(id, { revision: clock() });
  };

  const kept: Results['kept'] = (question, revisions, regimeType, type = 'rules') => {
    const { calculationId, customerId } = question.calculation;
    const id = idOf(calculationId, regimeType, question.calculation.fields.countingMethod, type);
    const key = keyOf(question, revisions);
    const known = memory.get(id)?.document;
    if (known?.key === key) {
      remember(known);
      return Promise.resolve(known);
    }
    const waiting = `${id} ${key}`;
    const begun = running.get(waiting);
    if (begun !== undefined) return begun;
    const task = { type, input: lawInput(question, regimeType) };
    const answer = compute(id, key, task, customerId).finally(() => running.delete(waiting));
    running.set(waiting, answer);
    return answer;
  };

  return {
    kept,
    rules: async (question, revisions, regimeType) => (await kept(question, revisions, regimeType)).answer,
    fresh: (question, regimeType) => evaluate({ type: 'rules', input: lawInput(question, regimeType) }),
    headlines,
    forget: async (calculationId) => {
      await headlines.forget(calculationId);
      for (const regimeType of ['RPPS', 'RGPS', 'RPPSV2'] as const) {
        for (const method of ['days365', 'calendar'] as const) {
          for (const type of KEPT) await drop(idOf(calculationId, regimeType, method, type));
        }
      }
    },
    forgetAll: async () => {
      memory.clear();
      await headlines.forgetAll();
      await (await view.rebuild()).swap();
    },
    forgetCustomer: async (customerId) => {
      await headlines.forgetCustomer(customerId);
      for (const [id, { document }] of memory) if (document.customerId === customerId) memory.delete(id);
      const { items } = await view.find({ where: { customerId } });
      for (const { id } of items) await drop(id);
    },
  };
};

const idOf = (calculationId: string, regimeType: RegimeAsked, method: CountingMethod, type: KeptType): string =>
  `${calculationId}-${regimeType}-${method}${type === 'rules' ? '' : `-${type}`}`;

/** If measured on today's date, a calculation is a new question every day. */
const keyOf = (question: LawQuestion, { calculation, customer, indexes, place }: Revisions): string =>
  [
    lawVersion,
    calculation,
    customer,
    indexes,
    place,
    calculationDateOf(question.calculation, question.today).day,
    question.specialTimeUntil,
  ].join(' ');

const unlessUnavailable = (error: unknown): void => {
  if (!(error instanceof StoreUnavailable)) throw error;
};
