import { newCalculation, newCustomer, newWorkRecord, someone } from '../../backend/testing/case-file.ts';
import type { Client } from '../../backend/testing/client.ts';
import { granted, uploadExtract } from '../adviser.ts';
import { patient } from './patient.ts';

/** The commands sent, and which of them were answered 2xx. */
export interface Remembered {
  /** The names of all clients created in the round begin with this. */
  readonly namesBegin: string;
  readonly customers: ReadonlyMap<string, string>;
  /** One client renamed again and again, with an increasing number. */
  readonly edited: { readonly id: string; readonly answered: number; readonly asked: number };
  readonly calculationId: string;
  readonly workRecords: ReadonlySet<string>;
  readonly importId: string;
  /** Where its registers are to be saved. */
  readonly importedInto: string;
}

export interface AtWork {
  /** Resolves when each kind of command was answered at least once. */
  readonly begun: Promise<unknown>;
  /** Ends the work, even if the program no longer answers. */
  stop(): Promise<Remembered>;
}

/** The number in a renamed client's name. */
export const numberOf = (name: string | null): number => Number(/\d+$/.exec(name ?? '')?.[0] ?? Number.NaN);

/** Sends commands as fast as they are answered, until stopped or until one is not answered 2xx. */
export const workAs = async (caller: Client, round: string, pdf: Uint8Array<ArrayBuffer>): Promise<AtWork> => {
  let stopped = false;
  const adviser = patient(caller, () => stopped);
  const namesBegin = `Rodada ${round} cliente`;
  const renamed = await newCustomer(adviser, { ...someone, name: `Rodada ${round} renomeada 0` });
  const { id: calculationId } = await newCalculation(adviser, renamed.id, { regimeType: 'RGPS' });
  const { id: importedInto } = await newCalculation(adviser, renamed.id, { regimeType: 'RGPS' });
  const customers = new Map<string, string>();
  const workRecords = new Set<string>();
  let [asked, answered, importId] = [0, 0, ''];

  /** Resolves with the first answer; the work continues. */
  const again = (command: (number: number) => Promise<void>): { first: Promise<void>; end: Promise<void> } => {
    const first = command(1);
    const goOn = async (): Promise<void> => {
      await first;
      for (let number = 2; !stopped; number += 1) await command(number);
    };
    return { first, end: goOn().catch(() => undefined) };
  };
  const making = again(async (number) => {
    const name = `${namesBegin} ${number}`;
    customers.set((await newCustomer(adviser, { ...someone, name })).id, name);
  });
  const renaming = again(async (number) => {
    asked = number;
    const customer = { name: `Rodada ${round} renomeada ${number}` };
    await granted(adviser.put(`/customers/${renamed.id}`, { customer }));
    answered = number;
  });
  const recording = again(async (number) => {
    const workRecord = { companyName: `Empresa ${number}`, egressDate: '1990-03-31' };
    workRecords.add((await newWorkRecord(adviser, calculationId, workRecord)).id);
  });
  const uploading = uploadExtract(adviser, importedInto, pdf).then((id) => {
    importId = id;
  });

  return {
    begun: Promise.all([making.first, renaming.first, recording.first, uploading]),
    stop: async () => {
      stopped = true;
      await Promise.all([making.end, renaming.end, recording.end]);
      const edited = { id: renamed.id, answered, asked };
      return { namesBegin, customers, edited, calculationId, workRecords, importId, importedInto };
    },
  };
};
