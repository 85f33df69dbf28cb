/**
 * A generated history: case files as advisers leave them, ten events per customer, personal fields under each
 * customer's key.
 */
import { randomUUID } from 'node:crypto';
import { type AnyEvent, allEvents } from '../domain/events.ts';
import type { EventMetadata } from '../stores/events/port.ts';
import type { Stores } from '../stores/stores.ts';

const AT_ONCE = 50;
const ACCOUNTS = 20;

type Happened = readonly [streamId: string, events: readonly AnyEvent[]];

const year = (of: number): [number, number, number][] =>
  Array.from({ length: 12 }, (_, month) => [of, month + 1, 151_000 + 100 * month]);

const record = (workRecordId: string, from: number) => ({
  workRecordId,
  companyName: `Empresa Inventada ${from} Ltda.`,
  ingressDate: `${from}-01-01`,
  egressDate: `${from}-12-31`,
  remunerations: year(from),
});

const recordEdited = (customerId: string, workRecordId: string, days: number): AnyEvent => ({
  type: 'WorkRecordEdited',
  data: { customerId, workRecordId, personal: { isSpecialTime: true, deduction1: days } },
});

/** A client with a calculation, an import of three years, and the edits that follow; `edits` more of one record. */
const caseFile = (number: number, accountId: string, edits: number): readonly Happened[] => {
  const customerId = randomUUID();
  const calculationId = randomUUID();
  const workRecordIds = [randomUUID(), randomUUID(), randomUUID()];
  const edited = (personal: Record<string, string>): AnyEvent => ({
    type: 'CustomerEdited',
    data: { customerId, personal },
  });
  const personal = {
    name: `Cliente Inventado ${number}`,
    birthDate: '1964-03-10',
    gender: 'Mulher',
    state: 'SC',
  } as const;
  return [
    [
      `customer-${customerId}`,
      [
        { type: 'CustomerCreated', data: { customerId, accountId, status: 'client', personal } },
        edited({ city: 'Joinville' }),
        edited({ currentProfession: 'Analista' }),
        edited({ notes: 'Trouxe a carteira de trabalho e o extrato do CNIS.' }),
        edited({ name: `Cliente Inventada ${number}` }),
      ],
    ],
    [
      `calculation-${calculationId}`,
      [
        { type: 'CalculationCreated', data: { calculationId, customerId, accountId, personal: { name: 'INSS' } } },
        {
          type: 'CnisImported',
          data: {
            customerId,
            importId: null,
            workRecordIds,
            personal: { workRecords: workRecordIds.map((id, place) => record(id, 2000 + place)) },
          },
        },
        { type: 'CalculationEdited', data: { customerId, personal: { name: 'Planejamento' } } },
        { type: 'CalculationEdited', data: { customerId, personal: { calculationDate: '2026-11-20' } } },
        { type: 'WorkRecordRemoved', data: { customerId, workRecordId: workRecordIds[2] ?? '' } },
        ...Array.from({ length: edits }, (_, edit) => recordEdited(customerId, workRecordIds[edit % 2] ?? '', edit)),
      ],
    ],
  ];
};

export const EVENTS_A_CUSTOMER = 10;

interface History {
  /** Further edits of a record, each. */
  readonly editsOfRecords?: number;
  /** The account of the client of a number; twenty of them by turns where it is not given. */
  readonly accountOf?: (number: number) => string;
}

const byTurns = (): ((number: number) => string) => {
  const accounts = Array.from({ length: ACCOUNTS }, () => randomUUID());
  return (number) => accounts[number % ACCOUNTS] ?? '';
};

/** Appends this many customers' histories, event by event as commands do. Throws if the log refuses. */
export const writeHistory = async (
  { log }: Pick<Stores, 'log'>,
  customers: number,
  { editsOfRecords = 0, accountOf = byTurns() }: History = {},
): Promise<void> => {
  const write = async (number: number): Promise<void> => {
    const accountId = accountOf(number);
    const metadata: EventMetadata = {
      at: '2026-11-20T12:00:00.000Z',
      by: randomUUID(),
      accountId,
      correlationId: randomUUID(),
      causationId: null,
    };
    for (const [streamId, events] of caseFile(number, accountId, editsOfRecords)) {
      for (const event of events) {
        const appended = await log.append(allEvents, streamId, [{ id: randomUUID(), event }], 'any', metadata);
        if (!appended.ok) throw new Error(appended.error.name);
      }
    }
  };
  for (let first = 0; first < customers; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, customers - first) }, (_, place) => first + place);
    await Promise.all(numbers.map(write));
  }
};
