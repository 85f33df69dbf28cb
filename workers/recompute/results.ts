import { z } from 'zod';
import type { LawInput } from '../../domain/law/input.ts';
import { viewDefinition } from '../../stores/views/definition.ts';
import type { Views } from '../../stores/views/port.ts';
import { type CaseFile, lawInput } from './law-input.ts';
import { lawVersion } from './law-version.ts';

const HELD_IN_MEMORY = 200;

const stored = z.object({ id: z.string(), customerId: z.string(), key: z.string(), answer: z.string() });
type Stored = z.output<typeof stored>;

const definition = viewDefinition<Stored, 'customerId'>({
  name: 'results',
  meaning: 2,
  schema: stored,
  fields: ['customerId'],
  indexes: [['customerId']],
});

/** What an answer was computed from. */
export interface Revisions {
  readonly calculation: number;
  readonly customer: number;
  /** Of the stream of published indexes; -1 when nothing was published. */
  readonly indexes: number;
}

export type RegimeAsked = LawInput['regimeType'];

/** Evaluates a question, usually in a thread of its own; answers the JSON of a `RulesAnswer`. */
export type Evaluate = (input: LawInput) => Promise<string>;

/**
 * The rules of calculations, computed once for each set of revisions, law and day, and then kept: in memory for this
 * process, in the views store for all. Answers are JSON text, which goes out as it is.
 */
export interface Results {
  rules(file: CaseFile, revisions: Revisions, regimeType: RegimeAsked): Promise<string>;
  forget(calculationId: string): Promise<void>;
  /** With the customer goes what was computed for them. */
  forgetCustomer(customerId: string): Promise<void>;
  /** Forgets all: revisions of another log may have the same numbers and another content. */
  forgetAll(): Promise<void>;
}

export const openResults = async (views: Views, evaluate: Evaluate, clock: () => number): Promise<Results> => {
  const view = await views.view(definition);
  // What was kept in an older shape is computed anew.
  if ((await view.servedVersion()) !== definition.version) await (await view.rebuild()).swap();
  const memory = new Map<string, Stored>();
  const running = new Map<string, Promise<string>>();

  const remember = (document: Stored): void => {
    memory.delete(document.id);
    memory.set(document.id, document);
    const oldest = memory.keys().next().value;
    if (memory.size > HELD_IN_MEMORY && oldest !== undefined) memory.delete(oldest);
  };

  const compute = async (id: string, key: string, input: LawInput, customerId: string): Promise<string> => {
    const kept = await view.get(id);
    if (kept?.key === key) {
      remember(kept);
      return kept.answer;
    }
    const document = { id, customerId, key, answer: await evaluate(input) };
    remember(document);
    await view.put(id, document, { revision: clock() });
    return document.answer;
  };

  const drop = async (id: string): Promise<void> => {
    memory.delete(id);
    await view.remove(id, { revision: clock() });
  };

  return {
    rules: (file, revisions, regimeType) => {
      const { calculationId, customerId } = file.calculation;
      const id = `${calculationId}-${regimeType}`;
      const key = keyOf(file, revisions);
      const known = memory.get(id);
      if (known?.key === key) return Promise.resolve(known.answer);
      const waiting = `${id} ${key}`;
      const begun = running.get(waiting);
      if (begun !== undefined) return begun;
      const answer = compute(id, key, lawInput(file, regimeType), customerId).finally(() => running.delete(waiting));
      running.set(waiting, answer);
      return answer;
    },
    forget: async (calculationId) => {
      for (const regimeType of ['RPPS', 'RGPS', 'RPPSV2'] as const) await drop(`${calculationId}-${regimeType}`);
    },
    forgetAll: async () => {
      memory.clear();
      await (await view.rebuild()).swap();
    },
    forgetCustomer: async (customerId) => {
      for (const [id, kept] of memory) if (kept.customerId === customerId) memory.delete(id);
      const { items } = await view.find({ where: { customerId } });
      for (const { id } of items) await drop(id);
    },
  };
};

/** A calculation without a date is held on today, and a new day is a new question. */
const keyOf = (file: CaseFile, { calculation, customer, indexes }: Revisions): string =>
  [
    lawVersion,
    calculation,
    customer,
    indexes,
    file.calculation.fields.calculationDate ?? file.today,
    file.specialTimeUntil,
  ].join(' ');
